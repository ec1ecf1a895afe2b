// What an answer takes of the page that asks for it: its longest gap, and the memory of its process at most. The browser is
// left alone meanwhile, as tools that watch one let it decode and keep a copy of all that it loads.
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from './processes.js';

/** The name of the page that asks. */
const PAGE = 'page-cost.html';

/**
 * Runs in a page, which says in its address what to ask for and whom to tell. Timers come every four milliseconds, unless the
 * page is busy.
 */
async function ask() {
  const [path, patience, told] = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const base = new URL('.', location.href).href;
  // What the page needs for itself is over by then.
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const start = performance.now();
  let [last, gap] = [start, 0];
  const look = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
  };
  const timer = setInterval(look);
  const { createFetch } = await import(`${base}mockgen.js`);
  const signal = AbortSignal.timeout(patience);
  const answer = await createFetch(base)(base + path, { signal }).then((response) => response.text(), String);
  look();
  clearInterval(timer);
  const body = JSON.stringify({ gap, ms: performance.now() - start, answer });
  await fetch(told, { method: 'POST', mode: 'no-cors', body });
}

/** Puts the page that asks into a tree. */
export function addPage(tree) {
  writeFileSync(join(tree, PAGE), `<!doctype html><title>A page</title><script type="module">(${ask})()</script>`);
}

/** What a process was started with, and how it is; empty where there is none by now. */
function look(pid) {
  try {
    return [readFileSync(`/proc/${pid}/cmdline`, 'utf8'), readFileSync(`/proc/${pid}/status`, 'utf8')];
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return ['', ''];
    throw error;
  }
}

/** The most memory in bytes that any page of a browser has held so far; undefined where the system does not tell. */
function peakOf(profile) {
  if (!existsSync('/proc/self/status')) return undefined;
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(look)
    .filter(([command]) => command.includes(`--user-data-dir=${profile}`) && command.includes('--type=renderer'))
    .filter(([command]) => !command.includes('--top-chrome-webui'))
    .map(([, status]) => Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024);
  return Math.max(...peaks);
}

/** Removes a folder that processes which are about to end may still write to. */
async function removed(folder) {
  for (let left = 40; ; left--) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(250);
    }
  }
}

/**
 * Asks once, in a browser that knows nothing of the host: `{ ms, gap, peak }`.
 *
 * @param base the address of a tree that has the page
 * @param patience after how many milliseconds it is given up
 */
export async function pageCost(program, base, path, patience) {
  const profile = mkdtempSync(join(tmpdir(), 'mockgen-page-'));
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const told = `http://127.0.0.1:${server.address().port}/`;
  const address = `${base}${PAGE}#${encodeURIComponent(JSON.stringify([path, patience, told]))}`;
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = startProgram(program, [...options, address]);
  try {
    const signal = AbortSignal.timeout(patience + 30_000);
    const [request, response] = await once(server, 'request', { signal });
    const peak = peakOf(profile);
    const pieces = await request.toArray();
    response.end();
    return { ...JSON.parse(Buffer.concat(pieces).toString()), peak };
  } finally {
    // All of its processes go with the first one, if that may end by itself.
    browser.kill('SIGTERM');
    await once(browser, 'exit');
    server.close();
    await removed(profile);
  }
}
