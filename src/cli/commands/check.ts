import { builtins } from '../../builtins.ts';
import { checkTree } from '../../write/index.ts';
import type { Io } from '../io.ts';

/**
 * `mockgen check`: compares a tree with what its manifest says; each difference is a line on stdout.
 *
 * @returns the exit code: 0 when nothing differs, else 1
 * @throws MockgenError as `checkTree` does
 */
export async function check(dir: string, io: Io): Promise<number> {
  const { changed, missing, extra, total, note } = await checkTree(builtins, dir);
  const lines = [
    ...changed.map((path) => `changed ${path}\n`),
    ...missing.map((path) => `missing ${path}\n`),
    ...extra.map((path) => `extra ${path}\n`),
  ];
  if (note !== undefined) io.stderr(`Note: ${note}\n`);
  if (lines.length === 0) {
    io.stderr(`${dir}: all ${total} files are as built\n`);
    return 0;
  }
  io.stdout(lines.join(''));
  io.stderr(`${dir}: ${changed.length} changed, ${missing.length} missing, ${extra.length} extra of ${total} files\n`);
  return 1;
}
