// What other clients do to the answers that one waits for.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile } from './median.js';
import { plainLoad } from './plain-load.js';
import { start, stop } from './processes.js';

const flood = join(dirname(fileURLToPath(import.meta.url)), 'flood.js');

/** The 99th percentile of an item's milliseconds, over one connection. */
async function p99(url, seconds) {
  const { latencies } = await plainLoad({ url, next: () => '/authors/7', connections: 1, seconds });
  return quantile(latencies, 0.99);
}

/** A hundredth of the answers tells of single hiccups of a machine, so there is a median also where all else is run once. */
const ROUNDS = 7;

/** Prints the latency of an item when nobody else asks, and while another process asks for new seeds all the time. */
export async function measureLatency(url, { report, rounds, quick }) {
  const [quiet, flooded] = [[], []];
  const seconds = quick ? 1 : 2;
  for (let round = 0; round < Math.max(rounds, ROUNDS); round++) {
    quiet.push(await p99(url, seconds));
    const child = start([flood, url, String(1_000_000 * (round + 1))]);
    // The flood is on as soon as it has started: its first answers need not be among those that are measured.
    await p99(url, 0.5);
    flooded.push(await p99(url, seconds));
    await stop(child);
  }
  report.ratio({
    name: '99th percentile of an item: 4 clients flooding ?seed= / quiet',
    ours: flooded,
    theirs: quiet,
    unit: 'ms',
    most: 3,
  });
}
