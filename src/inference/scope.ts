import { builtins } from '../builtins.ts';
import { walkFields, type Field, type FieldType, type Generators } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { wordsOf } from './words.ts';
import type { Faults } from '../faults/index.ts';

/** What is known of a resource that fields may refer to. */
export interface KnownResource {
  readonly singular: string;
  /** The type of its ids; undefined where that cannot be known because of a fault that has been noted. */
  readonly ids: 'integer' | 'string' | undefined;
  /** Whether it may have other fields: its schema has a fault that has been noted. */
  readonly isUnknown?: true;
  /** Its fields: of one that comes with mockgen as they are, of another one as they are said. */
  readonly fields: Readonly<Record<string, Draft | Field>>;
}

/** What the fields of a resource share while they are resolved. */
export interface Shared {
  /** The resource's path noun. */
  readonly noun: string;
  /** The resources of the tree by path noun, this one included. */
  readonly resources: ReadonlyMap<string, KnownResource>;
  /** The generators by name, those of faker's that are named included. */
  readonly generators: Generators;
  /** What is wrong. */
  readonly faults: Faults;
  /** The fields of which nothing was made because of a fault, with their resources: `users.age`. */
  readonly leftOut: Set<string>;
  /** All fields of the record. */
  readonly record: Readonly<Record<string, Draft>>;
  /** What is added to the record so that inferred fields agree, and no record shows. */
  readonly causes: Map<string, Field>;
  /** By place in the record: what a field without a generator got, and why. */
  readonly told: Map<string, string>;
  /** Makes a field of its draft, for another field that wants to know its type and where it leads. */
  readonly resolveField: (draft: Draft, scope: Scope) => Field;
  /** How many copies were followed up to here. Default: 0 */
  readonly followed?: number;
}

/** Where a field stands in its record. */
export interface Scope {
  readonly shared: Shared;
  readonly name: string;
  /** `address.city`, `lines[].price`. */
  readonly place: string;
  /** The fields beside it. */
  readonly neighbours: Readonly<Record<string, Draft>>;
}

/** Returns the words for what a field belongs to, in the singular: the object around it, or the resource. */
export function nounOf({ shared, place }: Scope): string {
  const around = place.split('.').slice(0, -1).at(-1);
  const owner = around?.replaceAll(/\[\d*\]/g, '') ?? shared.resources.get(shared.noun)?.singular ?? shared.noun;
  return wordsOf(owner).join(' ') || 'entry';
}

/** Notes what a field without a generator got, and why. */
export function tell({ shared, place }: Scope, what: string): void {
  shared.told.set(place, what);
}

/** What a generator gives. */
export interface Gives {
  readonly types: ReadonlySet<FieldType>;
  /** The format that its texts have wherever it is used; undefined where that differs. */
  readonly format?: string;
  /** Whether its texts are days or moments, with whatever format. */
  readonly isDate?: true;
}

/** What the generators of the service give, by what they give there. */
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

/** The generators that give what a spec says, and what is known of that. */
const OWN: Readonly<Record<string, readonly FieldType[]>> = {
  number: ['number'],
  pattern: ['string'],
  phrase: ['string'],
  place_detail: ['string'],
};

/**
 * What a named generator gives.
 *
 * @returns undefined for one that gives whatever it is told to, and for faker's
 * @example
 * givenBy('email')?.format // => "email"
 */
export function givenBy(generator: string): Gives | undefined {
  const types = Object.hasOwn(OWN, generator) ? OWN[generator] : undefined;
  return types ? { types: new Set(types) } : given.get(generator);
}

/**
 * Whether a resource comes with mockgen, kept or not.
 *
 * @example
 * isShipped('users') // => true
 */
export function isShipped(name: string): boolean {
  return builtins.resources.some((resource) => resource.name === name);
}
