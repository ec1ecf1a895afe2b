import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeWith } from './needs.ts';

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

const ADVICE = 'no Chromium found; install it, or name it in the environment variable CHROMIUM';

/** Returns the path of Chromium on this machine: the environment variable `CHROMIUM`, or a well-known path. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] || WELL_KNOWN.find((path) => existsSync(path));
}

/**
 * Describes tests that need Chromium, which runs during the tests.
 *
 * @param suite `isLong` as for every program that tests need
 * @param tests receives a function that returns the browser, to be called inside hooks and tests
 */
export function describeInChromium(
  suite: { readonly name: string; readonly isLong?: boolean },
  tests: (browser: () => Browser) => void,
): void {
  describeWith({ ...suite, program: findChromium(), advice: ADVICE }, (program) => {
    let up: Browser | undefined;
    beforeAll(async () => {
      const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
      // Loaded here, since it takes a second that tests without Chromium should not wait for.
      const { chromium } = await import('playwright-core');
      up = await chromium.launch({
        // Tests of signals run in this process, so the browser must not react to them.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        executablePath: program(),
        args,
      });
    });
    afterAll(() => up?.close());
    tests(() => up ?? expect.fail('the browser is not up yet'));
  });
}

/** Opens a page that installs the service worker next to it, and waits until the worker controls the page. */
export async function installWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A text, since this side of the tests has no types of the browser.
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

/** The response that a page gets from `fetch`. */
export interface Fetched {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request with `fetch` inside a page. */
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
