import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fold } from '../../../src/runtime/fold.ts';
import { describeInChromium } from '../../contract/chromium.ts';
import { startStaticHost } from '../../contract/static-host.ts';
import { builtFiles } from '../../node/built-tree.ts';
import { startServed } from './hosts.ts';
import { openPage } from './open-page.ts';

const TREE = { only: ['authors'], items: 30 } as const;
const OWN = "The tree's own data.";

const namesOf = (seed: number): readonly string[] => {
  const text = builtFiles({ ...TREE, seed })['authors/all.json'] ?? '';
  return (JSON.parse(text) as readonly { readonly name: string }[]).map(({ name }) => name);
};

/** Returns the address of a tree of seed 42 on a server, which can generate other seeds. */
const serveTree = (): Promise<string> => startServed(TREE);

/** Returns the address of a tree of seed 42 on a host of files, without the files of the generator. */
async function hostWithoutGenerator(): Promise<string> {
  const page = builtFiles(TREE)['index.html'] ?? '';
  // The service worker does nothing, so the page answers its own requests.
  const files = { ...builtFiles({ ...TREE, dataOnly: true }), 'index.html': page, 'sw.js': '' };
  const host = await startStaticHost(new Map(Object.entries(files)), '/repo/');
  onTestFinished(() => host.close());
  return host.url;
}

const banner = (page: Page): ReturnType<Page['getByText']> => page.locator('.seed [role=status]');
const box = (page: Page): ReturnType<Page['getByText']> => page.getByRole('textbox', { name: 'Seed' });

/** Waits until the table shows the records of a seed. */
async function showsSeed(page: Page, seed: number): Promise<void> {
  await page.getByRole('cell', { name: namesOf(seed)[0] ?? '', exact: true }).waitFor();
  expect(await banner(page).textContent()).toBe(seed === 42 ? OWN : `Seed ${seed}: this is not the tree's own data.`);
}

async function typeSeed(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press('Enter');
}

describeInChromium({ name: 'the seed switcher in Chromium', isLong: true }, (browser) => {
  const open = (address: string): Promise<Page> => openPage(browser(), address);

  describe('on a host with the generator', () => {
    it('shows the data of a seed, and keeps it in the address', async () => {
      const url = await serveTree();
      const page = await open(`${url}?resource=authors`);
      await showsSeed(page, 42);
      await typeSeed(page, '007');
      await page.waitForURL(`${url}?resource=authors&seed=7`);
      await showsSeed(page, 7);
      expect(await page.title()).toBe('authors · seed 7 · mockgen');
      await page.reload();
      await showsSeed(page, 7);
      expect(await box(page).inputValue()).toBe('7');
      await page.goBack();
      await showsSeed(page, 42);
      expect(await box(page).inputValue()).toBe('42');
      await page.goForward();
      await showsSeed(page, 7);
      await page.getByRole('button', { name: 'Back to seed 42' }).click();
      await page.waitForURL(`${url}?resource=authors`);
      await showsSeed(page, 42);
      expect(await page.locator(':focus').getAttribute('id')).toBe('seed');
    });

    it('requests lists, searches and records with the seed on every page', async () => {
      const url = await serveTree();
      const page = await open(`${url}?seed=7`);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByText('made from seed 7').waitFor();
      await page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: 'authors' }).click();
      await page.waitForURL(`${url}?resource=authors&seed=7`);
      await showsSeed(page, 7);
      const found = namesOf(7).filter((name) => fold(name).includes('an'));
      await page.getByLabel('Records per page').selectOption('25');
      await page.getByText('Search in all').click();
      await page.getByRole('checkbox', { name: 'name', exact: true }).check();
      await page.getByRole('searchbox').fill('an');
      await page.getByText(`${found.length} of 30 authors match “an”`).waitFor();
      await page.locator('tbody a').first().click();
      await page.getByRole('dialog', { name: found[0] ?? '' }).waitFor();
      expect(asked.length).toBeGreaterThan(3);
      // Neither the meta documents nor the index depend on the seed.
      const isSame = /\/(?:meta|index\.json|mockgen\.json)$/;
      expect(asked.filter((address) => !isSame.test(address) && !address.includes('seed=7'))).toEqual([]);
    });

    it('draws another seed each time', async () => {
      const url = await serveTree();
      const page = await open(`${url}?resource=authors&page=2`);
      const drawn = new Set<string>();
      for (let at = 0; at < 3; at++) {
        const before = page.url();
        await page.getByRole('button', { name: 'Random seed' }).click();
        await page.waitForURL((address) => address.href !== before);
        const seed = new URL(page.url()).searchParams.get('seed') ?? '';
        await page.getByText(`Seed ${seed}: this is not the tree's own data.`).waitFor();
        drawn.add(seed);
      }
      expect(drawn.size).toBe(3);
      expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    });

    it.each(['abc', '1.5', '-1', '9007199254740992'])('says that “%s” is not a seed', async (text) => {
      const url = await serveTree();
      const page = await open(`${url}?resource=authors`);
      await showsSeed(page, 42);
      await typeSeed(page, text);
      await page.getByRole('alert').getByText(`“${text}” is not a seed.`).waitFor();
      expect(page.url()).toBe(`${url}?resource=authors`);
      expect(await box(page).getAttribute('aria-invalid')).toBe('true');
      await typeSeed(page, '42');
      await page.getByRole('alert').waitFor({ state: 'hidden' });
      expect(await box(page).getAttribute('aria-invalid')).toBe('false');
      await showsSeed(page, 42);
    });

    it('copies commands that return the same data', async () => {
      const url = await serveTree();
      const page = await open(`${url}?resource=authors&seed=7`);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = async (name: string): Promise<unknown> => {
        await page.getByRole('button', { name: `Copy as ${name}` }).click();
        await page.getByText(`Copied as ${name}`, { exact: true }).waitFor();
        return page.evaluate('navigator.clipboard.readText()');
      };
      await showsSeed(page, 7);
      expect(await copied('curl')).toBe(`curl '${url}authors?seed=7'`);
      expect(await copied('fetch')).toContain(`await fetch('${url}authors?seed=7')`);
      expect(await copied('mockgen build')).toBe('npx mockgen build --seed 7 --items 30 --only authors --no-refs');
    });
  });

  describe('on a host with one seed only', () => {
    const refused = async (address: string, heading: string, reason: string): Promise<void> => {
      const url = await hostWithoutGenerator();
      const page = await open(`${url}${address}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.locator('main [role=alert] p:not(.ways)', { hasText: reason }).waitFor();
      expect(await banner(page).textContent()).toContain('nothing to show');
      await page.getByRole('main').getByRole('button', { name: 'Back to seed 42' }).click();
      await page.waitForURL(`${url}?resource=authors`);
      await showsSeed(page, 42);
    };

    it('shows the reason that the host gives, and a way back', async () => {
      await refused('?resource=authors&seed=7', 'Seed 7 cannot be shown here', 'seed 42');
    });

    it.each(['abc', '1.5', '9007199254740992'])('explains what is wrong with an address of seed %s', async (seed) => {
      const reason = `expected an integer from 0 to 9007199254740991, got '${seed}'`;
      await refused(`?resource=authors&seed=${seed}`, `“${seed}” is not a seed`, reason);
    });

    it('shows its data if the address names its own seed', async () => {
      const page = await open(`${await hostWithoutGenerator()}?resource=authors&seed=42`);
      await showsSeed(page, 42);
    });
  });

  it('fits the screen of a phone', async () => {
    const page = await open(`${await serveTree()}?resource=authors&seed=9007199254740991`);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText('Seed 9007199254740991: this is not').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });
});
