import { afterEach } from 'vitest';
import type { HolderOptions } from '../../src/serve/first-load.ts';
import { SnapshotHolder } from '../../src/serve/snapshot-holder.ts';

/** A keeper of a test, and what it told. */
export interface Kept {
  readonly keeper: SnapshotHolder;
  readonly notices: readonly string[];
}

/** Gives each test keepers of its own, and closes them after it. */
export function useHolders(): (dir: string, options?: Partial<HolderOptions>) => Promise<Kept> {
  const open: SnapshotHolder[] = [];
  afterEach(() => {
    for (const keeper of open.splice(0)) keeper.close();
  });
  return async (dir, options = {}) => {
    const notices: string[] = [];
    const onNotice = (line: string): void => void notices.push(line);
    const keeper = await SnapshotHolder.open(dir, { seededOf: () => undefined, onNotice, ...options });
    open.push(keeper);
    return { keeper, notices };
  };
}

/** The text of a file of the snapshot in force. */
export async function textOf(keeper: SnapshotHolder, path: string): Promise<string | undefined> {
  const file = await (await keeper.current()).file(path);
  if (!file) return undefined;
  if (typeof file.body === 'string') return file.body;
  if (file.body instanceof Uint8Array) return Buffer.from(file.body).toString();
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
