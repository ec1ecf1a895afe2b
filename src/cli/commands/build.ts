import { builtins } from '../../builtins.ts';
import { MockgenError } from '../../errors.ts';
import { buildTree, type BuildOptions } from '../../write/index.ts';
import { tellEdits } from '../edits.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { createPaint } from '../paint.ts';
import { createProgress } from '../progress.ts';

/** The options of `mockgen build`, parsed. */
export interface BuildFlags extends Pick<
  BuildOptions,
  'seed' | 'items' | 'out' | 'layout' | 'refDate' | 'only' | 'packed' | 'dataOnly' | 'provider' | 'force' | 'upgrade'
> {
  readonly templates?: string;
  readonly images: 'data' | 'url';
  readonly baseUrl?: string;
  /** The name of `provider` until 0.2. */
  readonly host?: string;
  readonly quiet?: boolean;
}

/**
 * `mockgen build`: writes a tree, with a line of progress on a terminal, and says what it did.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `buildTree` does; `bad_option` for an unknown resource
 */
export async function build(flags: BuildFlags, io: Io): Promise<number> {
  const { templates, quiet = false, images, baseUrl, host, ...options } = flags;
  if ((images === 'url') !== (baseUrl !== undefined)) {
    throw new MockgenError('bad_option', '--images url and --base-url: expected both or neither', 'Give both.');
  }
  checkNames(
    '--only',
    options.only ?? [],
    builtins.resources.map(({ name }) => name),
  );
  const progress = createProgress(io, quiet);
  try {
    const { written, unchanged, removed, edited, warnings } = await buildTree(builtins, {
      ...(host !== undefined && { provider: host }),
      ...options,
      ...(templates !== undefined && { templatesDir: templates }),
      ...(baseUrl !== undefined && { imagesBase: baseUrl }),
      onProgress: progress.show,
    });
    progress.clear();
    if (quiet) return 0;
    const { bold, yellow } = await createPaint(io);
    if (edited) io.stderr(`${yellow('warning:')} ${tellEdits(options.out, edited)}\n`);
    for (const warning of warnings) io.stderr(`${yellow('warning:')} ${warning}\n`);
    io.stderr(`${bold(options.out)}: ${written} files written, ${unchanged} unchanged, ${removed} removed\n`);
    io.stderr(`Serve it: mockgen serve ${options.out}\n`);
    return 0;
  } finally {
    progress.clear();
  }
}
