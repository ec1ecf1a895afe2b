import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogueSource } from '../../schema/index.ts';
import { type Seeds, type Tree, TreeError } from '../../runtime/index.ts';
import { digestOf, parseManifest } from '../../tree/index.ts';
import { createGenerator } from './generator.ts';
import type { SeedJob, SeedReply, SeedRequest, SeedResult } from './messages.ts';

/** The job that runs: others are told to it by one thread, one at a time. */
let running: { readonly id: number; readonly controller: AbortController } | undefined;
let seeded: Promise<Seeds> | undefined;

async function generatorOf(manifest: string | undefined): Promise<Seeds> {
  if (manifest !== undefined) {
    const parsed = parseManifest(manifest);
    if (!parsed) throw new TreeError('The manifest cannot be read.');
    // Whoever starts this thread says where the catalogue comes from.
    seeded = createGenerator(parsed, workerData as CatalogueSource | undefined);
  }
  if (!seeded) throw new TreeError('The generator was not told of a tree.');
  return seeded;
}

async function ask(tree: Tree, asked: SeedRequest, signal: AbortSignal): Promise<SeedResult> {
  if (asked.kind === 'records') return { found: await tree.records(asked.resource, asked.wanted, signal) };
  const file = await (asked.kind === 'item'
    ? tree.item?.(asked.resource, asked.id, signal)
    : tree.file(asked.path, signal));
  if (!file) return { file: undefined };
  const { type, body, isNew = false } = file;
  const isText = typeof body === 'string';
  if (!isText && !(body instanceof Uint8Array))
    throw new TreeError('A file of another seed is not at hand as a whole.');
  // A copy, also of bytes: the other thread is given it, and the tree keeps its own.
  return { file: { type, isNew, digest: digestOf(body), body: Buffer.from(body) } };
}

async function run(job: Exclude<SeedJob, { readonly abort: number }>): Promise<SeedReply> {
  const { id, manifest, seed, asked } = job;
  const controller = new AbortController();
  running = { id, controller };
  try {
    const tree = (await generatorOf(manifest))(seed);
    return { id, result: await ask(tree, asked, controller.signal) };
  } catch (error) {
    const status = error instanceof TreeError ? error.status : 500;
    const message = error instanceof Error ? error.message : String(error);
    return { id, error: { message, status } };
  } finally {
    running = undefined;
  }
}

async function receive(message: SeedJob): Promise<void> {
  if ('abort' in message) {
    if (running?.id === message.abort) running.controller.abort();
    return;
  }
  const reply = await run(message);
  const bytes = reply.result && 'file' in reply.result ? reply.result.file?.body : undefined;
  // A small buffer is a part of one that others share, which cannot be given away.
  const isOwn = bytes !== undefined && bytes.byteLength === bytes.buffer.byteLength;
  parentPort?.postMessage(reply, isOwn ? [bytes.buffer] : []);
}

// Answers that are ready go first, also where there are fewer cores than work. Only Linux takes this for the thread alone.
if (parentPort && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (message: SeedJob) => void receive(message));
