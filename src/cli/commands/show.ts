import { builtins } from '../../builtins.ts';
import { renderRecords, type RecordsOptions } from '../../render/index.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';

/** The options of `mockgen show`, parsed. */
export type ShowFlags = Pick<RecordsOptions, 'seed' | 'refDate'>;

/**
 * `mockgen show`: prints the first records of a resource as a JSON array, a record per line.
 *
 * @param resource its path noun
 * @param count from 1 to 100000
 * @returns the exit code, 0
 * @throws MockgenError `bad_option` for an unknown resource
 */
export async function show(resource: string, count: number, flags: ShowFlags, io: Io): Promise<number> {
  checkNames(
    'show',
    [resource],
    builtins.resources.map(({ name }) => name),
  );
  io.stdout(`[\n${renderRecords(builtins, { resource, count, ...flags }).join(',\n')}\n]\n`);
  return 0;
}
