import { openConfig } from '../../config/index.ts';
import { MockgenError } from '../../errors.ts';
import { Encoder, inShell } from '../../node/index.ts';
import { countOf, Records, renderRecords } from '../../render/index.ts';
import { blockOf, type Catalogue } from '../../schema/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import { dataOptions, type DataChoice, type DataFlags } from '../data-flags.ts';
import { invocationOf } from '../invocation.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { createPaint } from '../paint.ts';
import { parseTarget } from '../target.ts';

/**
 * Runs `mockgen show`: prints the first records of a resource as a JSON array, one record per line, or one record alone. A
 * terminal gets pictures shortened, and is told how to ask where the values come from.
 *
 * @param target the path noun of a resource, or one record: `users/5`
 * @param count from 1 to 100000. Default: 1
 * @returns the exit code, 0
 * @throws MockgenError `bad_option` for an unknown resource or record, and for more records than there are; as `openConfig`
 *   does
 */
export async function show(target: string, count: number | undefined, flags: DataFlags, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config, flags);
  const options = dataOptions(flags, config);
  const isOne = target.includes('/');
  const pieces = isOne ? oneOf(catalogue, target, count, options) : firstOf(catalogue, target, count ?? 1, options);
  await print(io.columns === undefined ? pieces : folded(pieces), io);
  if (io.isTerminal && io.columns !== undefined) {
    const { dim } = await createPaint(io);
    const why = `${invocationOf(process.argv[1])} explain ${isOne ? target : `${target}/1`}${givenIn(flags)}`;
    io.stderr(`${dim(`Why: ${why}`)}\n`);
  }
  return 0;
}

/** Returns the options that decide which records were shown, as a command line has them. */
function givenIn({ seed, refDate, config, schemas = [] }: DataFlags): string {
  const given = { seed, 'ref-date': refDate, config };
  const options = [...Object.entries(given), ...schemas.map((glob) => ['schemas', glob] as const)];
  return options.map(([name, value]) => (value === undefined ? '' : ` --${name} ${inShell(`${value}`)}`)).join('');
}

/** Returns one record as a line of JSON. */
function oneOf(
  catalogue: Catalogue,
  target: string,
  count: number | undefined,
  options: DataChoice,
): readonly string[] {
  const { resource, id, field } = parseTarget('show', catalogue, target, options);
  const refuse = (what: string): MockgenError => new MockgenError('bad_option', `show ${target}${what}`, '');
  if (field !== undefined) throw refuse(`: expected <resource>/<id>; mockgen explain ${target} tells about a field`);
  if (count !== undefined) throw refuse(` ${count}: expected no count beside one record`);
  return [`${JSON.stringify(new Records(catalogue, options).checked(resource, id))}\n`];
}

/** Returns the first records of a resource, as pieces of a JSON array. */
function firstOf(catalogue: Catalogue, resource: string, count: number, options: DataChoice): Iterable<string> {
  const names = catalogue.resources.map(({ name }) => name);
  checkNames('show', [resource], names);
  const found = catalogue.find(resource);
  const block = found && blockOf(found);
  const total = block ? countOf(found, { items: DEFAULTS.items, ...options }, catalogue.find) : Infinity;
  if (block && count > total) {
    const why = `${resource} has ${total} records, ${block.each} for each record of ${block.target}, with ids from 1 to ${total}`;
    throw new MockgenError('bad_option', `show ${resource} ${count}: ${why}`, '');
  }
  return arrayOf(renderRecords(catalogue, { resource, count, ...options }));
}

/** Matches a picture in a line of JSON. What stands behind the type of the picture is in the group. */
const PICTURE = /(?<="data:image\/[\w+]+[,;])([^"]+)(?=")/g;

/** Shortens pictures, of which a terminal would show thousands of characters. */
function* folded(pieces: Iterable<string>): Generator<string, void, undefined> {
  for (const piece of pieces) yield piece.replaceAll(PICTURE, ({ length }) => `… ${length} characters`);
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

/** Prints pieces of a text while they are generated. Stops when nothing reads the output any more. */
async function print(pieces: Iterable<string>, io: Io): Promise<void> {
  for (const { bytes } of new Encoder(PIECE).encode(pieces)) if (!(await io.send(bytes))) return;
}
