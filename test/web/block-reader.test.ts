import { describe, expect, it } from 'vitest';
import type { Found, Wanted } from '../../src/runtime/index.ts';
import { digestOfBlocks, joinRecords, renderIndex, type Block } from '../../src/tree/index.ts';
import { createBlockReader } from '../../src/web/block-reader.ts';

const TOTAL = 5_000;
const LINES = Array.from({ length: TOTAL }, (_, at) => `{"id":${at + 1},"name":"n${at % 7}é"}`);
const blocks: Block[] = [];
const PIECES = Array.from({ length: Math.ceil(TOTAL / 256) }, (_, at) => LINES.slice(at * 256, at * 256 + 256));
const ALL = new TextEncoder().encode([...joinRecords(PIECES, (block) => blocks.push(block))].join(''));
const INDEX = renderIndex(blocks);
const DIGEST = digestOfBlocks(blocks);

/** What a host was asked for, and how much of it it gave. */
interface Asked {
  readonly file: string;
  readonly range: string | undefined;
  bytes: number;
  isCancelled: boolean;
}

/** How a host behaves. */
interface Behaviour {
  readonly ranges?: boolean;
  readonly most?: number;
  /** Number of answers with records that fail with 503 before any succeeds. Default: 0. */
  readonly failures?: number;
  /** Called before each piece of a stream. */
  readonly onPiece?: (count: number) => Promise<void> | void;
}

const STEP = 4_000;

/** A host in memory, which gives a file piece by piece as it is read. */
function openHost({ ranges = false, most, failures = 0, onPiece }: Behaviour) {
  const asked: Asked[] = [];
  let left = failures;
  const ask = async (
    file: string,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Response> => {
    const whole = file.endsWith('.idx') ? INDEX : ALL;
    const { range } = headers;
    const note: Asked = { file, range, bytes: 0, isCancelled: false };
    asked.push(note);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(ranges ? (range ?? '') : '') ?? [];
    const bytes = from === undefined ? whole : whole.subarray(Number(from), Number(to) + 1);
    let count = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await onPiece?.(count++);
          if (signal?.aborted) return controller.error(signal.reason);
          const piece = bytes.slice(note.bytes, note.bytes + STEP);
          note.bytes += piece.length;
          if (piece.length > 0) controller.enqueue(piece);
          else controller.close();
        },
        cancel() {
          note.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const usual = from === undefined ? 200 : 206;
    const isFailing = file.endsWith('.json') && left-- > 0;
    return new Response(body, { status: isFailing ? 503 : usual });
  };
  let confirmed = 0;
  const confirm = async (): Promise<void> => void confirmed++;
  const read = createBlockReader({ fetch: ask, confirm, ...(most !== undefined && { keptBytes: most }) });
  return {
    asked,
    confirmed: () => confirmed,
    find: (wanted: Wanted, signal?: AbortSignal): Promise<Found | undefined> =>
      read({ home: 'users', digest: DIGEST, total: TOTAL }, wanted, signal),
    /** The requests for records since this was last called, each with the bytes that travelled. */
    travelled: () => asked.splice(0).flatMap(({ file, bytes }) => (file.endsWith('.json') ? [bytes] : [])),
  };
}

const page = (start: number, end = start + 10): Wanted => ({ start, end });
const search = (needle: string, start = 0, fields = ['name']): Wanted => ({
  search: { text: needle, fields, matchesNull: false },
  start,
  end: start + 10,
});

/** What a search has to find. */
function expected(needle: string, start: number): Found {
  const found = LINES.filter((line) => (JSON.parse(line) as { readonly name: string }).name.includes(needle));
  return { lines: found.slice(start, start + 10), total: found.length };
}

describe.each([true, false])('a large collection that is not kept, if the host supports ranges: %s', (ranges) => {
  it('is searched as a stream, and none of it is kept', async () => {
    const host = openHost({ ranges, most: 20_000 });
    expect(await host.find(search('n3'))).toEqual(expected('n3', 0));
    expect(host.travelled()).toEqual([ALL.length]);
    expect(await host.find(search('n3é', 100))).toEqual(expected('n3', 100));
    expect(host.travelled()).toEqual([ALL.length]);
    expect(await host.find(search('nobody'))).toEqual({ lines: [], total: 0 });
  });

  it('is read only as far as a page needs', async () => {
    const host = openHost({ ranges, most: 20_000 });
    expect(await host.find(page(300))).toEqual({ lines: LINES.slice(300, 310), total: TOTAL });
    const [bytes = 0] = host.travelled().slice(-1);
    expect(bytes).toBeLessThan(ALL.length / 4);
    expect(await host.find(page(310))).toEqual({ lines: LINES.slice(310, 320), total: TOTAL });
    expect(host.travelled()).toEqual([]);
    expect(await host.find(page(4_990, 5_010))).toEqual({ lines: LINES.slice(4_990), total: TOTAL });
    expect(await host.find(page(300))).toEqual({ lines: LINES.slice(300, 310), total: TOTAL });
  });

  it('is searched again with requests only for the records to show, if the texts can be kept', async () => {
    const host = openHost({ ranges, most: 190_000 });
    await host.find(search('n1'));
    expect(host.travelled()).toEqual([ALL.length]);
    expect(await host.find(search('nobody'))).toEqual({ lines: [], total: 0 });
    expect(host.travelled()).toEqual([]);
    expect(await host.find(search('n5', 700))).toEqual(expected('n5', 700));
    expect(host.travelled().reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(ALL.length * 1.1);
  });
});

describe('a large collection that can be kept', () => {
  it('is read once by a search, also for later pages', async () => {
    const host = openHost({});
    expect(await host.find(search('n3', 20))).toEqual(expected('n3', 20));
    expect(await host.find(page(77))).toEqual({ lines: LINES.slice(77, 87), total: TOTAL });
    expect(await host.find(search('77', 0, ['id']))).toMatchObject({ total: expect.any(Number) });
    expect(host.travelled()).toEqual([ALL.length]);
  });

  it('keeps a limited number of blocks in memory if they are read one by one', async () => {
    const host = openHost({ ranges: true, most: 30_000 });
    for (let block = 0; block < 10; block++) await host.find(page(block * 256));
    host.travelled();
    await host.find(page(9 * 256));
    expect(host.travelled()).toEqual([]);
    await host.find(page(0));
    expect(host.travelled()).toHaveLength(1);
  });
});

describe('a search that is aborted', () => {
  it.each([undefined, 20_000])('stops the download at once; maximum bytes in memory: %s', async (most) => {
    const controller = new AbortController();
    const host = openHost({
      ...(most && { most }),
      onPiece: (count) => (count === 3 ? controller.abort() : undefined),
    });
    await expect(host.find(search('n3'), controller.signal)).rejects.toThrow();
    const all = host.asked.find(({ file }) => file.endsWith('.json'));
    expect(all?.bytes).toBeLessThanOrEqual(STEP * 4);
    expect(host.confirmed()).toBe(0);
    // Whoever asks next is answered.
    expect(await host.find(search('n3'))).toEqual(expected('n3', 0));
  });

  it('continues for other callers that wait for it', async () => {
    const controller = new AbortController();
    const host = openHost({ onPiece: (count) => (count === 3 ? controller.abort() : undefined) });
    const [given, kept] = await Promise.allSettled([
      host.find(search('n3'), controller.signal),
      host.find(search('n5')),
    ]);
    expect(given.status).toBe('rejected');
    expect(kept).toEqual({ status: 'fulfilled', value: expected('n5', 0) });
    expect(host.travelled()).toEqual([ALL.length]);
  });

  it('before it has begun sends no request', async () => {
    const host = openHost({});
    await expect(host.find(search('n3'), AbortSignal.abort())).rejects.toThrow('aborted');
    expect(host.travelled()).toEqual([]);
  });
});

it('a page of a stream stops the download', async () => {
  const host = openHost({ most: 20_000 });
  await host.find(page(0));
  expect(host.asked.filter(({ file }) => file.endsWith('.json'))).toMatchObject([{ isCancelled: true }]);
});

describe.each([true, false])('a host that answers with an error for a while, if it supports ranges: %s', (ranges) => {
  it('is not trusted, and is asked again later', async () => {
    const host = openHost({ ranges, failures: 3 });
    expect(await host.find(page(0))).toBeUndefined();
    expect(await host.find(page(0))).toEqual({ lines: LINES.slice(0, 10), total: TOTAL });
  });
});
