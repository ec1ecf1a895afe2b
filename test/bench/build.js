// How long the command takes against a baseline in the same run, as ratios: they say the same on a fast machine and a slow
// one. Every ratio is the median of several rounds in which both sides run in turn.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, mockgen, serveTree, stop, timeOf } from './processes.js';

const bare = join(dirname(fileURLToPath(import.meta.url)), 'contenders', 'bare-write.js');

/** Runs both sides in turn, and the one first that was second before. */
async function compare({ report }, { name, rounds, most, subject, baseline }) {
  const [ours, theirs] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const sides = [
      [ours, subject],
      [theirs, baseline],
    ];
    for (const [times, side] of round % 2 ? sides.toReversed() : sides) times.push(await side(round));
  }
  report.ratio({ name, ours, theirs, unit: 'ms', most });
}

/** Writes all files of a tree into one, so that the bare script has the bytes without looking for them. */
function packTree(tree, folder) {
  const entries = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  const pack = join(folder, 'pack.json');
  writeFileSync(pack, JSON.stringify(files.map((file) => [relative(tree, file), readFileSync(file, 'utf8')])));
  return pack;
}

/** Milliseconds from the start of a server to its first answer. */
async function timeFirstAnswer(tree) {
  const before = performance.now();
  const { child, url } = await serveTree(tree);
  const { status } = await ask(`${url}/authors/7`);
  const time = performance.now() - before;
  await stop(child);
  if (status !== 200) throw new Error(`the first answer is ${status}`);
  return time;
}

/**
 * Prints the times of the command. Its trees stay until the end of the run: on a disk without a journal, files are made up
 * to ten times slower in the minutes after many were removed.
 */
export async function printBuild(context) {
  const folder = join(context.folder, 'build');
  mkdirSync(folder);
  const [rounds, manyRounds] = context.quick ? [3, 7] : [7, 15];
  const out = join(folder, 'tree');
  const build = (dir) => timeOf(mockgen, 'build', '--quiet', '--out', dir);
  build(out);
  const pack = packTree(out, folder);
  await compare(context, {
    name: 'default build / bare script writing the same files',
    rounds,
    most: 5,
    subject: (round) => build(join(folder, `first-${round}`)),
    baseline: (round) => timeOf(bare, pack, join(folder, `bare-${round}`)),
  });
  await compare(context, {
    name: 'rebuild with nothing changed / first build',
    rounds,
    most: 1,
    subject: () => build(out),
    baseline: (round) => build(join(folder, `again-${round}`)),
  });
  await compare(context, {
    name: 'mockgen --help / node -e 0',
    rounds: manyRounds,
    most: 2,
    subject: () => timeOf(mockgen, '--help'),
    baseline: () => timeOf('-e', '0'),
  });
  await compare(context, {
    name: 'first answer of serve over the default tree / node -e 0',
    rounds: manyRounds,
    most: 5,
    subject: () => timeFirstAnswer(out),
    baseline: () => timeOf('-e', '0'),
  });
}
