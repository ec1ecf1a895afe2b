import type { Config } from '../../../src/config/open.ts';
import { Records, type DataOptions } from '../../../src/render/index.ts';
import { argsOf, walkFields, type Field, type Json, type Resource } from '../../../src/schema/index.ts';
import { digestOf } from '../../../src/tree/index.ts';

/** The seeds whose records an outline shows. */
const SEEDS = [7, 9007199254740991] as const;

/** How many records of each seed stand in an outline, and how many its digests are of. */
const [SHOWN, DIGESTED] = [3, 12];

/** Returns a text as far as it fits, and a digest of the rest. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…${digestOf(text).slice(0, 6)}`;
}

/** Everything that a field says, other than its type and its arguments, by key. */
function keysOf(field: Field): readonly string[] {
  const { type: _, format: __, generator: ___, args: ____, description: _____, fields: ______, items, ...keys } = field;
  const list = items && { count: items.count, ...(items.unique !== undefined && { unique: items.unique }) };
  return Object.entries({ ...keys, ...list }).map(([key, value]) =>
    value === true ? key : `${key}=${cut(JSON.stringify(value), 80)}`,
  );
}

/** What makes the values of a field, on one line. */
function specOf(field: Field): string {
  const args = Object.entries(argsOf(field)).map(([name, value]) => `${name}=${cut(JSON.stringify(value), 90)}`);
  const type = [field.type, field.format].filter(Boolean).join('!');
  return [type.padEnd(16), field.generator ?? '', ...args, ...keysOf(field)].join(' ').trimEnd();
}

type Row = Readonly<Record<string, Json>>;

/** Returns the lines of one resource: its fields, what they were inferred from, and the values of its first records. */
function linesOf(resource: Resource, told: ReadonlyMap<string, string>, rows: readonly (readonly Row[])[]): string[] {
  const { name, fields, causes: _, ...others } = resource;
  const head = Object.entries(others).flatMap(([key, value]) =>
    ['singular', 'category'].includes(key) ? [] : `${key}=${cut(JSON.stringify(value), 80)}`,
  );
  const digest = digestOf(JSON.stringify(rows)).slice(0, 8);
  const lines = [`${name}  ${resource.category}/${resource.singular}  ${[...head, `#${digest}`].join(' ')}`];
  for (const [place, field] of walkFields(resource)) {
    const why = told.get(`${name}.${place}`);
    const values = Object.hasOwn(fields, place)
      ? rows.map((some) => some.slice(0, SHOWN).map((row) => cut(JSON.stringify(row[place]), 40)))
      : [];
    const shown = values.map((some) => some.join(', ')).join(' / ');
    lines.push(
      [`  ${place.padEnd(24)} ${specOf(field)}`, why && `[${why}]`, shown && `→ ${shown}`].filter(Boolean).join('  '),
    );
  }
  return lines;
}

/**
 * Returns an outline of a config: a line for each field of its resources, with its generator, its arguments and its first
 * values.
 */
export async function outlineOf(config: Config): Promise<string> {
  const catalogue = await config.catalogue();
  const told = await config.inferred();
  const readers = SEEDS.map((seed) => {
    const options: DataOptions = { seed, refDate: '2026-01-01T00:00:00.000Z', items: DIGESTED };
    return new Records(catalogue, options);
  });
  const blocks = catalogue.own.map((resource) => {
    const count = resource.single ? 1 : Math.min(resource.items ?? DIGESTED, DIGESTED);
    const rows = readers.map((records) =>
      Array.from({ length: count }, (_, at) => records.checked(resource.name, at + 1) as Row),
    );
    return linesOf(resource, told, rows).join('\n');
  });
  return `${[...(await config.told()), ...blocks].join('\n\n')}\n`;
}
