// Runs scripts of package.json at once: `node test/in-parallel.js build lint:` runs `build` and all whose names begin with
// `lint:`. What each prints comes in one piece when it has ended. Fails where one of them does.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const words = process.argv.slice(2);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a command as npm does, which has put the commands of the packages on the path; its exit code. */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code) => {
      process.stderr.write(Buffer.concat(printed));
      if (code !== 0) process.stderr.write(`failed: ${command}\n`);
      resolve(code ?? 1);
    });
  });
}

const named = (word) =>
  Object.keys(scripts).filter((name) => (word.endsWith(':') ? name.startsWith(word) : name === word));
const names = words.map(named);
const codes = await Promise.all(names.flat().map((name) => run(scripts[name])));
// A word without a script is one that was mistyped.
process.exitCode = names.every(({ length }) => length > 0) && codes.every((code) => code === 0) ? 0 : 1;
