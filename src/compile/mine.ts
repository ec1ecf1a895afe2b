import type { Draft, Source } from '../drafts/index.ts';
import { FieldContext, fieldKey, type Context } from '../generators/index.ts';
import { isPartOfThing, snakeCase, type Scope } from '../inference/index.ts';
import { type Field, type Generators, type Json, MOST_ITEMS } from '../schema/index.ts';

type Drafts = Readonly<Record<string, Draft>>;

/**
 * Matches the part of an address below which callers of an API find their own records: `customers/me/orders`,
 * `account/addresses`.
 */
const MINE = /^(?:me|my|mine|self|myself)$|^account$/;

/**
 * Whether an address is that of the caller's own records: it has a part such as `me`, `my` or `account`, and no
 * `{parameter}`. If no address is given, it is not.
 *
 * @example
 * isMine('customers/me/orders') // => true
 */
export function isMine(address: string = ''): boolean {
  const parts = address.split('/');
  return !address.includes('{') && parts.some((part) => MINE.test(part));
}

/** Matches the names of objects about the person whom a record belongs to, and of addresses of that person. */
const PERSONAL =
  /^(?:customer|buyer|user|guest|member|owner|profile|account_holder)$|(?:^|_)address$|^(?:bill|ship)_to$/;

/**
 * What a field about a person contains, by the name of the field: the first, last or full name, or the e-mail address.
 */
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

/** This many generated names are tried, to find one whose first and last name are plain words of letters. */
const NAMES = 50;

/** Returns first and last name of the caller, who has the same name in every tree. */
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

/** The two cities in which the caller lives and has things sent to. */
const CITIES: readonly string[] = ['Chicago', 'Denver'];

const CITY = /^(?:city|town|locality)$/;

const CURRENCY = /^currency(?:_code|_iso_code)?$/;

const LOCALE = /^(?:locale|language|preferred_locale|locale_code)$/;

/** The company that the caller works for. */
const COMPANY = 'Larch & Rowan Ltd';

/** Returns the currency that the caller pays in: `usd` if an example has small letters, otherwise `USD`. */
function currencyLike({ limits: { examples = [] } }: Draft): string {
  return examples.some((one) => /^[a-z]{3}$/.test(String(one))) ? 'usd' : 'USD';
}

/** Returns the caller's language: `en` if all examples have two letters, otherwise `en-US`. */
function localeLike({ limits: { examples = [] } }: Draft): string {
  return examples.every((one) => /^[a-z]{2}$/.test(String(one))) && examples.length > 0 ? 'en' : 'en-US';
}

const isFree = ({ type = 'string', source, limits, unique, when }: Draft): boolean =>
  type === 'string' && !source && !unique && !when && limits.enum === undefined && limits.pattern === undefined;

/**
 * Makes everybody in the records at an address like `me/orders` the caller: one person with one name, e-mail address
 * and country.
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
    if (LOCALE.test(name)) return only(localeLike(draft));
    if (/^company(?:_name)?$/.test(name)) return only(COMPANY);
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
        return [name, { ...always, ...(nullable !== undefined && { nullable: 0 }), source, assumed: true as const }];
      }),
    );
  return Object.fromEntries(
    Object.entries(inside(fields)).map(([name, draft]) => [name, inCurrency(draft, (one) => only(currencyLike(one)))]),
  );
}

/** Returns a draft in which all fields for a currency, however deep inside, get the caller's currency. */
function inCurrency(draft: Draft, sourceOf: (draft: Draft) => Source): Draft {
  const { fields, items } = draft;
  if (draft.source || (!fields && !items?.field)) return draft;
  const changed = (drafts: Drafts): Drafts =>
    Object.fromEntries(
      Object.entries(drafts).map(([name, one]) => [
        name,
        CURRENCY.test(snakeCase(name)) && isFree(one) ? { ...one, source: sourceOf(one) } : inCurrency(one, sourceOf),
      ]),
    );
  return {
    ...draft,
    ...(fields && { fields: changed(fields) }),
    ...(items?.field && { items: { ...items, field: inCurrency(items.field, sourceOf) } }),
  };
}

/** Matches names of flags that mark the caller's choice among several things, such as the default address. */
const CHOSEN = /^(?:is_)?(?:default|primary|preferred)(?:_(?:shipping|billing|address|payment|card|method))*$/;

/**
 * Returns the parts of a flag such as `is_default` that is true only in the first of the caller's own records.
 * Undefined for any other field.
 */
export function flagOfMine({ name, place, shared }: Scope): Partial<Field> | undefined {
  if (place !== name || !CHOSEN.test(snakeCase(name)) || !isMine(shared.resources.get(shared.noun)?.address))
    return undefined;
  const cause = 'hidden_number';
  shared.causes.set(cause, {
    type: 'integer',
    description: 'Number of the record among those of the caller',
    generator: 'turn',
    args: { every: MOST_ITEMS },
  });
  return {
    type: 'boolean',
    generator: 'boolean',
    args: { probability: { by: cause, is: { '1': 1 }, else: 0 } },
  };
}
