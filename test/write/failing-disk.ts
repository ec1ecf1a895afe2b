import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The calls that change a disk. */
const CHANGES = ['openSync', 'writeSync', 'renameSync', 'mkdirSync', 'unlinkSync', 'rmSync', 'rmdirSync'] as const;

type Call = (...args: readonly unknown[]) => unknown;

/** How a disk fails. */
export interface Failure {
  /** The position among all calls that change the disk, from 0, of the one that fails. */
  readonly at: number;
  readonly code: string;
}

/**
 * Runs something while one call to the disk fails, as on a full disk.
 *
 * @returns what it gives, and the name of the function that failed; undefined where there were fewer calls
 */
export async function withFailingDisk<T>(
  { at, code }: Failure,
  run: () => Promise<T>,
): Promise<{ readonly result: PromiseSettledResult<T>; readonly failed: string | undefined }> {
  // The functions of a module can be replaced one by one, whatever their types.
  const disk = fs as unknown as Record<string, Call>;
  const originals = CHANGES.map((name) => [name, disk[name]] as const);
  let calls = 0;
  let failed: string | undefined;
  for (const [name, original] of originals) {
    disk[name] = (...args) => {
      // Reading does not change anything.
      const isRead = name === 'openSync' && args[1] !== 'wx' && args[1] !== 'w';
      if (isRead || calls++ !== at) return original?.(...args);
      failed = name;
      throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name });
    };
  }
  syncBuiltinESMExports();
  try {
    const [result] = await Promise.allSettled([run()]);
    return { result, failed };
  } finally {
    for (const [name, original] of originals) if (original) disk[name] = original;
    syncBuiltinESMExports();
  }
}
