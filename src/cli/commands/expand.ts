import { expandTree, type ExpandOptions } from '../../write/index.ts';
import { tellEdited, tellKept } from '../edits.ts';
import type { Io } from '../io.ts';
import { createPaint } from '../paint.ts';
import { createProgress } from '../progress.ts';

/** The parsed options of `mockgen expand`. */
export interface ExpandFlags extends Pick<ExpandOptions, 'out' | 'force'> {
  readonly quiet?: boolean;
}

/**
 * Runs `mockgen expand`: writes the full tree of a packed one, shows the progress on a terminal, and reports what it
 * did.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `expandTree` does
 */
export async function expand(dir: string, { quiet = false, ...options }: ExpandFlags, io: Io): Promise<number> {
  const progress = createProgress(io, quiet);
  try {
    const { written, unchanged, removed, edited, kept } = await expandTree({
      dir,
      ...options,
      onProgress: progress.show,
    });
    progress.clear();
    if (quiet) return 0;
    const { bold, yellow } = await createPaint(io);
    const out = options.out ?? dir;
    if (edited) io.stderr(`${yellow('warning:')} ${tellEdited(out, edited)}\n`);
    if (kept) io.stderr(`${yellow('warning:')} ${tellKept(out, kept)}\n`);
    io.stderr(`${bold(out)}: ${written} files written, ${unchanged} unchanged, ${removed} removed\n`);
    return 0;
  } finally {
    progress.clear();
  }
}
