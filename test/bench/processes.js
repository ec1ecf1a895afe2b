// Starts other processes and ends them: each of them ends with this one at the latest.
import { execFileSync, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const running = new Set();

// Certificates to trust besides take Node longer to read than it takes to start. They would be in every figure.
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;

/** The folder of this project. */
export const root = join(here, '..', '..');

/** The command that is measured. */
export const mockgen = join(root, 'bin', 'mockgen.js');

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Runs Node to its end, at most five minutes long. */
export function run(...args) {
  return execFileSync(process.execPath, args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    killSignal: 'SIGKILL',
  });
}

/** Milliseconds that a run of Node takes, start to end. */
export function timeOf(...args) {
  const start = performance.now();
  run(...args);
  return performance.now() - start;
}

/** Runs Node to its end; tells its `ms` and the most memory it held, in `megabytes` of 1024 * 1024 bytes. */
export function measure(...args) {
  const options = {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 300_000,
    killSignal: 'SIGKILL',
  };
  return JSON.parse(execFileSync(process.execPath, [join(here, 'peak.js'), ...args], options));
}

/** Starts a Node process that goes on until it is stopped. */
export function start(args, options = {}) {
  return startProgram(process.execPath, args, options);
}

/** Starts a program that goes on until it is stopped. */
export function startProgram(program, args, options = {}) {
  const child = spawn(program, args, { env, stdio: 'ignore', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends a process and waits until it is gone. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Gets an address once: `{ status, headers, body }`. */
export function ask(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, timeout: 60_000 }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString() });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer from ${url}`)));
    request.on('error', reject);
  });
}

/** Waits until a server that was started answers at all: at most half a minute. */
export async function untilItAnswers(url, child) {
  for (const end = performance.now() + 30_000; performance.now() < end;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    const answered = await ask(url).catch(() => undefined);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not answer within 30 s');
}

/** Starts `mockgen serve` over a tree on any free port; resolves as soon as it tells its address. */
export async function serveTree(tree) {
  const child = start([mockgen, 'serve', tree, '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/[\d.:]+/.exec(printed) ?? [];
      if (address && printed.includes(`${address}\n`)) resolve(address);
    });
    child.once('exit', () => reject(new Error(`mockgen serve ended: ${printed}`)));
  });
  return { child, url };
}
