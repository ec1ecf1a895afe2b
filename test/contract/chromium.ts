import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';

const WELL_KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ADVICE = 'install it, or name it in the environment variable CHROMIUM';

/** The program of a Chromium on this machine: what the environment variable `CHROMIUM` names, or a well-known one. */
function findChromium(): string | undefined {
  return process.env['CHROMIUM'] || WELL_KNOWN.find((path) => existsSync(path));
}

/** Why a suite is left out of this run; nothing with `MOCKGEN_HOSTS=all`, which is how CI runs. */
function reasonToSkip(executablePath: string | undefined, isLong: boolean): string | undefined {
  if (process.env['MOCKGEN_HOSTS'] === 'all') return undefined;
  if (executablePath === undefined) return `no Chromium found; ${ADVICE}`;
  return isLong ? 'it takes long; set MOCKGEN_HOSTS=all' : undefined;
}

/**
 * Describes what takes a Chromium, which is up during the tests. Where there is none, one line says that this did not
 * run; with `MOCKGEN_HOSTS=all` it fails.
 *
 * @param suite `isLong`: whether it is left to CI, and to who asks for all hosts; default: false
 * @param tests is handed the browser, to be called inside of hooks and tests
 */
export function describeInChromium(
  { name, isLong = false }: { readonly name: string; readonly isLong?: boolean },
  tests: (browser: () => Browser) => void,
): void {
  const executablePath = findChromium();
  const reason = reasonToSkip(executablePath, isLong);
  if (reason !== undefined) process.stderr.write(`not run: ${name} (${reason})\n`);
  describe.skipIf(reason !== undefined)(`${name}`, () => {
    let up: Browser | undefined;
    beforeAll(async () => {
      if (executablePath === undefined) throw new Error(`no Chromium found; ${ADVICE}`);
      const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
      up = await chromium.launch({ executablePath, args });
    });
    afterAll(() => up?.close());
    tests(() => up ?? expect.fail('the browser is not up yet'));
  });
}

/** Opens a page, lets it install the service worker beside it, and waits until that answers for the page. */
export async function installWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A text, for this side of the tests does not know what a browser has.
  await page.evaluate(`(async () => {
    const { serviceWorker } = navigator;
    const script = new URL('sw.js', location.href).href;
    const isInCharge = () => serviceWorker.controller?.scriptURL === script;
    await serviceWorker.register(script);
    if (isInCharge()) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => isInCharge() && resolve());
    });
  })()`);
}

/** What a page gets from a plain `fetch`. */
export interface Fetched {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks with a plain `fetch` inside of a page. */
export function fetchIn(page: Page, url: string, init: RequestInit = {}): Promise<Fetched> {
  return page.evaluate(
    async ([target, options]) => {
      const response = await fetch(target, options);
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    },
    [url, init] as const,
  );
}
