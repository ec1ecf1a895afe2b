import { openConfig } from '../../config/index.ts';
import { inShell } from '../../node/index.ts';
import { exportTables, type ExportOptions } from '../../export/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { tellAlong } from '../along.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { OPTION_DEFAULTS, type FormatName } from '../options.ts';
import { createPaint } from '../paint.ts';
import { createProgress } from '../progress.ts';
import { dataOptions, type DataFlags } from '../data-flags.ts';

/** The parsed options of `mockgen export`. */
export interface ExportFlags
  extends DataFlags, Partial<Pick<ExportOptions, 'items' | 'out' | 'force' | 'only' | 'refs' | 'shard'>> {
  readonly format: FormatName;
  readonly database?: 'sqlite' | 'postgres';
  readonly quiet?: boolean;
}

/**
 * Runs `mockgen export`: writes tables, shows the progress on a terminal, and reports what it did.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `exportTables` and `openConfig` do; `bad_option` for an unknown resource
 */
export async function exportRecords(flags: ExportFlags, io: Io): Promise<number> {
  const { format, database = OPTION_DEFAULTS.database, out = OPTION_DEFAULTS.exported, quiet = false } = flags;
  const { items, force, only, refs, shard } = flags;
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config, flags);
  checkNames(
    '--only',
    only ?? [],
    catalogue.resources.map(({ name }) => name),
  );
  const { counts, ...data } = dataOptions(flags, config);
  if (!quiet && refs === false && !only)
    io.stderr('note: --no-refs does nothing without --only: all resources are exported\n');
  const progress = createProgress(io, quiet, { doing: 'Exporting', things: 'rows' });
  try {
    const { files, rows } = await exportTables(catalogue, {
      ...data,
      // `--items` on the command line replaces the counts of single resources in the config.
      ...(counts && items === undefined && { counts }),
      items: items ?? data.items ?? DEFAULTS.items,
      format: format === 'sql' ? database : format,
      out,
      ...(only && { only }),
      ...(refs !== undefined && { refs }),
      ...(shard && { shard }),
      ...(force && { force }),
      onProgress: progress.show,
    });
    progress.clear();
    if (quiet) return 0;
    const { bold } = await createPaint(io);
    io.stderr(`${bold(out)}: ${rows} rows in ${files.length} ${files.length === 1 ? 'file' : 'files'}\n`);
    const along = tellAlong(catalogue, { only, refs });
    if (along !== undefined) io.stderr(`note: ${along}\n`);
    if (format === 'sql' && files.includes('load.sql')) io.stderr(`Load them: ${loadCommand(database, out)}\n`);
    return 0;
  } finally {
    progress.clear();
  }
}

/** Returns the command that loads an export into a new database. */
function loadCommand(database: 'sqlite' | 'postgres', out: string): string {
  return database === 'sqlite'
    ? `cd ${inShell(out)} && sqlite3 data.db < load.sql`
    : `psql -f ${inShell(`${out}/load.sql`)}`;
}
