import type { Draft } from '../drafts/index.ts';
import { snakeCase, type Shared } from '../inference/index.ts';
import { areAlike, copied, fits, type Drafts } from './alike.ts';

/**
 * Matches names of objects about the person whom a record is about: with their name, or with an address of theirs. The
 * best source of a name comes first.
 */
const PEOPLE: readonly RegExp[] = [
  /^(?:customer|buyer|purchaser|shopper|client|user|guest|member|account_holder)(?:_(?:details?|info|information))?$/,
  /^(?:(?:billing|invoice|payment|default|primary|home|shipping|delivery|mailing|postal|customer)_)?(?:address(?:es)?|contact|details)$|^(?:bill|ship)_to$/,
];

/** Names of fields that tell who a person is, or how to reach them. */
const TELLING: ReadonlySet<string> = new Set(
  (
    'first_name firstname given_name last_name lastname family_name surname full_name fullname name email email_address ' +
    'phone phone_number telephone company company_name organization'
  ).split(' '),
);

/** Matches names of ids that refer to the person. */
const REFERENCE = /^(?:customer|user|client|buyer|member|account)_(?:id|sid|gid|uuid|guid)$/;

const FIRST = /^(?:first_?name|given_name)$/;
const LAST = /^(?:last_?name|family_name|surname)$/;

/** Returns the name of the first field whose name, in snake case, matches; undefined if none does. */
const named = (fields: Drafts, name: RegExp): string | undefined =>
  Object.keys(fields).find((each) => name.test(snakeCase(each)));

/**
 * Returns the fields of an object, or of the objects in a list; undefined for anything else, and for what has a stated
 * source.
 */
const inside = ({ fields, items, source }: Draft): Drafts | undefined =>
  source ? undefined : (fields ?? (items?.field?.source ? undefined : items?.field?.fields));

type Entry = readonly [name: string, draft: Draft];

/**
 * The person whom a record is about: the path of the object with the person's name, with a dot at its end, and the
 * fields of that object.
 */
interface Person {
  readonly path: string;
  readonly fields: Drafts;
  readonly first: string;
  readonly last: string;
}

/**
 * Returns the person whom a record is about: from a first and last name in the record itself or, if it has none, in the
 * first object with such names. Undefined if neither has any.
 */
function personIn(record: Drafts, objects: readonly (readonly [string, Drafts])[]): Person | undefined {
  const candidates = [['', record] as const, ...objects.map(([name, fields]) => [`${name}.`, fields] as const)];
  for (const [path, fields] of candidates) {
    const [first, last] = [named(fields, FIRST), named(fields, LAST)];
    if (first !== undefined && last !== undefined) return { path, fields, first, last };
  }
  return undefined;
}

/**
 * Returns an object, or a list of objects, in which each field is replaced by the draft that `find` returns. If that is
 * undefined, the field stays.
 */
function withFields(draft: Draft, find: (name: string, one: Draft) => Draft | undefined): Draft {
  const own = inside(draft) ?? {};
  const fields = Object.fromEntries(Object.entries(own).map(([name, one]) => [name, find(name, one) ?? one]));
  if (draft.fields) return { ...draft, fields };
  const { items } = draft;
  return items?.field ? { ...draft, items: { ...items, field: { ...items.field, fields } } } : draft;
}

/** Whether an object is present in each record in which a copy of it has to be. */
const isSure = ({ nullable, when }: Draft, copy: Draft): boolean =>
  when === undefined && (nullable === undefined || copy.nullable !== undefined);

/** Matches names of fields that tell where an address is. A telephone number beside one fits that place. */
const PLACE = /^(?:city|town|locality|country(?:_(?:code|name|iso))?|post(?:al)?_?code|zip(?:_code)?)$/;

const PHONE = /^(?:phone|phone_number|telephone)$/;

/** Returns an object whose fields about the person of the record, and references to them, become copies. */
function withPerson([name, draft]: Entry, { path, fields }: Person, record: Drafts): Draft {
  const base = record[path.slice(0, -1)];
  const isTold = `${name}.` !== path && (!base || isSure(base, draft));
  const own = inside(draft) ?? {};
  return withFields(draft, (each, one) => {
    const other = Object.hasOwn(record, each) ? record[each] : undefined;
    if (REFERENCE.test(snakeCase(each))) return fits(one, other) ? copied(one, each) : undefined;
    // The telephone is where the address is.
    const isElsewhere = PHONE.test(snakeCase(each)) && named(own, PLACE) !== undefined;
    const isKnown = isTold && !isElsewhere && TELLING.has(snakeCase(each)) && Object.hasOwn(fields, each);
    return isKnown && fits(one, fields[each]) ? copied(one, path + each) : undefined;
  });
}

/**
 * Returns the object that has the person; its telephone number becomes a copy of the one in an address of theirs. Empty
 * if the object has a place itself, or there is no such address.
 */
function withPhone({ path, fields }: Person, record: Drafts, told: readonly Entry[]): Drafts {
  const [object, phone] = [path.slice(0, -1), named(fields, PHONE)];
  const draft = object === '' ? undefined : record[object];
  if (!draft || phone === undefined || named(fields, PLACE) !== undefined) return {};
  const at = told.find(([name, { fields: own = {} }]) => {
    const other = named(own, PHONE);
    return (
      name !== object && named(own, PLACE) !== undefined && other === phone && fits(fields[phone] ?? draft, own[other])
    );
  })?.[0];
  if (at === undefined) return {};
  return { [object]: withFields(draft, (name, one) => (name === phone ? copied(one, `${at}.${phone}`) : undefined)) };
}

/**
 * Returns the name of an earlier object with the same fields, which this one repeats: the second address of a person
 * equals the first. Undefined if there is none.
 */
function twinOf([name, draft]: Entry, entries: readonly Entry[]): string | undefined {
  const { fields } = draft;
  if (!fields) return undefined;
  const before = entries.slice(
    0,
    entries.findIndex(([each]) => each === name),
  );
  return before.find(([, one]) => one.fields && !one.source && isSure(one, draft) && areAlike(one.fields, fields))?.[0];
}

/**
 * The fields of a record after its people were made one person, and a hidden cause from which other fields read that
 * person's name.
 */
interface OfOnePerson {
  readonly fields: Drafts;
  readonly causes: Shared['causes'];
}

/**
 * Makes the people in a record one person, where nothing says that they are several: the name in the address of an order
 * is that of its customer, and its e-mail address fits it.
 */
export function withOnePerson(record: Drafts): OfOnePerson {
  const rank = (name: string): number => PEOPLE.findIndex((one) => one.test(snakeCase(name)));
  const entries = Object.entries(record)
    .filter(([name]) => rank(name) >= 0)
    .toSorted(([one], [other]) => rank(one) - rank(other));
  const objects = entries.flatMap(([name, draft]) =>
    draft.fields && !draft.source ? [[name, draft.fields] as const] : [],
  );
  const person = personIn(record, objects);
  if (!person) return { fields: record, causes: new Map() };
  const { path, first, last } = person;
  const told = entries.flatMap((entry): Entry[] => {
    const [name, draft] = entry;
    if (!inside(draft)) return [];
    const twin = twinOf(entry, entries);
    return [[name, twin === undefined ? withPerson(entry, person, record) : copied(draft, twin)]];
  });
  const fields = { ...record, ...Object.fromEntries(told), ...withPhone(person, record, told) };
  if (path === '') return { fields, causes: new Map() };
  const args = { first: { from: path + first }, last: { from: path + last } };
  const description = 'Name of the person whom the record is about';
  return { fields, causes: new Map([['hidden_full_name', { type: 'string', description, generator: 'name', args }]]) };
}
