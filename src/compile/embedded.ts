import type { Draft } from '../drafts/index.ts';
import { always, copied, copiedInside, fits, fitsWhole, isScalar, type Drafts } from './alike.ts';
import { isPartOfThing, snakeCase, wordsOf, type KnownResource, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { referenceIn } from './id-of-owner.ts';
import { parentOf } from './parent.ts';
import { heldOf, targetFor } from './resolve-reference.ts';
import { SPREAD } from './spread.ts';

/**
 * Returns the names of the fields that an object and the records of a resource have in common, except `held`, the one
 * that references contain.
 */
const repeated = (fields: Drafts, { fields: others }: KnownResource, held: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, draft]) => {
    const other = Object.hasOwn(others, name) ? others[name] : undefined;
    return name !== held && (fits(draft, other) || fitsWhole(draft, other)) ? [name] : [];
  });

/** Returns the path of the reference beside an object that refers to the same record: `customer_id` beside `customer`. */
function referenceBeside({ place, name, neighbours }: Scope, held: string): string | undefined {
  const wanted = `${snakeCase(name)}_${held}`;
  const found = Object.keys(neighbours).find((each) => snakeCase(each) === wanted);
  // In a list, a path starts at the object itself.
  const start = place.includes('[') ? '..' : place.slice(0, place.lastIndexOf('.') + 1);
  return found && start + found;
}

/**
 * Matches names of things of which each record has its own, such as a version or a thumbnail. They never repeat a
 * record of another resource.
 */
export const OF_ONE = /(?:^|_)(?:version|lock|image|thumbnail|preview|setting|preference|snapshot|receipt|attachment)$/;

/**
 * Returns the fields of an object; its `id` becomes a copy of the id that stands beside the object: `provider.id` is
 * `provider_id`. If there is no such id, the fields are returned unchanged.
 */
export function withIdBeside(fields: Drafts, scope: Scope): Drafts {
  const { id } = fields;
  const beside = scope.place.endsWith(']') ? undefined : referenceBeside(scope, 'id');
  const other = beside === undefined ? undefined : scope.neighbours[beside.split('.').at(-1) ?? ''];
  return id && beside !== undefined && fits(id, other) ? { ...fields, id: copied(id, beside) } : fields;
}

/**
 * Whether an object with the record that a reference refers to stands beside the reference, and is always there:
 * `customer` beside `customer_id`. Then the reference is never null, even if its schema calls it nullable.
 *
 * @param name the name of the reference
 */
export function hasRecordBeside(name: string, { neighbours }: Pick<Scope, 'neighbours'>): boolean {
  const wanted = snakeCase(name.split('.').at(-1) ?? '').replace(/_(?:id|sid|gid|uuid|guid|slug)$/, '');
  return Object.entries(neighbours).some(
    ([each, { fields, nullable, when }]) =>
      each !== name && fields !== undefined && !nullable && when === undefined && snakeCase(each) === wanted,
  );
}

/**
 * Returns the resource whose record an object may repeat, and the name of the field that references to that resource
 * contain.
 */
function repeatedBy(fields: Drafts, scope: Scope): readonly [target: string, held: string] | undefined {
  for (const [held, draft] of Object.entries(fields)) {
    const target = draft.source ? undefined : targetFor(snakeCase(scope.name), draft, scope, snakeCase(held));
    const known = target === undefined ? undefined : scope.shared.resources.get(target);
    if (target !== undefined && known && heldOf(known)[0] === held) return [target, held];
  }
  return undefined;
}

/** An object with a longer name than a resource has at least this share of its fields in common with the records there. */
const MOST_ALIKE = 0.5;

/** Matches names of fields that tell where something is. */
const OF_PLACE = /(?:^|_)(?:city|country|state|province|postal_?code|zip_?code|address|street)(?:_|$)/;

/**
 * Whether an object is a part of the thing around it rather than a record, such as the region of an address. With a
 * reference beside it, and no place, it is a record: the region of a shop.
 */
const isPartOfPlace = (scope: Scope): boolean =>
  isPartOfThing(scope.name) &&
  (referenceBeside(scope, 'id') === undefined ||
    Object.entries(scope.neighbours).some(([name, { fields }]) => !fields && OF_PLACE.test(snakeCase(name))));

/** Whether a field beside an object is a reference to a resource. */
function leadsTo(target: string, name: string, scope: Scope): boolean {
  const { place, neighbours } = scope;
  const draft = neighbours[name];
  const around = place.slice(0, place.lastIndexOf('.') + 1);
  return draft !== undefined && referenceIn(draft, { ...scope, name, place: around + name }) === target;
}

/** Whether the records of a resource are parts of others: each variant says which product it is of. */
export const areParts = ({ fields }: KnownResource, { noun, resources }: Scope['shared']): boolean => {
  const owner = snakeCase(resources.get(noun)?.singular ?? noun);
  return Object.keys(fields).some((name) => snakeCase(name) === `${owner}_id`);
};

/**
 * Returns the fields of an object that repeats a record of another resource, such as the `customer` of an order: its id
 * refers to the record, and what both have is copied from there.
 *
 * @returns the fields as they are for any other object
 */
export function embedded(fields: Drafts, scope: Scope): Drafts {
  const { place, name, shared, neighbours } = scope;
  const [target, held] = place.endsWith(']') || isPartOfPlace(scope) ? [] : (repeatedBy(fields, scope) ?? []);
  const known = target === undefined || target === shared.noun ? undefined : shared.resources.get(target);
  const id = held === undefined ? undefined : fields[held];
  if (target === undefined || held === undefined || !known || !id || areParts(known, shared)) return fields;
  // At first, few records are referred to, so one of several people, such as `created_by` and `updated_by`, is among
  // them.
  const isOther = (each: string): boolean => !snakeCase(each).includes(snakeCase(known.singular));
  const people = Object.entries(neighbours).flatMap(([each, draft]) => {
    const inner = draft.fields?.[held];
    return inner && isOther(each) && targetFor(snakeCase(each), inner, scope, held) === target ? [each] : [];
  });
  if (isOther(name) && people[0] !== name) return fields;
  const names = repeated(fields, known, held);
  // A payment collection is no collection of products.
  const isSameThing = snakeCase(name) === snakeCase(known.singular) || isOther(name);
  if (!isSameThing && names.length < MOST_ALIKE * (Object.keys(fields).length - 1)) return fields;
  // Another id than the one that records are referred to by may lead elsewhere, and then says nothing.
  const leads = (path: string | undefined): boolean =>
    path !== undefined && leadsTo(target, path.split('.').at(-1) ?? '', scope);
  const byId = referenceBeside(scope, 'id');
  const beside = referenceBeside(scope, held) ?? (leads(byId) ? byId : undefined);
  const same = beside === undefined ? undefined : neighbours[beside.split('.').at(-1) ?? ''];
  const mayBeNull =
    same && (same.when !== undefined || (same.nullable !== undefined && !hasRecordBeside(beside ?? '', scope)));
  // A copy can be no reference, which could be followed.
  const leadsThere = !same || leads(beside);
  if (names.length === 0 || mayBeNull || !leadsThere) return fields;
  const isOwn = OF_ONE.test(snakeCase(name)) && !place.includes('[');
  const source = {
    references: target,
    ...(same && beside !== undefined ? { copy: beside } : isOwn ? { run: 1 } : SPREAD),
  };
  const start = place.includes('[') ? '.' : `${place}.`;
  const copies = names.flatMap((each) => {
    const own = fields[each];
    return own ? [[each, copiedInside(own, `${start}${held}.${each}`)] as const] : [];
  });
  return { ...fields, [held]: { ...always(id), limits: {}, source }, ...Object.fromEntries(copies) };
}

/**
 * Matches names of fields that a record has in common with the record above it: ids of what both belong to, and the
 * currency.
 */
const COMMON = /_(?:id|sid|gid|uuid|guid)$|^currency(?:_code)?$/;

/** Returns the references in the address of a resource: they lead to the records above its own records. */
const referencesAbove = ({ address = '' }: KnownResource): readonly string[] =>
  [...address.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/**
 * Whether a field of a record can be a copy of the same field of the record above it: both refer to the same resource.
 */
function canRefer(
  draft: Draft | undefined,
  above: Draft | Field | undefined,
  { resources }: Pick<Scope['shared'], 'resources'>,
): boolean {
  const target = above && 'limits' in above && !above.nullable ? above.source?.references : undefined;
  const known = typeof target === 'string' ? resources.get(target) : undefined;
  if (!draft || !known || !isScalar(draft) || draft.type !== known.ids) return false;
  const held = heldOf(known)[1];
  const rules = (one: Draft): string => JSON.stringify([one.format, one.limits.pattern, one.limits.enum]);
  return held !== undefined && 'limits' in held && rules(held) === rules(draft);
}

/** Matches what a description says of an id, and captures whose id it is. */
const ID_OF = /\bidentifier (?:of|for|assigned to) (?:the|this|an?) ([a-z ]+)/i;

/**
 * Whether the description of an id says that it is of the record itself, even where it has the same name in each
 * resource.
 */
function isOwnId(
  { description = '' }: Draft,
  { noun, resources }: Pick<Scope['shared'], 'noun' | 'resources'>,
): boolean {
  const [, owner = ''] = ID_OF.exec(description) ?? [];
  const [last = ''] = wordsOf(resources.get(noun)?.singular ?? noun).slice(-1);
  return wordsOf(owner).includes(last);
}

/**
 * Returns the fields of a record below another one, such as `users/7/orders`. What it has in common with the record
 * above is copied from there.
 */
export function withParents(fields: Drafts, shared: Pick<Scope['shared'], 'noun' | 'resources'>): Drafts {
  const parent = parentOf(fields, shared);
  if (!parent) return fields;
  const { field, known } = parent;
  const [held] = heldOf(known);
  const keys = new Set([field, known.key, shared.resources.get(shared.noun)?.key]);
  const further = referencesAbove(known).filter((name) => canRefer(fields[name], known.fields[name], shared));
  const copies = [...repeated(fields, known, held), ...further].flatMap((name) => {
    const own = fields[name];
    const isCommon = !keys.has(name) && COMMON.test(snakeCase(name));
    return own && isCommon && !isOwnId(own, shared) ? [[name, copied(own, `${field}.${name}`)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(copies), ...ofParent(fields, field) };
}

/**
 * Returns the fields of a record. The id of the thing that the record belongs to becomes a copy of the reference to the
 * record above it: `resource_id` beside `resource_type`.
 */
function ofParent(fields: Drafts, reference: string): Drafts {
  const above = fields[reference];
  const owners = Object.entries(fields).filter(
    ([name, own]) =>
      /^(?:resource|owner|parent|entity|subject|target|object)_id$/.test(snakeCase(name)) &&
      name !== reference &&
      Object.keys(fields).some((each) => snakeCase(each) === snakeCase(name).replace(/_id$/, '_type')) &&
      isScalar(own) &&
      own.type === (above?.type ?? 'integer'),
  );
  return Object.fromEntries(owners.map(([name, own]) => [name, copied({ ...own, limits: {} }, reference)]));
}
