// A process that builds a tree, for tests of several at once: the options come as JSON.
import { builtins } from '../../dist/builtins.js';
// The very module, so that nothing is loaded later.
import { buildTree } from '../../dist/write/build.js';

const { hold, uid, ...options } = JSON.parse(process.argv[2]);
// Only now: another user need not be able to read the program, or this file.
if (uid !== undefined) process.setuid(uid);
// Where it is asked to, it never ends by itself: what is done with it then is up to the test.
const onProgress = hold ? () => process.stdout.write('building\n') : undefined;
try {
  for (let round = 0; ; round++) {
    await buildTree(builtins, { ...options, seed: options.seed + round, ...(onProgress && { onProgress }) });
    if (!hold) break;
  }
} catch (error) {
  process.stderr.write(`${error.code}: ${error.message}\n`);
  process.exitCode = 1;
}
