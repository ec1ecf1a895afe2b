// Runs scripts of package.json at once, those whose names begin with a word and a colon: `node test/together.js lint`.
// What each prints comes in one piece when it has ended. Fails where one of them does.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [, , word] = process.argv;
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

const commands = Object.entries(scripts).filter(([name]) => name.startsWith(`${word}:`));
const codes = await Promise.all(commands.map(([, command]) => run(command)));
process.exitCode = commands.length > 0 && codes.every((code) => code === 0) ? 0 : 1;
