// What a page of a large collection costs on hosts of plain files: bytes moved and time, in Chromium, at a first visit; and
// what a search takes of the page itself: its longest gap, and the memory of its process at most.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { median } from './median.js';
import { addPage, pageCost } from './page-cost.js';
import { freePort, mockgen, run, startProgram, stop, untilItAnswers } from './processes.js';
import { markdownTable } from './page.js';

const RECORDS = { quick: 20_000, whole: 100_000 };

/** How long an answer may take at most, in milliseconds. */
const PATIENCE = 120_000;

const ASKED = [
  ['page 1', 'users'],
  ['page 5,000', 'users?page=5000'],
  ['a record', 'users/77777'],
  ['a search with hits early', 'users?q=@example.com'],
  ['a search without a hit', 'users?q=nobody+has+this'],
  ['the same over another seed', 'users?q=nobody+has+this&seed=7'],
];

const isThere = (program) => spawnSync(program, ['--version']).error === undefined;

/** nginx as it comes, over one folder. */
async function startNginx(tree, folder) {
  const port = await freePort();
  mkdirSync(folder);
  const config = `
    daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {}
    http {
      types { application/json json; text/javascript js; text/html html; }
      default_type application/octet-stream;
      access_log off; sendfile on; gzip on; gzip_types application/json text/javascript;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${tree}; }
    }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return { child: startProgram('nginx', ['-c', file, '-e', join(folder, 'error.log')]), port };
}

async function startPython(tree) {
  const port = await freePort();
  return {
    child: startProgram('python3', ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', tree, port]),
    port,
  };
}

const HOSTS = [
  { name: 'nginx', start: startNginx },
  { name: 'python3 -m http.server', program: 'python3', start: startPython },
];

/** Runs in a page. Tells how many milliseconds an answer took, the loading of the client included. */
async function timeAnswer([base, path, patience]) {
  const start = performance.now();
  const { createFetch } = await import(`${base}mockgen.js`);
  const response = await createFetch(base)(base + path, { signal: AbortSignal.timeout(patience) });
  await response.json();
  return { ms: performance.now() - start };
}

/** Asks once, in a browser that knows nothing of the host: `{ ms, bytes }`, headers included. */
async function visit(browser, base, path) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // A page of the host that is none of the files.
    await page.goto(`${base}nothing.html`);
    const session = await context.newCDPSession(page);
    // A page stops a stream that it has read enough of: what has come by then counts as well.
    const moved = new Map();
    const count = (id, bytes) => moved.set(id, (moved.get(id) ?? 0) + bytes);
    session.on('Network.dataReceived', ({ requestId, dataLength }) => count(requestId, dataLength));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      moved.set(requestId, encodedDataLength),
    );
    await session.send('Network.enable');
    const { ms } = await page.evaluate(timeAnswer, [base, path, PATIENCE]);
    return { ms, bytes: [...moved.values()].reduce((sum, bytes) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}

const sizeOf = (bytes) => (bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);
const timeOf = (ms) => (ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** The cells of a host: what moves and how long that takes, and what it takes of the page. */
async function measure(executablePath, base, rounds) {
  const cells = { moved: [], taken: [] };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const [, path] of ASKED) {
    const visits = [];
    const costs = [];
    for (let round = 0; round < rounds; round++) {
      visits.push(await visit(browser, base, path));
      costs.push(await pageCost(executablePath, base, path, PATIENCE));
    }
    const of = (all, name) => median(all.map((each) => each[name]));
    cells.moved.push(`${sizeOf(of(visits, 'bytes'))}, ${timeOf(of(visits, 'ms'))}`);
    const isTold = costs.every(({ peak }) => peak !== undefined);
    cells.taken.push(`${timeOf(of(costs, 'gap'))}, ${isTold ? sizeOf(of(costs, 'peak')) : 'not told here'}`);
  }
  await browser.close();
  return cells;
}

/** Prints a table: what is asked for, and beside it what that costs on each host. */
export async function printStatic({ report, folder: parent, rounds, quick }) {
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    report.print('not run: there is no Chromium; name the program in the environment variable CHROMIUM');
    return;
  }
  const tree = join(parent, 'static');
  const records = RECORDS[quick ? 'quick' : 'whole'];
  run(mockgen, 'build', '--quiet', '--packed', '--only', 'users', '--no-refs', '--items', `${records}`, '--out', tree);
  const whole = statSync(join(tree, 'users', 'all.json')).size;
  report.print(`a first visit to a packed tree of ${records} users, all.json has ${sizeOf(whole)}:`);
  addPage(tree);
  const names = ['', ...ASKED.map(([name]) => name)];
  const [moved, taken] = [[names], [names]];
  for (const { name, program = name, start } of HOSTS) {
    if (!isThere(program)) {
      report.print(`not run: ${name}, which is not installed`);
      continue;
    }
    const { child, port } = await start(tree, join(parent, 'host'));
    const base = `http://127.0.0.1:${port}/`;
    await untilItAnswers(base, child);
    const cells = await measure(executablePath, base, rounds);
    moved.push([name, ...cells.moved]);
    taken.push([name, ...cells.taken]);
    await stop(child);
  }
  const print = (columns) => report.print(markdownTable(names.map((_, at) => columns.map((column) => column[at]))));
  print(moved);
  report.print('the longest gap of the page, and the most memory that its process held:');
  print(taken);
}
