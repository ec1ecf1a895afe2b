import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { StaticFiles, type Serve } from '../../src/serve/static-files.ts';
import { digestOf } from '../../src/tree/index.ts';

/** Writes a file, in folders that are made for it, and gives its path. */
export function put(dir: string, path: string, content: string | Uint8Array): string {
  const file = join(dir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** What was read of a file; its bytes as Latin-1. */
interface Read {
  readonly type: string;
  readonly body: string;
}

/** Reads files of a folder to their end. */
export function readerOf(dir: string, serve?: Serve): (path: string) => Promise<Read | undefined> {
  const plain = new StaticFiles(dir, serve);
  return async (path) => {
    const file = await plain.open(path);
    if (!file) return undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of file.body) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    expect(file.bytes).toBe(body.length);
    expect(file.isWeak || file.digest === digestOf(body)).toBe(true);
    return { type: file.type, body: body.toString('latin1') };
  };
}
