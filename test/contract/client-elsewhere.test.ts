import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { builtSite, type BuiltTree } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { askThrough, built, builtLarge, LARGE_TREE, requestThrough, TREE } from './answering.ts';
import { describeWith } from './needs.ts';
import { writeScripts } from './scripts.ts';
import { startStaticHost } from './static-host.ts';
import { describeShapes, type ShapedHost } from './shaped.ts';
import { type ContractHost, describeContract } from './suite.ts';

interface Answered {
  readonly id: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A caller that waits for an answer. */
interface Waiting {
  readonly done: (answered: Answered) => void;
  readonly fail: (error: Error) => void;
}

/** Id of the message that says that the process is ready. */
const READY = 0;

const client = pathToFileURL('dist/tree/mockgen.js').href;
const ofPackage = pathToFileURL('dist/seeds/index.js').href;
const temporary = useTemporaryFolders();

/** Opens the client of a tree on a host of files, in a process of another runtime. */
async function openProcess(
  program: string,
  given: readonly string[],
  tree: BuiltTree,
  scripts = '',
): Promise<{ readonly contract: ContractHost; readonly shaped: ShapedHost }> {
  const host = await startStaticHost(builtSite({ ...TREE, ...tree }), '/repo/');
  host.ranges = () => true;
  const script = resolve('test/contract/client-process.js');
  const child = spawn(program, [...given, script, client, host.url, scripts], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const waiting = new Map<number, Waiting>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answered = JSON.parse(line) as Answered;
    waiting.get(answered.id)?.done(answered);
    waiting.delete(answered.id);
  });
  child.once('exit', (code) => {
    for (const { fail } of waiting.values()) fail(new Error(`${program} has ended with ${code}`));
  });
  const answerTo = (id: number): Promise<Answered> => new Promise((done, fail) => void waiting.set(id, { done, fail }));
  // The scripts are in a temporary folder, which is removed after the first test.
  await answerTo(READY);
  let last = READY;
  const answer = async ({ url, method, headers }: Request): Promise<Response> => {
    const id = ++last;
    const answered = answerTo(id);
    child.stdin.write(`${JSON.stringify({ id, url, method, headers: Object.fromEntries(headers) })}\n`);
    const { body, ...rest } = await answered;
    return new Response(body || null, rest);
  };
  const close = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    await host.close();
  };
  const { origin } = new URL(host.url);
  return {
    contract: {
      request: requestThrough(answer, host.url.slice(0, -1)),
      built: tree.items === LARGE_TREE.items ? builtLarge : built,
      close,
    },
    shaped: { base: '/repo', request: askThrough(answer, origin), close },
  };
}

for (const [name, variable, given] of [
  ['Deno', 'DENO', ['run', '--allow-all', '--quiet']],
  ['Bun', 'BUN', ['run']],
] as const) {
  const needing = {
    name: `the contract of the client in ${name}`,
    program: process.env[variable],
    advice: `name its program in the environment variable ${variable}`,
  };
  describeWith(needing, (program) => {
    const kind = { generates: true, normalises: true };
    const generator = (): string => writeScripts(temporary());
    describeContract(
      { name: `${name}, a full tree`, ...kind },
      async () => (await openProcess(program(), given, {}, generator())).contract,
    );
    describeContract(
      { name: `${name}, a packed tree, with the generator of the package`, ...kind },
      async () => (await openProcess(program(), given, { packed: true }, ofPackage)).contract,
    );
    describeContract(
      { name: `${name}, a tree of data only`, ...kind, generates: false },
      async () => (await openProcess(program(), given, { dataOnly: true })).contract,
    );
    describeContract(
      { name: `${name}, a large tree`, ...kind },
      async () => (await openProcess(program(), given, { ...LARGE_TREE, packed: true }, generator())).contract,
    );
    const shaped = { name, generates: true, answersOutside: false };
    describeShapes(shaped, async (tree) => (await openProcess(program(), given, tree, generator())).shaped);
  });
}
