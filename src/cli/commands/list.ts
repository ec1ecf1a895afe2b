import { builtins } from '../../builtins.ts';
import type { Io } from '../io.ts';
import { createPaint } from '../paint.ts';
import { renderTable } from '../table.ts';

/**
 * `mockgen list`: a line per resource with its category and its fields. On a terminal there is a heading, and long lines
 * are broken.
 *
 * @returns the exit code, 0
 */
export async function list(io: Io): Promise<number> {
  const rows = builtins.resources.map(({ name, category, fields }) => [name, category, Object.keys(fields).join(', ')]);
  if (io.columns === undefined) {
    io.stdout(renderTable(rows).join('\n') + '\n');
    return 0;
  }
  const { bold } = await createPaint(io);
  const [heading = '', ...lines] = renderTable([['RESOURCE', 'CATEGORY', 'FIELDS'], ...rows], io.columns);
  io.stdout([bold(heading), ...lines, ''].join('\n'));
  return 0;
}
