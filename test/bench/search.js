// How long a search without a server takes over 10,000 records: the first one, which loads them, and those that follow.
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sirv from 'sirv';
import { median } from './median.js';
import { mockgen, root, run } from './processes.js';

const RECORDS = 10_000;

/**
 * Runs in Node as well as in a page, so it may use nothing from around it.
 *
 * @returns milliseconds, a number per round or search: `plain` for getting the file and parsing it
 */
async function timeSearches([client, base]) {
  const { createFetch } = await import(client);
  const timed = async (run) => {
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  const times = { plain: [], first: [], next: [] };
  for (let round = 0; round < 7; round++) {
    times.plain.push(await timed(async () => (await fetch(`${base}authors/all.json`)).json()));
    const mocked = createFetch(base);
    const search = (text) => timed(async () => (await mocked(`${base}authors?q=${text}`)).json());
    times.first.push(await search('ann'));
    for (const text of ['a', 'novel', 'river', 'nobody']) times.next.push(await search(text));
  }
  return times;
}

async function timeInChromium(base) {
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
  if (!existsSync(executablePath)) return undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${base}mockgen.json`);
    return {
      name: `Chromium ${browser.version()}`,
      times: await page.evaluate(timeSearches, [`${base}mockgen.js`, base]),
    };
  } finally {
    await browser.close();
  }
}

async function timeInNode(base) {
  const client = pathToFileURL(join(root, 'dist', 'web', 'client.js')).href;
  return { name: `Node ${process.versions.node}`, times: await timeSearches([client, base]) };
}

function print({ name, times }, report) {
  const [plain, first, next] = [times.plain, times.first, times.next].map(median);
  const column = (text) => text.padStart(9);
  report.print(
    `${`createFetch, ${name}`.padEnd(34)} first ${column(`${first.toFixed(0)} ms`)} (${(first / plain).toFixed(2)}x of ` +
      `getting and parsing the file)   following ${column(`${next.toFixed(1)} ms`)}`,
  );
}

/** Prints the times of searches over a host of plain files. */
export async function printSearches({ report, folder: parent }) {
  const folder = join(parent, 'search');
  const given = ['build', '--quiet', '--packed', '--only', 'authors', '--items', `${RECORDS}`, '--out', folder];
  run(mockgen, ...given);
  const megabytes = (statSync(join(folder, 'authors', 'all.json')).size / 1e6).toFixed(1);
  // Nothing is kept between rounds: each has a first visit.
  const serve = sirv(folder, { dev: true, setHeaders: (response) => response.setHeader('Cache-Control', 'no-store') });
  const server = createServer(serve);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${server.address().port}/`;
  try {
    report.print(`search over ${RECORDS} authors, ${megabytes} MB:`);
    print(await timeInNode(base), report);
    const inChromium = await timeInChromium(base);
    if (inChromium) print(inChromium, report);
    else report.print('createFetch, Chromium: not run; name the program in the environment variable CHROMIUM');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
