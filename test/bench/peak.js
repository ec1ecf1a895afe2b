// Runs a program of Node and prints, as JSON, how long it ran and the most memory it held. The program is started from
// this small process, because systems count the memory of the process that starts another one as the new one's.
import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const REPORT = 3;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = performance.now();
  const { output, status } = spawnSync(process.execPath, ['--import', import.meta.url, ...process.argv.slice(2)], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  const ms = performance.now() - before;
  if (status !== 0) process.exit(1);
  console.log(JSON.stringify({ ms, megabytes: Number(output[REPORT]) / 1024 }));
} else {
  // Loaded in front of the program: the last thing that its process does is to tell.
  process.on('exit', () => writeSync(REPORT, `${process.resourceUsage().maxRSS}`));
}
