import { afterEach } from 'vitest';
import type { HolderOptions } from '../../src/serve/snapshot-holder.ts';
import { SnapshotHolder } from '../../src/serve/snapshot-holder.ts';

/** A holder of a test, and its notices. */
export interface Kept {
  readonly holder: SnapshotHolder;
  readonly notices: readonly string[];
}

/** Gives each test holders of its own, and closes them after the test. */
export function useHolders(): (dir: string, options?: Partial<HolderOptions>) => Promise<Kept> {
  const open: SnapshotHolder[] = [];
  afterEach(() => {
    for (const holder of open.splice(0)) holder.close();
  });
  return async (dir, options = {}) => {
    const notices: string[] = [];
    const onNotice = (line: string): void => void notices.push(line);
    const holder = await SnapshotHolder.open(dir, { seededOf: () => undefined, onNotice, ...options });
    open.push(holder);
    return { holder, notices };
  };
}

/** Returns the text of a file of the current snapshot. */
export async function textOf(holder: SnapshotHolder, path: string): Promise<string | undefined> {
  const file = await (await holder.current()).file(path);
  if (!file) return undefined;
  if (typeof file.body === 'string') return file.body;
  if (file.body instanceof Uint8Array) return Buffer.from(file.body).toString();
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
