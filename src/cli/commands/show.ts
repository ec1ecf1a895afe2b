import { openConfig, type Config, type ConfigChoice } from '../../config/index.ts';
import { Encoder } from '../../node/index.ts';
import { renderRecords, type RecordsOptions } from '../../render/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';

/** The parsed options of `mockgen show`. */
export interface ShowFlags extends Partial<Pick<RecordsOptions, 'seed' | 'refDate'>>, ConfigChoice {}

/** The options that decide the values of records. */
export type DataChoice = Omit<RecordsOptions, 'resource' | 'count'>;

/** Returns the options that decide the records: those of a build with this config. */
export function dataOptions({ seed, refDate }: ShowFlags, config: Config | undefined): DataChoice {
  const { seed: otherSeed, refDate: otherDate, items, counts } = config?.settings ?? {};
  return {
    seed: seed ?? otherSeed ?? DEFAULTS.seed,
    refDate: refDate ?? otherDate ?? DEFAULTS.refDate,
    ...(items !== undefined && { items }),
    ...(counts && { counts }),
  };
}

/**
 * Runs `mockgen show`: prints the first records of a resource as a JSON array, one record per line. A terminal gets
 * pictures shortened.
 *
 * @param resource its path noun
 * @param count from 1 to 100000
 * @returns the exit code, 0
 * @throws MockgenError `bad_option` for an unknown resource, and as `openConfig` does
 */
export async function show(resource: string, count: number, flags: ShowFlags, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config, flags);
  checkNames(
    'show',
    [resource],
    catalogue.resources.map(({ name }) => name),
  );
  const lines = renderRecords(catalogue, { resource, count, ...dataOptions(flags, config) });
  await print(io.columns === undefined ? lines : folded(lines), io);
  return 0;
}

/** Matches a picture in a line of JSON. What stands behind the type of the picture is in the group. */
const PICTURE = /(?<="data:image\/[\w+]+[,;])([^"]+)(?=")/g;

/** Shortens pictures, of which a terminal would show thousands of characters. */
function* folded(lines: Iterable<string>): Generator<string, void, undefined> {
  for (const line of lines) yield line.replaceAll(PICTURE, ({ length }) => `… ${length} characters`);
}

/** This many bytes are written to the output at a time. */
const PIECE = 65_536;

function* arrayOf(lines: Iterable<string>): Generator<string, void, undefined> {
  let separator = '[\n';
  for (const line of lines) {
    // Separate pieces: nearly all lines are Latin-1 and need no conversion, and a single other one would slow the text
    // it is part of.
    yield separator;
    yield line;
    separator = ',\n';
  }
  yield '\n]\n';
}

/** Prints lines as a JSON array while they are generated. Stops when nothing reads the output any more. */
async function print(lines: Iterable<string>, io: Io): Promise<void> {
  for (const { bytes } of new Encoder(PIECE).encode(arrayOf(lines))) if (!(await io.send(bytes))) return;
}
