import { builtins } from '../builtins.ts';
import { fakerMethods, FieldContext, fieldKey, generators, toJson } from '../generators/index.ts';
import { renderRecords } from '../render/index.ts';
import { fieldAt, walkFields, type Field, type Json } from '../schema/index.ts';
import { DEFAULTS } from '../settings.ts';

/** A generator that a field may name. */
export interface ListedGenerator {
  readonly name: string;
  /** A value it gives. Default: it needs arguments, and no field of the service shows which. */
  readonly example?: Json;
  /** The arguments that the example took, as a field has them. Default: none. */
  readonly args?: unknown;
}

type Generate = (context: FieldContext, args: unknown) => unknown;

/** Arguments for the generators that no field of the service names. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  const: { value: 'draft' },
  choices: { choices: { new: 3, used: 1 } },
  pattern: { pattern: '[A-Z]{2}-[0-9]{4}' },
  number: { min: 0, max: 10, step: 0.5 },
};

/** How many records are looked through for a value that is not null. */
const RECORDS = 20;

/** A field of the service. */
interface Use {
  readonly resource: string;
  readonly name: string;
  readonly field: Field;
}

/** The fields of the service by the generators that they name: those without arguments first. */
function usesByGenerator(): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const resource of builtins.resources) {
    for (const [name, field] of walkFields(resource)) {
      const { generator = '', copy, references } = field;
      if (copy !== undefined || references !== undefined || name === 'id') continue;
      uses.set(generator, [...(uses.get(generator) ?? []), { resource: resource.name, name, field }]);
    }
  }
  const hasArgs = ({ field }: Use): number => (field.args === undefined ? 0 : 1);
  return new Map([...uses].map(([name, found]) => [name, found.toSorted((a, b) => hasArgs(a) - hasArgs(b))]));
}

function generate(name: string, args: unknown): Json {
  // What its arguments are has been chosen for it.
  const call = Object.entries(generators).find(([other]) => other === name)?.[1] as unknown as Generate;
  const context = new FieldContext(Date.parse(DEFAULTS.refDate));
  return toJson(call(context.aim(fieldKey(DEFAULTS.seed, 'example', name), 1), args));
}

/** The first value of a field that is not null. */
function valueIn({ resource, name }: Use): Json | undefined {
  const lines = renderRecords(builtins, { ...DEFAULTS, resource, count: RECORDS });
  for (const line of lines) {
    // A record is an object of JSON.
    const value = (JSON.parse(line) as Readonly<Record<string, Json>>)[name];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

function describe(name: string, uses: readonly Use[]): ListedGenerator {
  if (Object.hasOwn(EXAMPLES, name)) {
    const args = EXAMPLES[name];
    return { name, example: generate(name, args), args };
  }
  const [plain] = uses;
  if (plain && plain.field.args === undefined) return { name, example: generate(name, {}) };
  for (const use of uses) {
    const found = builtins.find(use.resource);
    const example = found && fieldAt({ fields: found.fields }, use.name) ? valueIn(use) : undefined;
    if (example !== undefined) return { name, example, args: use.field.args };
  }
  return { name, ...(plain && { args: plain.field.args }) };
}

/**
 * All generators that a field may name: ours, each with a value, and the methods of faker.
 *
 * @returns by name, ours first
 */
export async function listGenerators(): Promise<readonly ListedGenerator[]> {
  const uses = usesByGenerator();
  const names = Object.keys(generators).toSorted();
  return [...names.map((name) => describe(name, uses.get(name) ?? [])), ...(await fakerMethods())];
}
