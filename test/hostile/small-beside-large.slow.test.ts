import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { useServers } from '../serve/serving.ts';

const serve = useServers(useTemporaryFolders());
const ASKED = 100;

/** Asks for one record of as many seeds, one after the other. Returns the time that only one of a hundred exceeds. */
async function slowest(url: string, firstSeed: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < ASKED; at++) {
    const start = performance.now();
    const { status } = await fetch(`${url}/users/${1 + (at % 50)}?seed=${firstSeed + at}`);
    times.push(performance.now() - start);
    expect(status).toBe(200);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ASKED * 0.98)] ?? 0;
}

it(
  'a record does not wait for the four clients that ask for whole trees of other seeds',
  { timeout: 120_000 },
  async () => {
    const { url } = await serve(builtFiles({ dataOnly: true, items: 50 }));
    await slowest(url, 0);
    const quiet = await slowest(url, 1_000);
    const stop = new AbortController();
    const whole = async (client: number): Promise<void> => {
      for (let at = 0; !stop.signal.aborted; at++) {
        const asked = fetch(`${url}/mockgen.json?seed=${client * 10_000 + at}`, { signal: stop.signal });
        await asked.then((answer) => answer.arrayBuffer()).catch(() => undefined);
      }
    };
    const clients = [1, 2, 3, 4].map(whole);
    const busy = await slowest(url, 2_000);
    stop.abort();
    await Promise.all(clients);
    // Some milliseconds are those of a machine that does more than this.
    expect(busy).toBeLessThan(3 * quiet + 50);
  },
);
