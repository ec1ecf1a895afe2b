import type { Draft, Source } from '../drafts/index.ts';
import { FieldContext, fieldKey, type Context } from '../generators/index.ts';
import { isPartOfThing, snakeCase } from '../inference/index.ts';
import type { Generators, Json } from '../schema/index.ts';

type Drafts = Readonly<Record<string, Draft>>;

/** Matches the part of an address under which callers find what is theirs: `customers/me/orders`, `account/addresses`. */
const MINE = /^(?:me|my|mine|self|myself)$|^account$/;

/**
 * Whether all records at an address belong to the one who calls it.
 *
 * @example
 * isMine('customers/me/orders') // => true
 */
export function isMine(address: string = ''): boolean {
  const parts = address.split('/');
  return !address.includes('{') && parts.some((part) => MINE.test(part));
}

/** Matches the names of objects with the person whom a record belongs to, or with an address of theirs. */
const PERSONAL =
  /^(?:customer|buyer|user|guest|member|owner|profile|account_holder)$|(?:^|_)address$|^(?:bill|ship)_to$/;

/** What fields tell of a person, by name. */
const TOLD: Readonly<Record<string, 'first' | 'last' | 'full' | 'email'>> = {
  first_name: 'first',
  firstname: 'first',
  given_name: 'first',
  last_name: 'last',
  lastname: 'last',
  family_name: 'last',
  surname: 'last',
  full_name: 'full',
  fullname: 'full',
  cardholder_name: 'full',
  name_on_card: 'full',
  recipient_name: 'full',
  email: 'email',
  email_address: 'email',
};

/** Number of names among which there is one of two plain words. */
const NAMES = 50;

/** Returns the name of the caller: the same in all trees. */
function callerOf(generators: Generators): readonly [first: string, last: string] {
  // The generator of names takes a context and arguments, and needs none.
  const generate = generators['name'] as unknown as (context: Context, given: unknown) => Json;
  for (let id = 1; id <= NAMES; id++) {
    const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(0, 'caller', 'name'), id);
    const [, first, last] = /^([A-Z][a-z]+) ([A-Z][a-z]+)$/.exec(String(generate(context, {}))) ?? [];
    if (first !== undefined && last !== undefined) return [first, last];
  }
  return ['Alex', 'Morgan'];
}

/** Where the caller lives and has things sent to. */
const CITIES: readonly string[] = ['Chicago', 'Denver'];

const CITY = /^(?:city|town|locality)$/;

const CURRENCY = /^currency(?:_code|_iso_code)?$/;

/** The currency that the caller pays in, in the letters of the examples. */
function currencyLike({ limits: { examples = [] } }: Draft): string {
  return examples.some((one) => /^[a-z]{3}$/.test(String(one))) ? 'usd' : 'USD';
}

const isFree = ({ type = 'string', source, limits, unique, when }: Draft): boolean =>
  type === 'string' && !source && !unique && !when && limits.enum === undefined && limits.pattern === undefined;

/**
 * Makes the people in the records of one who calls for their own lists that one person, who lives in one country.
 *
 * @returns the fields as they are where the address is not such a list
 */
export function withCaller(fields: Drafts, address: string | undefined, generators: Generators): Drafts {
  if (!isMine(address)) return fields;
  const [first, last] = callerOf(generators);
  const values = { first, last, full: `${first} ${last}`, email: `${first}.${last}@example.org`.toLowerCase() };
  const only = (value: string): Source => ({ generator: 'choices', args: { choices: { [value]: 1 } } });
  const sourceOf = (name: string, draft: Draft): Source | undefined => {
    if (CITY.test(name)) return { generator: 'city', args: { cities: CITIES } };
    if (CURRENCY.test(name)) return only(currencyLike(draft));
    const told = Object.hasOwn(TOLD, name) ? TOLD[name] : undefined;
    return told && only(values[told]);
  };
  const inside = (drafts: Drafts): Drafts =>
    Object.fromEntries(
      Object.entries(drafts).map(([name, draft]) => {
        const own = snakeCase(name);
        if (draft.fields && !draft.source && (PERSONAL.test(own) || isPartOfThing(own)))
          return [name, { ...draft, fields: inside(draft.fields) }];
        const source = isFree(draft) ? sourceOf(own, draft) : undefined;
        if (!source) return [name, draft];
        const { nullable, ...always } = draft;
        return [name, { ...always, ...(nullable !== undefined && { nullable: 0 }), source }];
      }),
    );
  return inside(fields);
}
