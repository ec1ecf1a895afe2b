import type { Field } from '../schema/index.ts';
import type { Draft, Limits } from '../drafts/index.ts';
import {
  isPersonNoun,
  singularOf,
  snakeCase,
  tell,
  type KnownResource,
  type Scope,
  type Shared,
} from '../inference/index.ts';
import { isMine } from './mine.ts';
import { SPREAD } from './spread.ts';

/**
 * Matches the names of references, and captures which field of the record they contain, such as `id`. Codes of
 * countries and the like are not references.
 */
export const REFERENCE =
  /^(.+)_((?:id|sid|gid|uuid|guid|slug)(?=s?$)|(?<!(?:country|currency|language|locale|state|region|province|postal|zip)_)(?:code|key|handle|number)$)s?$/;

/** Matches those of these names that can contain nothing but an id. */
export const ID = /_(?:id|sid|gid|uuid|guid)s?$/;

/**
 * Matches names whose first word says that the id comes from another system, so that no resource of this tree has it.
 */
const FOREIGN = /^(?:external|foreign|remote|legacy|provider|original|third_party|partner|vendor|gateway)_/;

/** Nouns that mean people in some APIs, and programs or companies in others. */
const NOT_ONLY_PEOPLE: ReadonlySet<string> = new Set([
  'client',
  'tenant',
  'host',
  'contact',
  'profile',
  'lead',
  'agent',
]);

const isNamed = (noun: string, singular: string, stem: string): boolean => {
  const wanted = stem.replaceAll('_', '-');
  return noun === wanted || snakeCase(singular) === stem || singularOf(noun) === wanted;
};

/** Returns the resource that `resourceCalled` returns, by comparing the stem with the name of each resource. */
function findCalled(stem: string, resources: Shared['resources']): string | undefined {
  const found = [...resources].find(([noun, { singular }]) => isNamed(noun, singular, stem));
  if (found) return found[0];
  const ends = [...resources.keys()].filter((noun) => {
    const last = noun.split('-').at(-1) ?? noun;
    return last !== noun && isNamed(last, singularOf(last), stem);
  });
  return ends.length === 1 ? ends[0] : undefined;
}

/** The resources that stems were found to stand for. A large document asks for the same few stems very often. */
const called: WeakMap<Shared['resources'], Map<string, string | undefined>> = new WeakMap();

/**
 * Returns the name of the resource whose singular is the stem; otherwise of the only resource whose name ends with it,
 * because it is nested. Undefined if there is none.
 */
function resourceCalled(stem: string, { resources }: Shared): string | undefined {
  const known = called.get(resources) ?? new Map<string, string | undefined>();
  called.set(resources, known);
  if (!known.has(stem)) known.set(stem, findCalled(stem, resources));
  return known.get(stem);
}

/**
 * Returns the resource whose records are addressed by ids of another system: `customers` for `external_customer` where
 * their key is `external_id`. Undefined if there is none.
 */
function ofForeignKey(name: string, shared: Shared, suffix: string): string | undefined {
  const at = name.indexOf('_');
  const found = resourceCalled(name.slice(at + 1), shared);
  const known = found === undefined ? undefined : shared.resources.get(found);
  return known && snakeCase(heldOf(known)[0]) === `${name.slice(0, at)}_${suffix}` ? found : undefined;
}

/**
 * Returns the resource that a name stands for: `users` for `user` and for `author`, `addresses` for `billing_address`.
 *
 * @param name in snake case
 */
function resourceMeant(name: string, shared: Shared, suffix: string): string | undefined {
  if (FOREIGN.test(name)) return ofForeignKey(name, shared, suffix);
  const words = name.split('_');
  for (let from = 0; from < words.length; from++) {
    const found = resourceCalled(words.slice(from).join('_'), shared);
    if (found !== undefined) return found;
  }
  const last = words.at(-1) ?? '';
  const isPerson =
    (isPersonNoun(last) && !NOT_ONLY_PEOPLE.has(last)) || (words.length > 1 && ['by', 'to'].includes(last));
  return isPerson ? resourceCalled('user', shared) : undefined;
}

/**
 * Returns the name of the field whose value references to a resource contain, `id` or its key, and the field itself if
 * it is stated.
 */
export function heldOf({ fields, key }: KnownResource): readonly [name: string, draft: Draft | Field | undefined] {
  const name = Object.hasOwn(fields, 'id') ? 'id' : (key ?? 'id');
  return [name, Object.hasOwn(fields, name) ? fields[name] : undefined];
}

const limitsOf = (field: Draft | Field | undefined): Limits =>
  field && 'limits' in field ? field.limits : ({} satisfies Limits);

/** More records than any resource has. If the maximum of a number is lower, there may be ids that it cannot be. */
const FAR = 1_000_000;

/** Whether the limits of a reference allow all values of the field that it refers to. */
function canHold(limits: Limits, held: Draft | Field | undefined): boolean {
  const { min = 1, above = 0 } = limits;
  if (limits.enum !== undefined || min > 1 || above > 0) return false;
  const others = ['max', 'below', 'multipleOf', 'pattern', 'minLength', 'maxLength'] as const;
  const known = limitsOf(held);
  return others.every((name) => {
    const own = limits[name];
    // A bound far above the number of records counts as none.
    const isFar = (name === 'max' || name === 'below') && Number(own) >= FAR;
    return own === undefined || isFar || own === known[name];
  });
}

/** Whether an id is that of the object around it, by its name: `line_item_id` in an element of `line_items`. */
const isOwnId = (stem: string, place: string): boolean =>
  singularOf(snakeCase((place.split('.').at(-2) ?? '').replaceAll(/\[\d*\]/g, ''))) === stem;

/**
 * Returns the resource to which a name refers, if the draft can hold its ids; undefined otherwise.
 *
 * @param stem the name in snake case, without `_id`
 * @param suffix which field of a record the name asks for: `id`, `sid`
 */
export function targetFor(stem: string, draft: Draft, { shared, place }: Scope, suffix: string): string | undefined {
  const target = resourceMeant(stem, shared, suffix);
  const known = target === undefined ? undefined : shared.resources.get(target);
  if (target === undefined || !known || known.ids === undefined || known.isSingle) return undefined;
  // Records of others do not refer to the caller's own records.
  if (isMine(known.address) && !isMine(shared.resources.get(shared.noun)?.address)) return undefined;
  const [name, held] = heldOf(known);
  const { type, format, limits } = draft;
  if (type !== undefined && type !== known.ids) return undefined;
  if (known.ids === 'string' && format !== undefined && held?.format !== format) return undefined;
  if (suffix !== 'id' && snakeCase(name) !== suffix) return undefined;
  // The id of a line is not that of an item, which has the last word of its name.
  if (isOwnId(stem, place) && !isNamed(target, known.singular, stem)) return undefined;
  return canHold(limits, held) ? target : undefined;
}

/**
 * Returns the parts of a reference to an earlier record of the same resource; it is null in the first record. Undefined
 * if its name or limits do not suit one.
 */
function ofParent(draft: Draft, scope: Scope, suffix: string): Partial<Field> | undefined {
  const { noun, resources } = scope.shared;
  const known = resources.get(noun);
  const target = targetFor(singularOf(noun).replaceAll('-', '_'), draft, scope, suffix);
  if (target !== noun || !known?.ids || !draft.place.isSchema) return undefined;
  const { min = 0, above = -1 } = draft.limits;
  // If it cannot be null, it is 0 in records that have no record above them.
  if (!draft.nullable && draft.type === 'integer' && min <= 0 && above < 0) {
    tell(scope, 'its name');
    return { type: 'integer', generator: 'const', args: { value: 0 } };
  }
  if (!draft.nullable) return undefined;
  tell(scope, 'its name');
  return { type: known.ids, references: noun, earlier: true };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the stem of the only other resource that the description of an id names: `station` for `Station of origin`.
 * The id has to look like the ids of that resource. Undefined if none or several fit.
 */
function stemSaid({ description = '', format, limits }: Draft, { shared, place }: Scope): string | undefined {
  const { examples = [] } = limits;
  const isUuid = format === 'uuid' || (examples.length > 0 && examples.every((one) => UUID.test(String(one))));
  if (!isUuid || place.includes('.') || place.includes('[')) return undefined;
  const words = new Set(description.split(/[^A-Za-z]+/).map((word) => singularOf(word.toLowerCase())));
  const found = [...shared.resources].flatMap(([noun, { singular, fields }]) =>
    noun !== shared.noun && words.has(singular) && fields['id']?.format === 'uuid' ? [singular] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Returns the names of all fields of a record whose descriptions name the same resource, such as both stations of a
 * trip.
 */
const namesSaid = (stem: string, { shared }: Scope): readonly string[] =>
  Object.entries(shared.record).flatMap(([name, draft]) =>
    stemSaid(draft, { shared, name, place: name, neighbours: shared.record }) === stem ? [name] : [],
  );

/**
 * At most this many records of a resource, from the first on, are used as ends of something, such as stations of trips.
 */
const MOST_ENDS = 8;

/**
 * Returns the parts of a reference that is one of exactly two ends of a record. A hidden cause has the number of each
 * end, so that they differ. Undefined unless there are two ends.
 *
 * @param names the names of the fields that are ends
 */
function endOf(target: string, names: readonly string[], { name, shared }: Scope): Partial<Field> | undefined {
  const ids = shared.resources.get(target)?.ids;
  if (names.length !== 2 || ids === undefined) return undefined;
  const [from, to] = names.map((each) => `hidden_number_of_${snakeCase(each)}`);
  const numbers = Array.from({ length: MOST_ENDS }, (_, at) => at + 1);
  const others = numbers.map((one) => [String(one), numbers.filter((each) => each !== one)] as const);
  const all = { type: 'integer', description: `Number of one of the ${target}`, generator: 'choices' } as const;
  if (from === undefined || to === undefined) return undefined;
  shared.causes.set(from, { ...all, args: { choices: numbers } });
  shared.causes.set(to, { ...all, args: { choices: { by: from, is: Object.fromEntries(others), else: numbers } } });
  return { type: ids, references: target, copy: name === names[0] ? from : to };
}

/**
 * Returns the parts of a reference, if the name or the description of a field suggests one, and its type and limits
 * allow it; undefined otherwise.
 */
export function resolveReference(draft: Draft, scope: Scope): Partial<Field> | undefined {
  const said = stemSaid(draft, scope);
  const ends = said === undefined ? [] : namesSaid(said, scope);
  const only = ends.length === 1 ? said : undefined;
  const [, stem = only, suffix = 'id'] = REFERENCE.exec(snakeCase(scope.name)) ?? [];
  const { place, shared } = scope;
  const isKey = place === 'id' || place === shared.resources.get(shared.noun)?.key;
  if (stem === 'parent' && !isKey && place === scope.name) return ofParent(draft, scope, suffix);
  const end = said === undefined || isKey ? undefined : targetFor(said, draft, scope, 'id');
  const reference = end === undefined || ends.length < 2 ? undefined : endOf(end, ends, scope);
  if (reference) {
    tell(scope, 'its description');
    return reference;
  }
  const target = stem === undefined || isKey ? undefined : targetFor(stem, draft, scope, suffix);
  const ids = target === undefined ? undefined : shared.resources.get(target)?.ids;
  if (target === undefined || ids === undefined) return undefined;
  tell(scope, 'its name');
  // No record refers to itself.
  const isEarlier =
    target === shared.noun && place === scope.name && draft.nullable !== undefined && draft.place.isSchema;
  return { type: ids, references: target, ...(isEarlier ? { earlier: true } : SPREAD) };
}
