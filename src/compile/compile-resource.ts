import type { Draft, ResourceDraft } from '../drafts/index.ts';
import { singularOf, type KnownResource, type Scope, type Shared } from '../inference/index.ts';
import { readsOf, walkFields, type Field, type Resource } from '../schema/index.ts';
import { parseUnder, withoutKey } from '../tree/index.ts';
import { withAgreeingObjects, withOnePrice } from './agreeing-objects.ts';
import { withParents } from './embedded.ts';
import { inTurns } from './in-turns.ts';
import { withCaller } from './mine.ts';
import { numberOfAll } from './number-of-all.ts';
import { withOnePerson } from './one-person.ts';
import { resolveField } from './resolve-field.ts';
import { resolveFields, unlessFaulty } from './resolve-object.ts';
import { idTypeOf, resolveId, resolveKey } from './resolve-id.ts';

/** A compiled resource. */
export interface CompiledResource {
  /** The spec that the draft was compiled to. Fields with a fault are left out. */
  readonly resource: Resource;
  readonly draft: ResourceDraft;
  /** For each field without a generator, by path: what its values were inferred from, such as `its name`. */
  readonly inferred: ReadonlyMap<string, string>;
}

/** Returns name and draft of the field that addresses a record. Without a draft, the number of the record does. */
function idOf({ fields, answers }: ResourceDraft): readonly [name: string, draft: Draft | undefined] {
  const name = Object.hasOwn(fields, 'id') ? 'id' : (answers.key ?? 'id');
  return [name, Object.hasOwn(fields, name) ? fields[name] : undefined];
}

/** Returns what other resources can know about a resource before any is compiled. */
export function knownResource(draft: ResourceDraft): KnownResource {
  const { name, singular = singularOf(name), fields, isUnknown } = draft;
  const [held, id] = idOf(draft);
  const ids = isUnknown || id?.isFaulty ? undefined : idTypeOf(id, held);
  const { single, path = name, under: [address = path] = [] } = draft.answers;
  const { key = single && !Object.hasOwn(fields, 'id') ? undefined : 'id' } = draft.answers;
  return {
    singular,
    ids,
    fields,
    address: withoutKey(address),
    ...(key !== undefined && { key }),
    ...(single && { isSingle: true }),
    ...(isUnknown && { isUnknown }),
  };
}

/** Returns what other resources can know about a built-in resource. */
export function knownBuiltin({ singular, fields }: Resource): KnownResource {
  return { singular, ids: fields['id']?.type === 'string' ? 'string' : 'integer', fields };
}

function describe(name: string, count: number): string {
  const words = name.replaceAll('-', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}, with ${count} fields.`;
}

/** Returns the fields without those whose names are numbers, which JavaScript would move before the id. Notes these. */
function orderedFields(
  fields: ResourceDraft['fields'],
  { faults, leftOut, noun }: Shared,
): Readonly<Record<string, Draft>> {
  const entries = Object.entries(fields).filter(([name, { place }]) => {
    if (!/^(?:0|[1-9]\d*)$/.test(name)) return true;
    leftOut.add(`${noun}.${name}`);
    const why = 'JavaScript puts names that are numbers before id, which comes first';
    faults.add(place, `'${name}' cannot be the name of a field: ${why}`);
    return false;
  });
  return Object.fromEntries(entries);
}

/**
 * Compiles the fields of a record. The one that addresses it comes first; a single record, or one with a key, needs no
 * id.
 */
function compileFields({ fields, answers }: ResourceDraft, shared: Shared): Readonly<Record<string, Field>> {
  const { key = 'id', single = false } = answers;
  const { id, ...others } = orderedFields(fields, shared);
  const compileOne = (name: string, resolve: (scope: Scope) => Field): Readonly<Record<string, Field>> => {
    const scope: Scope = { shared, name, place: name, neighbours: fields };
    const field = unlessFaulty(scope, () => resolve(scope));
    return field ? { [name]: field } : {};
  };
  const keyDraft = Object.hasOwn(others, key) ? others[key] : undefined;
  const needsId = id !== undefined || (key === 'id' && !single);
  return {
    ...(needsId && compileOne('id', (scope) => resolveId(id, scope))),
    ...onePerTarget(resolveFields(others, '', shared), answers),
    ...(keyDraft && compileOne(key, (scope) => resolveKey(keyDraft, scope))),
  };
}

/**
 * Makes each reference of a resource point to a different record, where the resource has at most one record below each:
 * `users/{user_id}/profile`. Other fields stay as they are.
 */
function onePerTarget(
  fields: Readonly<Record<string, Field>>,
  { single, under = [] }: ResourceDraft['answers'],
): Readonly<Record<string, Field>> {
  const references = new Set(single ? under.map((text) => parseUnder(text)?.[1]) : []);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, references.has(name) ? { run: 1, ...field } : field]),
  );
}

/** Returns the causes in `some` that no field and no cause of the resource reads. */
function unreadIn(
  fields: Readonly<Record<string, Field>>,
  causes: Readonly<Record<string, Field>>,
  some: Shared['causes'],
): ReadonlySet<string> {
  const read = new Set(
    [...walkFields({ fields, causes })].flatMap(([, field]) => readsOf(field).map((one) => one.path)),
  );
  return new Set([...some.keys()].filter((cause) => !read.has(cause)));
}

/**
 * Returns what compiling each field of a resource needs, and the hidden causes of the person whom a record is about.
 */
function sharedBy(
  draft: ResourceDraft,
  means: Pick<Shared, 'resources' | 'generators' | 'faults' | 'leftOut'>,
): { readonly shared: Shared; readonly person: Shared['causes'] } {
  const { name } = draft;
  const own = withCaller(draft.fields, means.resources.get(name)?.address, means.generators);
  const below = { ...means, noun: name };
  const turns = inTurns(withParents(own, below), below);
  const { fields: record, causes } = withOnePerson(withOnePrice(withAgreeingObjects(turns.fields), ''));
  const person = new Map([...turns.causes, ...causes]);
  const shared: Shared = {
    ...means,
    noun: name,
    record,
    causes: new Map(person),
    awaited: new Set(),
    told: new Map(),
    resolveField,
  };
  return { shared, person };
}

/**
 * Compiles a resource to a spec. Faults are noted, and fields with a fault are left out.
 *
 * @param means.resources what is known about all resources of the tree, including this one, by path noun
 */
export function compileResource(
  draft: ResourceDraft,
  means: Pick<Shared, 'resources' | 'generators' | 'faults' | 'leftOut'>,
): CompiledResource {
  const {
    name,
    place,
    singular = singularOf(name),
    category = 'resources',
    description,
    items,
    unique,
    answers,
  } = draft;
  const { shared, person } = sharedBy(draft, means);
  const { record } = shared;
  const stated = resolveFields(draft.causes ?? {}, '', shared);
  const fields = compileFields({ ...draft, fields: record }, shared);
  const twice = Object.keys(draft.causes ?? {}).find((cause) => Object.hasOwn(fields, cause));
  if (twice !== undefined) means.faults.add(place, { expected: 'no cause with the name of a field', got: twice });
  const causes: Readonly<Record<string, Field>> = { ...stated, ...Object.fromEntries(shared.causes) };
  const count = items ?? numberOfAll(fields, record);
  const unread = unreadIn(fields, causes, person);
  return {
    resource: {
      name,
      singular,
      category,
      description: description ?? describe(name, Object.keys(fields).length),
      ...(count !== undefined && { items: count }),
      ...(unique && { unique }),
      ...answers,
      fields,
      ...(Object.keys(causes).length > unread.size && {
        causes: Object.fromEntries(Object.entries(causes).filter(([cause]) => !unread.has(cause))),
      }),
    },
    draft,
    inferred: shared.told,
  };
}
