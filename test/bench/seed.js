// Whether the answer to another seed takes longer where the tree is larger.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ask, mockgen, run, serveTree, stop } from './processes.js';

const ROUNDS = 7;

/** Milliseconds of an answer. */
async function timeAnswer(url) {
  const before = performance.now();
  const { status } = await ask(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return performance.now() - before;
}

/** Prints the time of ten records of a new seed over 100,000 records against that over 100. */
export async function printSeed({ report, folder: parent }) {
  const folder = join(parent, 'seed');
  mkdirSync(folder);
  const servers = [];
  for (const items of ['100000', '100']) {
    const tree = join(folder, items);
    run(mockgen, 'build', '--quiet', '--packed', '--only', 'authors,invoices,users', '--items', items, '--out', tree);
    servers.push(await serveTree(tree));
  }
  // Authors refer to nobody; invoices have the name and address of a user.
  for (const resource of ['authors', 'invoices']) {
    const times = servers.map(() => []);
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, { url }] of servers.entries()) {
        const time = await timeAnswer(`${url}/${resource}?seed=${1000 + round}&count=10`);
        // The first answer of all opens the tree.
        if (round > 0) times[index].push(time);
      }
    const [ours, theirs] = times;
    const name = `/${resource}?seed=N&count=10 over 100,000 records / over 100`;
    report.ratio({ name, ours, theirs, unit: 'ms', most: 3 });
  }
  await Promise.all(servers.map(({ child }) => stop(child)));
  rmSync(folder, { recursive: true });
}
