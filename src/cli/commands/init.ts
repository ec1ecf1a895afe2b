import { writeInit, type InitOptions } from '../../init/index.ts';
import { runnable } from '../invocation.ts';
import type { Io } from '../io.ts';
import { createPaint } from '../paint.ts';
import { printable } from '../printable.ts';

/** The parsed options of `mockgen init`. */
export type InitFlags = Pick<InitOptions, 'from' | 'force' | 'json'>;

/**
 * Runs `mockgen init`: writes a config into the working directory, and reports what it found in the document, and what
 * it left out.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `writeInit` does
 */
export async function init(flags: InitFlags, io: Io): Promise<number> {
  const { file, others } = await writeInit({
    folder: '.',
    ...flags,
    tell: (line) => io.stderr(`${printable(line)}\n`),
  });
  const { bold } = await createPaint(io);
  for (const other of others) io.stderr(`${bold(other)} is written\n`);
  io.stderr(`${bold(file)} is written\n${runnable('Look at it, then: mockgen build', process.argv[1])}\n`);
  return 0;
}
