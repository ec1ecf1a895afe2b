import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { saidBy } from '../../errors.ts';
import type { CatalogueSource } from '../../schema/index.ts';
import { type Seeds, type Tree, TreeError } from '../../runtime/index.ts';
import { digestOf, parseManifest } from '../../tree/index.ts';
import { createSeedsOf } from './generator.ts';
import type { Beat, SeedJob, SeedReply, SeedRequest, SeedResult } from './messages.ts';

/** The running jobs, by id. In the pauses of one, the others can run. */
const running: Map<number, AbortController> = new Map();
/** Makes trees of other seeds for the manifest that was sent last. */
let seeds: Promise<Seeds> | undefined;

async function seedsOf(manifest: string | undefined): Promise<Seeds> {
  if (manifest !== undefined) {
    const parsed = parseManifest(manifest);
    if (!parsed) throw new TreeError('The manifest cannot be read.');
    // The main thread passes the source of the catalogue.
    seeds = createSeedsOf(parsed, workerData as CatalogueSource | undefined);
  }
  if (!seeds) throw new TreeError('The generator has not received a manifest.');
  return seeds;
}

async function answer(tree: Tree, request: SeedRequest, signal: AbortSignal): Promise<SeedResult> {
  if (request.kind === 'records') return { found: await tree.records(request.resource, request.wanted, signal) };
  const file = await (request.kind === 'item'
    ? tree.item?.(request.resource, request.id, signal)
    : tree.file(request.path, signal));
  if (!file) return { file: undefined };
  const { type, body, isNew = false } = file;
  const isText = typeof body === 'string';
  if (!isText && !(body instanceof Uint8Array))
    throw new TreeError('A file of another seed is a stream, which cannot be sent.');
  // Copied, since sending bytes to another thread removes them from this one, and the tree keeps its files.
  return { file: { type, isNew, digest: digestOf(body), body: Buffer.from(body) } };
}

async function run(job: Exclude<SeedJob, { readonly abort: number }>): Promise<SeedReply> {
  const { id, manifest, seed, request } = job;
  const controller = new AbortController();
  running.set(id, controller);
  showLife();
  try {
    const tree = (await seedsOf(manifest))(seed);
    return { id, result: await answer(tree, request, controller.signal) };
  } catch (error) {
    const status = error instanceof TreeError ? error.status : 500;
    const message = saidBy(error);
    return { id, error: { message, status } };
  } finally {
    running.delete(id);
  }
}

async function receive(message: SeedJob): Promise<void> {
  if ('abort' in message) {
    running.get(message.abort)?.abort();
    return;
  }
  const reply = await run(message);
  const bytes = reply.result && 'file' in reply.result ? reply.result.file?.body : undefined;
  // Node puts small buffers into a shared one, which cannot be transferred.
  const isOwn = bytes !== undefined && bytes.byteLength === bytes.buffer.byteLength;
  parentPort?.postMessage(reply, isOwn ? [bytes.buffer] : []);
}

/** While jobs are running, the thread sends a sign of life after this many milliseconds. */
const BEAT_MS = 500;

function showLife(): void {
  const beat: Beat = { beat: true };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  if (running.size > 0) parentPort?.postMessage(beat);
}

setInterval(showLife, BEAT_MS).unref();

// Gives way to the thread that sends answers when cores are scarce. Only Linux has priorities of single threads.
if (parentPort && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (message: SeedJob) => void receive(message));
