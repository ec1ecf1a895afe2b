import { it, onTestFinished } from 'vitest';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { builtFiles } from '../../node/built-tree.ts';

const {
  'index.json': index = '',
  'mockgen.json': manifest = '',
  'index.html': page = '',
} = builtFiles({ only: ['users'], items: 3 });

describeInChromium({ name: 'the explorer on a host that lacks something', isLong: true }, (browser) => {
  /** Opens the explorer on a host with these files, which logs what it cannot load; gives what the page says. */
  async function open(site: Readonly<Record<string, string>>): Promise<(text: string) => Promise<void>> {
    const host = await startStaticHost(new Map(Object.entries({ ...site, 'index.html': page })));
    const opened = await browser().newPage();
    onTestFinished(async () => {
      await opened.close();
      await host.close();
    });
    opened.setDefaultTimeout(10_000);
    await opened.goto(host.url);
    return (text) => opened.getByText(text).waitFor();
  }

  it.each([
    ['index.json', { 'mockgen.json': manifest }],
    ['mockgen.json', { 'index.json': index }],
  ])('does without %s', async (_, site) => {
    const says = await open(site);
    await says('Mock data to look around in');
  });

  it.each([
    ['nothing is there', {}, '/index.json was answered with 404.'],
    ['something else is there', { 'index.json': 'hello', 'mockgen.json': 'hello' }, '/index.json is not JSON.'],
    ['no resource is there', { 'index.json': '{}' }, 'Neither index.json nor mockgen.json names a resource.'],
  ])('says so if %s', async (_, site, message) => {
    const says = await open(site);
    await says(message);
  });
});
