// Installs what mockgen is compared with, each package into a temporary folder of its own.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** `npm run` names the program of npm that it is; elsewhere the one on the path is meant. */
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/** Milliseconds for all of them. */
const LONGEST = 120_000;

/** Why npm failed, in a word. What is not a failure of npm is a mistake of ours, and thrown again. */
function explainFailure(error) {
  if (error.killed) return 'took too long';
  if (error.code === 'ENOENT') return 'there is no npm';
  if (typeof error.code !== 'number') throw error;
  return /npm error code (\w+)/.exec(error.stderr)?.[1] ?? `npm ended with ${error.code}`;
}

async function installOne({ name, version }, parent, until) {
  const folder = join(parent, name.replace('/', '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retries=1',
    `${name}@${version}`,
  ];
  const [program, ...before] = npm;
  // A whole number, as execFile wants it.
  const timeout = Math.max(1, Math.ceil(until - performance.now()));
  try {
    await promisify(execFile)(program, [...before, ...args], { cwd: folder, timeout, killSignal: 'SIGKILL' });
  } catch (error) {
    return { missing: 'not installed', reason: explainFailure(error) };
  }
  const home = join(folder, 'node_modules', name);
  const { bin = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const [command] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return { home, program: command && join(home, command) };
}

/**
 * Installs packages, two at a time. What is not there after two minutes counts as not installed.
 *
 * @param packages each with `name` and exact `version`
 * @returns by name: the folder of the package as `home` and its command as `program`, or that there is none as
 *   `missing`, and the `reason`
 */
export async function install(packages, folder) {
  const until = performance.now() + LONGEST;
  const waiting = [...packages];
  const installed = new Map();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      installed.set(next.name, await installOne(next, folder, until));
  };
  await Promise.all([work(), work()]);
  return installed;
}

/** Prints what is not installed, and why. With --write that is an error: the page would show a part for the whole. */
export function tellMissing({ report, write }, installed) {
  const missing = [...installed].filter(([, { reason }]) => reason).map(([name, { reason }]) => `${name} (${reason})`);
  if (!missing.length) return;
  if (write) throw new Error(`not written, since these are not installed: ${missing.join(', ')}`);
  report.print(`not installed: ${missing.join(', ')}`);
}
