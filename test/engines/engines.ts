import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { bundleScript } from './bundle.ts';
import { writeFiles } from '../contract/built-folder.ts';
import { listen } from '../contract/listening.ts';
import { startWrangler } from '../contract/wrangler.ts';

/** What is asked of an engine: expressions for texts, or for promises of texts. */
export interface Task {
  /** The statement that imports what the expressions need. Paths are from the root of the project. */
  readonly imports: string;
  readonly expressions: readonly string[];
}

/** What an engine says: a text for each expression, and the engine's own name and version. */
export interface Told {
  readonly texts: readonly string[];
  readonly version: string;
}

/** The start of a script: `tasks` has a function for each expression. */
const startOf = ({ imports, expressions }: Task): string =>
  `${imports} const tasks = [${expressions.map((expression) => `() => ${expression}`).join(', ')}];`;

/** Hands over a folder that is gone afterwards. */
async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-engine-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Runs a task in a program that runs scripts and prints. */
export function inProcess(program: string, given: readonly string[], task: Task): Promise<Told> {
  return withFolder(async (folder) => {
    const script = `${startOf(task)} for (const run of tasks) console.log(JSON.stringify(await run()));`;
    writeFiles(folder, { 'task.mjs': await bundleScript(script) });
    const { stdout } = await promisify(execFile)(program, [...given, join(folder, 'task.mjs')]);
    const version = await promisify(execFile)(program, ['--version']);
    const texts = stdout
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line));
    return { texts, version: version.stdout.split('\n', 1)[0] ?? '' };
  });
}

/** Serves a page that runs a script, and emits `told` when the script has posted so many texts. */
async function serveScript(
  script: string,
  count: number,
): Promise<{ port: number; told: Promise<Told>; close(): Promise<void> }> {
  const page = new EventEmitter();
  const told = once(page, 'told').then(([all]: readonly Told[]) => all ?? { texts: [], version: '' });
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', '<!doctype html><meta charset="utf-8"><script type="module" src="task.js"></script>'],
    '/task.js': ['text/javascript', script],
  };
  const texts: string[] = [];
  const receive = async ({ headers }: IncomingMessage, body: Promise<string>): Promise<void> => {
    if (texts.push(await body) === count) page.emit('told', { texts, version: headers['user-agent'] ?? '' });
  };
  const server = await listen((request, response) => {
    if (request.method === 'POST') {
      receive(request, text(request)).then(
        () => response.end(),
        (error: unknown) => page.emit('error', error),
      );
      return;
    }
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  });
  return { ...server, told };
}

/** Runs a task in a page, which posts one text after the other. */
export function inPage(program: string, given: (profile: string) => readonly string[], task: Task): Promise<Told> {
  return withFolder(async (folder) => {
    const script = await bundleScript(`${startOf(task)} for (const run of tasks)
      await fetch('text', { method: 'POST', body: await run() });`);
    const { port, told, close } = await serveScript(script, task.expressions.length);
    const profile = join(folder, 'profile');
    mkdirSync(profile);
    // A browser is several processes: they are ended as the group that they are.
    const browser = spawn(program, [...given(profile), `http://127.0.0.1:${port}/`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, HOME: folder },
    });
    const ended = once(browser, 'exit');
    try {
      const early = ended.then(() => Promise.reject(new Error(`${program} ended before its page was done`)));
      return await Promise.race([told, early]);
    } finally {
      if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid);
      await ended;
      await close();
    }
  });
}

/** Runs a task in the worker of a local edge network, one request for each expression. */
export function inWorker(wrangler: string, task: Task): Promise<Told> {
  return withFolder(async (folder) => {
    const contents = `${startOf(task)} export default { fetch: async ({ url }) =>
      new Response(await tasks[Number(new URL(url).searchParams.get('task'))]()) };`;
    const settings = { name: 'task', main: 'worker.js', compatibility_date: '2025-09-01' };
    const dir = join(folder, 'worker');
    writeFiles(dir, {
      'worker.js': await bundleScript(contents),
      'wrangler.json': JSON.stringify(settings),
    });
    const { port, close } = await startWrangler(wrangler, dir, join(folder, 'state'));
    try {
      const texts: string[] = [];
      for (const at of task.expressions.keys()) {
        const response = await fetch(`http://127.0.0.1:${port}/?task=${at}`);
        texts.push(await response.text());
      }
      const version = await promisify(execFile)(wrangler, ['--version']);
      return { texts, version: `wrangler ${version.stdout.trim()}` };
    } finally {
      await close();
    }
  });
}
