import { openConfig, type ConfigChoice } from '../../config/index.ts';
import { checkTree } from '../../write/index.ts';
import type { Io } from '../io.ts';
import { OPTION_DEFAULTS } from '../options.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import { printable } from '../printable.ts';

/**
 * Runs `mockgen check`: compares a tree with its manifest, and prints each difference as a line on stdout.
 *
 * @param given the folder of the tree. Default: that of the config
 * @returns the exit code: 0 when nothing differs, else 1
 * @throws MockgenError as `checkTree` and `openConfig` do
 */
export async function check(given: string | undefined, flags: ConfigChoice, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const dir = given ?? config?.settings.out ?? OPTION_DEFAULTS.out;
  const { changed, missing, extra, stale = [], total, note } = await checkTree(await chooseCatalogue(config), dir);
  const lines = [
    ...changed.map((path) => `changed ${printable(path)}\n`),
    ...missing.map((path) => `missing ${printable(path)}\n`),
    ...extra.map((path) => `extra ${printable(path)}\n`),
    ...stale.map((path) => `stale ${printable(path)}\n`),
  ];
  if (note !== undefined) io.stderr(`Note: ${note}\n`);
  if (lines.length === 0) {
    io.stderr(`${dir}: all ${total} files are as built\n`);
    return 0;
  }
  io.stdout(lines.join(''));
  const old = stale.length > 0 ? `, ${stale.length} stale` : '';
  io.stderr(
    `${dir}: ${changed.length} changed, ${missing.length} missing, ${extra.length} extra${old} of ${total} files\n`,
  );
  return 1;
}
