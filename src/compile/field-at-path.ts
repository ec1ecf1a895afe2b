import { targetOf, type Field } from '../schema/index.ts';
import { draftAt, type Draft } from '../drafts/index.ts';
import { Noted, unknownName, type Missed } from '../faults/index.ts';
import type { Scope, Shared } from '../inference/index.ts';

/** At most this many copies of copies are followed. More would be a cycle, which the catalogue refuses. */
const MOST_FOLLOWED = 20;

type Known = Readonly<Record<string, Draft | Field>>;

/** Whether a field is not compiled yet. */
const isDraft = (field: Draft | Field): field is Draft => 'limits' in field;

/**
 * Whether a path goes on in the fields of a draft itself, which then need no compiling. An object may contain many copies
 * from itself: if each compiled the object again, the time would grow exponentially.
 */
const isPlainObject = (field: Draft | Field): boolean =>
  isDraft(field) && field.fields !== undefined && field.source === undefined && !field.isFaulty;

/** The point that is reached while a path is followed: a resource, the place in its records, and the fields there. */
interface Spot {
  readonly noun: string;
  readonly place: string;
  readonly fields: Known;
}

/** Returns a field as it is after compiling; compiles it if it is still a draft. */
function resolvedField(field: Draft | Field, name: string, spot: Spot, scope: Scope): Field {
  if (!isDraft(field)) return field;
  const { shared } = scope;
  const { followed = 0, resources, noun } = shared;
  // Neighbours of a draft are drafts.
  const neighbours = spot.fields as Readonly<Record<string, Draft>>;
  const record = spot.noun === noun ? shared.record : (resources.get(spot.noun)?.fields as Shared['record']);
  // Notes and causes of the other field are recorded when that field is compiled.
  const other = {
    ...shared,
    noun: spot.noun,
    record,
    causes: new Map(),
    awaited: new Set<string>(),
    told: new Map(),
    followed: followed + 1,
  };
  const place = spot.place === '' ? name : `${spot.place}.${name}`;
  return shared.resolveField(field, { shared: other, name, place, neighbours });
}

/**
 * Returns the field that a path leads to: through references, including inferred ones, and into objects.
 *
 * @param path a path from the record or, after a dot, from the object around the field; after two dots, from the one around that
 * @param miss gets what is wrong with a path that leads nowhere
 * @returns undefined if it leads nowhere, or if copies form a cycle
 * @throws Noted if it leads to something with a fault
 */
export function fieldAt(path: string, scope: Scope, miss: (missed: Missed) => void): Field | undefined {
  const { shared, neighbours } = scope;
  if ((shared.followed ?? 0) > MOST_FOLLOWED) return undefined;
  const [dots = ''] = /^\.*/.exec(path) ?? [];
  const around = dots === '' ? '' : scope.place.split('.').slice(0, -dots.length).join('.');
  const outer = around === '' ? shared.record : (draftAt(shared.record, around)?.fields ?? {});
  let spot: Spot = { noun: shared.noun, place: around, fields: dots === '.' ? neighbours : outer };
  let found: Field | undefined;
  let isList = false;
  const parts = path.slice(dots.length).split('.');
  for (const [index, part] of parts.entries()) {
    if (part === 'id' && spot.place === '') {
      const known = shared.resources.get(spot.noun);
      if (known && !known.ids) throw new Noted();
      found = { type: known?.ids ?? 'integer', description: '' };
      spot = { noun: spot.noun, place: part, fields: {} };
      continue;
    }
    const field = Object.hasOwn(spot.fields, part) ? spot.fields[part] : undefined;
    if (!field && spot.place === '' && shared.resources.get(spot.noun)?.isUnknown) throw new Noted();
    if (!field) {
      const owner = spot.place === '' ? spot.noun : `${spot.noun}.${spot.place}`;
      const names = Object.keys(spot.fields);
      if (names.length > 0) miss(unknownName(`a field of ${owner}`, part, names));
      return undefined;
    }
    const isLast = index === parts.length - 1;
    if (!isLast && isPlainObject(field)) {
      spot = { noun: spot.noun, place: spot.place === '' ? part : `${spot.place}.${part}`, fields: field.fields ?? {} };
      continue;
    }
    found = resolvedField(field, part, spot, scope);
    // A path through a list leads to the values of all elements.
    const element = isLast ? undefined : found.items?.field;
    isList ||= element !== undefined;
    const references = targetOf(element ?? found);
    const target = references === undefined ? undefined : shared.resources.get(references);
    const inner = element ? (field.items?.field?.fields ?? {}) : (field.fields ?? {});
    spot =
      references !== undefined && target
        ? { noun: references, place: '', fields: target.fields }
        : { noun: spot.noun, place: spot.place === '' ? part : `${spot.place}.${part}`, fields: inner };
  }
  if (!isList || !found) return found;
  const texts = found.type === 'string' && { keywords: { items: { type: 'string' } } };
  // Like a copy, it has elements of any type if no keyword says otherwise.
  return { type: 'array', description: '', copy: path, ...texts };
}
