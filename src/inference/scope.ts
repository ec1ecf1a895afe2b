import { builtins } from '../builtins.ts';
import { walkFields, type Field, type FieldType, type Generators } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { objectsAround } from './around.ts';
import { wordsOf } from './words.ts';
import type { Faults } from '../faults/index.ts';

/** What is known about a resource that fields may refer to. */
export interface KnownResource {
  readonly singular: string;
  /** The type of the resource's ids; undefined if a fault, which has been noted, makes it unknown. */
  readonly ids: 'integer' | 'string' | undefined;
  /** Name of the field by which records are addressed. Default: records have no key but `id`. */
  readonly key?: string;
  /** The path of its records, with references in braces: `users/{user_id}/orders`. Default: its path noun. */
  readonly address?: string;
  /** Whether the resource has only one record, to which nothing refers. */
  readonly isSingle?: true;
  /** Whether the resource can have further fields, because its schema has a fault, which has been noted. */
  readonly isUnknown?: true;
  /** The fields of the resource: compiled ones of a built-in resource, or drafts of one in a config. */
  readonly fields: Readonly<Record<string, Draft | Field>>;
}

/** The data that the fields of a resource need while they are compiled. All of them share one object. */
export interface Shared {
  /** The resource's path noun. */
  readonly noun: string;
  /** The resources of the tree by path noun, this one included. */
  readonly resources: ReadonlyMap<string, KnownResource>;
  /** The generators by name, including methods of faker that are used. */
  readonly generators: Generators;
  /** The faults found so far. */
  readonly faults: Faults;
  /** The fields that were left out because of a fault, with their resources: `users.age`. */
  readonly leftOut: Set<string>;
  /** The drafts (what a config and a schema say) of all fields of the record, by name. */
  readonly record: Readonly<Record<string, Draft>>;
  /** Causes (hidden fields) that are added so that inferred fields agree with each other. No record shows them. */
  readonly causes: Map<string, Field>;
  /** Fields and causes that are being compiled for others to read, by path. None of them may lead back to itself. */
  readonly awaited: Set<string>;
  /** For each field without a stated generator, by path: from what its values were inferred. */
  readonly told: Map<string, string>;
  /** Compiles a draft, for another field that needs its type. */
  readonly resolveField: (draft: Draft, scope: Scope) => Field;
  /** How many copies were followed, one after the other, to get to the field that is being compiled. Default: 0. */
  readonly followed?: number;
}

/** The position of a field in its record, and the data that it shares with the other fields. */
export interface Scope {
  readonly shared: Shared;
  readonly name: string;
  /** Path of the field in its record: `address.city`, `lines[].price`. */
  readonly place: string;
  /** The fields in the same object, by name, this one included. */
  readonly neighbours: Readonly<Record<string, Draft>>;
}

/**
 * Returns the name of the object around a field or, at the top of a record, of the resource: in the singular, as
 * separate words.
 */
export function nounOf({ shared, place }: Scope): string {
  const owner = objectsAround(place).at(-1) ?? shared.resources.get(shared.noun)?.singular ?? shared.noun;
  // A version of the API does not belong to the name of a record: `v2-refunds`.
  return (
    wordsOf(owner)
      .join(' ')
      .replace(/^(?:api )?v \d+ /, '') || 'entry'
  );
}

/** Notes what the values of a field without a generator were inferred from. */
export function tell({ shared, place }: Scope, what: string): void {
  shared.told.set(place, what);
}

/** What is known about the values of a generator. */
export interface Gives {
  readonly types: ReadonlySet<FieldType>;
  /**
   * The format that every field with this generator has in the built-in resources; undefined if they have none or
   * several.
   */
  readonly format?: string;
  /** Whether every field with this generator in the built-in resources has the format `date` or `date-time`. */
  readonly isDate?: true;
}

/**
 * What is known about the values of each generator, by its name. It is derived from the fields of the built-in
 * resources that use the generator.
 */
const given: ReadonlyMap<string, Gives> = (() => {
  const found = new Map<string, { types: Set<FieldType>; formats: Set<string | undefined> }>();
  for (const resource of builtins.resources) {
    for (const [, { generator = '', type, format }] of walkFields(resource)) {
      const entry = found.get(generator) ?? { types: new Set(), formats: new Set() };
      found.set(generator, { types: entry.types.add(type), formats: entry.formats.add(format) });
    }
  }
  return new Map(
    [...found].map(([name, { types, formats }]) => {
      const [format] = formats;
      const areDates = [...formats].every((one) => one === 'date' || one === 'date-time');
      const only = formats.size === 1 && format !== undefined;
      return [name, { types, ...(only && { format }), ...(areDates && { isDate: true as const }) }] as const;
    }),
  );
})();

/** Types of values that generators can make and that no built-in resource uses them for. */
const OWN: Readonly<Record<string, readonly FieldType[]>> = {
  amount: ['number', 'integer'],
  amount_text: ['string'],
  number: ['number'],
  pattern: ['string'],
  phrase: ['string'],
  place_detail: ['string'],
  count: ['integer'],
  difference: ['number', 'integer'],
  joined: ['string'],
  maximum: ['number', 'integer', 'string'],
  minimum: ['number', 'integer', 'string'],
  product: ['number', 'integer'],
  sum: ['number', 'integer'],
  turn: ['integer'],
};

/** Generators of dates or date-times that no built-in resource uses. */
const DATES: ReadonlySet<string> = new Set(['later', 'slot']);

/**
 * Returns what is known about the values of a generator.
 *
 * @returns undefined for methods of faker, and for generators whose values depend on their arguments
 * @example
 * givenBy('email')?.format // => "email"
 */
export function givenBy(generator: string): Gives | undefined {
  if (DATES.has(generator)) return { types: new Set(['string']), isDate: true };
  const types = Object.hasOwn(OWN, generator) ? OWN[generator] : undefined;
  return types ? { types: new Set(types) } : given.get(generator);
}

/**
 * Whether a resource is built in, even if a config does not keep it.
 *
 * @example
 * isShipped('users') // => true
 */
export function isShipped(name: string): boolean {
  return builtins.resources.some((resource) => resource.name === name);
}
