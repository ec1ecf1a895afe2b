import { resolve } from 'node:path';
import { openConfig, type Config, type ConfigChoice } from '../../config/index.ts';
import { MockgenError } from '../../errors.ts';
import { inShell } from '../../node/index.ts';
import type { Catalogue } from '../../schema/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { buildTree, type BuildOptions, type BuildResult, type Estimate } from '../../write/index.ts';
import { tellAlong } from '../along.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import { tellEdited, tellKept } from '../edits.ts';
import { invocationOf } from '../invocation.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { OPTION_DEFAULTS } from '../options.ts';
import { createPaint } from '../paint.ts';
import { createProgress } from '../progress.ts';

/** The parsed options of `mockgen build`. */
export interface BuildFlags
  extends
    Partial<
      Pick<
        BuildOptions,
        'seed' | 'items' | 'out' | 'layout' | 'refDate' | 'only' | 'refs' | 'packed' | 'nested' | 'dataOnly'
      >
    >,
    Pick<BuildOptions, 'force' | 'upgrade'>,
    ConfigChoice {
  /** Name of a hosting provider; undefined for none. */
  readonly provider?: string | undefined;
  readonly templates?: string;
  readonly images?: 'data' | 'url';
  readonly baseUrl?: string;
  /** The same as `provider`, under the name that it had until mockgen 0.2. */
  readonly host?: string | undefined;
  readonly quiet?: boolean;
}

/**
 * Returns the options of the build. The command line takes precedence over the config, and the config over the
 * defaults.
 */
function optionsOf(flags: BuildFlags, config: Config | undefined): BuildOptions {
  const { config: _, schemas: __, quiet: ___, images: ____, templates, baseUrl, provider, host, ...given } = flags;
  const { counts, provider: configured, ...settings } = config?.settings ?? {};
  // None is also a choice.
  const chosen = 'provider' in flags ? provider : 'host' in flags ? host : configured;
  return {
    ...DEFAULTS,
    out: OPTION_DEFAULTS.out,
    ...settings,
    // `--items` on the command line replaces the counts of single resources in the config.
    ...(counts && given.items === undefined && { counts }),
    ...given,
    ...(chosen !== undefined && { provider: chosen }),
    ...(templates !== undefined && { templatesDir: templates }),
    ...(baseUrl !== undefined && { imagesBase: baseUrl }),
  };
}

/** Returns a line for each option of the command line that changes nothing beside the others. */
function withoutEffect(flags: BuildFlags, { only, packed }: BuildOptions): readonly string[] {
  return [
    ...(flags.refs === false && !only ? ['--no-refs does nothing without --only: all resources are built'] : []),
    ...(flags.layout === 'both' && packed
      ? [
          '--packed writes one layout; the paths of --layout both are answered by a server, a client or a service worker',
        ]
      : []),
  ];
}

/** Writes a whole number with commas between its thousands. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Tells the user how many bytes and files a build is about to write. */
function tellSize({ bytes, files }: Estimate, packed: boolean, io: Io): void {
  const advice = packed ? '' : '; --packed leaves out those of single records';
  io.stderr(`About ${Math.ceil(bytes / 1_000_000)} MB in ${grouped(files)} files${advice}\n`);
}

/** Callbacks for a caller that wants to know what a build is made from. */
export interface BuildWatcher {
  /** Receives the absolute path of each file and folder that decides what is read, but not what the config imports. */
  readonly onRead: (path: string) => void;
  /** Called before anything is written. */
  readonly onReady: (catalogue: Catalogue, options: BuildOptions) => void;
  readonly onBuilt: (result: BuildResult) => void;
}

/**
 * Runs `mockgen build`: writes a tree, shows the progress on a terminal, and reports what it did.
 *
 * @param watcher callbacks about the build. Default: none
 * @returns the exit code, 0
 * @throws MockgenError as `buildTree` and `openConfig` do; `bad_option` for an unknown resource
 */
export async function build(flags: BuildFlags, io: Io, watcher?: BuildWatcher): Promise<number> {
  const { quiet = false, images = OPTION_DEFAULTS.images, baseUrl } = flags;
  if ((images === 'url') !== (baseUrl !== undefined)) {
    throw new MockgenError('bad_option', '--images url and --base-url: expected both or neither', 'Give both.');
  }
  const config = await openConfig(flags, watcher?.onRead);
  const catalogue = await chooseCatalogue(config, flags);
  const options = optionsOf(flags, config);
  checkNames(
    '--only',
    options.only ?? [],
    catalogue.resources.map(({ name }) => name),
  );
  if (!quiet) for (const line of withoutEffect(flags, options)) io.stderr(`note: ${line}\n`);
  if (options.templatesDir !== undefined) watcher?.onRead(resolve(options.templatesDir));
  watcher?.onReady(catalogue, options);
  const progress = createProgress(io, quiet);
  try {
    const result = await buildTree(catalogue, {
      ...options,
      onProgress: progress.show,
      ...(!quiet && { onEstimate: (estimate) => tellSize(estimate, options.packed ?? false, io) }),
    });
    progress.clear();
    watcher?.onBuilt(result);
    if (quiet) return 0;
    const { written, unchanged, removed, nested, edited, kept, warnings } = result;
    const { bold, yellow } = await createPaint(io);
    if (edited) io.stderr(`${yellow('warning:')} ${tellEdited(options.out, edited)}\n`);
    if (kept) io.stderr(`${yellow('warning:')} ${tellKept(options.out, kept)}\n`);
    for (const warning of warnings) io.stderr(`${yellow('warning:')} ${warning}\n`);
    io.stderr(`${bold(options.out)}: ${written} files written, ${unchanged} unchanged, ${removed} removed\n`);
    const along = flags.only && tellAlong(catalogue, options);
    if (along !== undefined) io.stderr(`note: ${along}\n`);
    if (nested > 0) io.stderr(`${nested} of its files are nested collections\n`);
    if (!watcher) io.stderr(`Serve it: ${invocationOf(process.argv[1])} serve ${inShell(options.out)}\n`);
    return 0;
  } finally {
    progress.clear();
  }
}
