import {
  openConfig,
  type Config,
  type ConfigChoice,
  type ListedArgument,
  type ListedGenerator,
} from '../../config/index.ts';
import {
  canBeNull,
  keyFieldOf,
  routedOf,
  walkFields,
  type Catalogue,
  type Field,
  type Resource,
} from '../../schema/index.ts';
import { MockgenError } from '../../errors.ts';
import { DEFAULTS } from '../../settings.ts';
import { addressTexts, type Layout } from '../../tree/index.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import type { Io } from '../io.ts';
import { checkNames } from '../names.ts';
import { createPaint } from '../paint.ts';
import type { RelationForm } from '../options.ts';
import { relationDiagram, relationRows } from '../relations.ts';
import { renderTable } from '../table.ts';
import { printable } from '../printable.ts';

/** The parsed options of `mockgen list`. */
export interface ListFlags extends ConfigChoice {
  readonly fields?: boolean;
  readonly generators?: boolean;
  /** The form in which references between resources are listed. Default: they are not listed. */
  readonly relations?: RelationForm;
}

type Rows = readonly (readonly string[])[];

/** An example takes at most this many characters of a line; pictures have far more. */
const EXAMPLE_LENGTH = 72;

/** Whether a resource has only addresses that follow from its name and its references. */
function hasPlainAddress({ name, path = name, single, under = [], ...rest }: Resource): boolean {
  return path === name && !single && under.length === 0 && keyFieldOf(rest) === 'id';
}

function resourceRows({ resources }: Catalogue, layout: Layout): Rows {
  const shape = { layout, resources: routedOf(resources) };
  return resources.flatMap((resource) => {
    const { name, category, fields } = resource;
    const row = [name, category, Object.keys(fields).join(', ')];
    const addresses = hasPlainAddress(resource) ? [] : addressTexts(shape, name, keyFieldOf(resource));
    return [row, ...addresses.map((address) => [`  ${address}`])];
  });
}

function typeText({ type, format }: Field, isNull: boolean): string {
  return `${type}${format === undefined ? '' : ` ${format}`}${isNull && type !== 'null' ? ' or null' : ''}`;
}

/** Describes the origin of a field's values in a few words. */
function sourceText({ generator, copy, references, fields, items, value }: Field): string {
  if (references !== undefined) return `${references}, ${copy === undefined ? 'a reference' : `copy of ${copy}`}`;
  if (copy !== undefined) return `copy of ${copy}`;
  if (fields) return 'fields';
  if (items) return 'items';
  return value ? 'code' : (generator ?? '');
}

async function fieldRows(catalogue: Catalogue, config: Config | undefined, names: readonly string[]): Promise<Rows> {
  const inferred = await config?.inferred();
  const isListed = ({ name }: Resource): boolean => names.length === 0 || names.includes(name);
  return catalogue.resources.filter(isListed).flatMap((resource) =>
    [...walkFields({ fields: resource.fields })].map(([place, field]) => {
      const name = `${resource.name}.${place}`;
      const isNull = canBeNull(catalogue.find, resource, place);
      return [name, typeText(field, isNull), sourceText(field), inferred?.get(name) ?? ''];
    }),
  );
}

function exampleText({ example, exampleArgs }: ListedGenerator): string {
  if (example === undefined) return '';
  const text = JSON.stringify(example);
  const short = text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH - 1)}…` : text;
  return exampleArgs === undefined ? short : `${short} with ${JSON.stringify(exampleArgs)}`;
}

/** Renders an argument for the line below its generator. */
function argumentRow(argument: ListedArgument): string[] {
  const { name, takes, required, meaning } = argument;
  const fallback = argument.default === undefined ? '' : ` (default ${JSON.stringify(argument.default)})`;
  return [`  ${name}`, `${takes}${required ? ', required' : ''}${fallback}. ${meaning}`];
}

async function generatorRows(): Promise<Rows> {
  const { listGenerators } = await import('../../config/index.ts');
  return (await listGenerators()).flatMap((generator) => {
    const { name, makes = '', args = [] } = generator;
    const row = [name, [makes, exampleText(generator)].filter(Boolean).join(' ')];
    return [row].concat(args.map(argumentRow));
  });
}

/**
 * Runs `mockgen list`: prints one line per resource, with its category and fields, and one line per address
 * where these do not follow from its name. With `--fields`, it prints one line
 * per field, and notes about schemas on stderr; with `--generators`, one line per generator and argument; with
 * `--relations`, one line per reference, or a diagram of them. On a terminal
 * there is a heading, and long lines are broken.
 *
 * @param names names of resources whose fields are listed; none for all resources
 * @returns the exit code, 0
 * @throws MockgenError as `openConfig` does; `bad_option` for a name that no resource has
 */
export async function list(names: readonly string[], given: ListFlags, io: Io): Promise<number> {
  const other = given.generators ? '--generators' : given.relations && '--relations';
  if (names.length > 0 && other !== undefined) {
    const message = `list ${names[0]} ${other}: expected the names of resources or ${other}, got both`;
    throw new MockgenError('bad_option', message, 'Leave out one of them.');
  }
  const flags = names.length > 0 ? { ...given, fields: true } : given;
  const config = flags.generators ? undefined : await openConfig(flags);
  if (flags.relations === 'mermaid') {
    io.stdout(relationDiagram(await chooseCatalogue(config)));
    return 0;
  }
  const [heading, rows] = await tableOf(names, flags, config);
  if (flags.fields) for (const line of (await config?.told()) ?? []) io.stderr(`note: ${printable(line)}\n`);
  if (io.columns === undefined) {
    io.stdout(
      renderTable(rows)
        .map((line) => `${line.trimEnd()}\n`)
        .join(''),
    );
    return 0;
  }
  const { bold } = await createPaint(io);
  const [first = '', ...lines] = renderTable([heading, ...rows], io.columns);
  io.stdout([bold(first), ...lines, ''].join('\n'));
  return 0;
}

async function tableOf(
  names: readonly string[],
  flags: ListFlags,
  config: Config | undefined,
): Promise<readonly [heading: readonly string[], rows: Rows]> {
  if (flags.generators) return [['GENERATOR', 'WHAT IT MAKES, AND ITS ARGUMENTS'], await generatorRows()];
  const catalogue = await chooseCatalogue(config);
  checkNames(
    'list',
    names,
    catalogue.resources.map(({ name }) => name),
  );
  if (flags.fields) return [['FIELD', 'TYPE', 'FROM', 'INFERRED FROM'], await fieldRows(catalogue, config, names)];
  if (flags.relations) return [['FIELD', 'REFERS TO', ''], relationRows(catalogue)];
  const { layout = DEFAULTS.layout } = config?.settings ?? {};
  return [['RESOURCE', 'CATEGORY', 'FIELDS'], resourceRows(catalogue, layout)];
}
