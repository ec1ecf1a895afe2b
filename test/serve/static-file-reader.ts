import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { StaticFiles } from '../../src/serve/static-files.ts';
import { digestOf } from '../../src/tree/index.ts';

/** Writes a file and the folders around it; returns its path. */
export function put(dir: string, path: string, content: string | Uint8Array): string {
  const file = join(dir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** A file as it was read, with its bytes as Latin-1. */
interface ReadFile {
  readonly type: string;
  readonly body: string;
}

/** Returns a function that reads static files of a folder to their end. */
export function readerOf(dir: string): (path: string) => Promise<ReadFile | undefined> {
  const files = new StaticFiles(dir);
  return async (path) => {
    const file = await files.open(path);
    if (!file) return undefined;
    const chunks: Uint8Array[] = [];
    if (file.body instanceof Readable) for await (const chunk of file.body) chunks.push(chunk as Buffer);
    else chunks.push(file.body);
    const body = Buffer.concat(chunks);
    expect(file.bytes).toBe(body.length);
    expect(file.isWeak || file.digest === digestOf(body)).toBe(true);
    return { type: file.type, body: body.toString('latin1') };
  };
}
