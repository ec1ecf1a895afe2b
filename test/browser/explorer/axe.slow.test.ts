import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost, type StaticHost } from '../../contract/static-host.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { openPage } from './open-page.ts';

const files = builtFiles({ only: ['users', 'invoices', 'subscriptions'], items: 30 });
const script = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** Runs axe inside of the page; a text, since this side of the tests has no types of the browser. */
const RUN = `axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`;

async function host(): Promise<StaticHost> {
  const started = await startStaticHost(new Map(Object.entries(files)), '/repo/');
  onTestFinished(() => started.close());
  return started;
}

const PAGES = [
  ['overview', '', '.overview'],
  ['list', '?resource=invoices&q=a&sort=-total', 'mark'],
  ['record', '?resource=users&record=1', '.story'],
  ['fields', '?resource=invoices&view=fields', 'table.fields'],
  ['request', '?resource=invoices&view=request', '.headers'],
] as const;

describeInChromium({ name: 'axe in Chromium' }, (browser) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it.each(PAGES)(`finds nothing on: %s, ${colorScheme}`, { timeout: 120_000 }, async (_, address, shown) => {
      const { url } = await host();
      const page = await openPage(browser(), url + address, colorScheme);
      page.setDefaultTimeout(60_000);
      await page.locator(shown).first().waitFor();
      // Evaluated, since the policy of the page allows no other scripts in it.
      await page.evaluate(readFileSync(script, 'utf8'));
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, await page.evaluate(RUN)]).toEqual([width, []]);
      }
    });
  }
});
