import type { Field } from '../schema/index.ts';
import type { Draft } from './draft.ts';
import type { Scope, Shared } from './scope.ts';

/** Copies of copies are followed so far; what goes on is a cycle, and the catalogue refuses it. */
const MOST_FOLLOWED = 20;

type Known = Readonly<Record<string, Draft | Field>>;

/** A field that is known by what is said of it, or as it is. */
const isDraft = (field: Draft | Field): field is Draft => 'limits' in field;

/** What a path has led to so far. */
interface Spot {
  readonly noun: string;
  readonly place: string;
  readonly fields: Known;
}

/** A field as it will be: what is inferred of it included. */
function resolvedField(field: Draft | Field, name: string, spot: Spot, scope: Scope): Field {
  if (!isDraft(field)) return field;
  const { shared } = scope;
  const { followed = 0, resources, noun } = shared;
  // Drafts stand beside drafts.
  const neighbours = spot.fields as Readonly<Record<string, Draft>>;
  const record = spot.noun === noun ? shared.record : (resources.get(spot.noun)?.fields as Shared['record']);
  // What is told and added for the other field is so when its turn comes.
  const other = { ...shared, noun: spot.noun, record, causes: new Map(), told: new Map(), followed: followed + 1 };
  const place = spot.place === '' ? name : `${spot.place}.${name}`;
  return shared.resolveField(field, { shared: other, name, place, neighbours });
}

/**
 * The field that a path leads to, over references, also inferred ones, and into objects.
 *
 * @param path from the record, or behind a dot from the object around the field
 * @returns undefined where it leads nowhere, and where copies copy each other
 */
export function fieldAt(path: string, scope: Scope): Field | undefined {
  const { shared, neighbours } = scope;
  if ((shared.followed ?? 0) > MOST_FOLLOWED) return undefined;
  const around = scope.place.split('.').slice(0, -1).join('.');
  let spot: Spot = path.startsWith('.')
    ? { noun: shared.noun, place: around, fields: neighbours }
    : { noun: shared.noun, place: '', fields: shared.record };
  let found: Field | undefined;
  for (const part of path.replace(/^\./, '').split('.')) {
    if (part === 'id' && spot.place === '') {
      found = { type: shared.resources.get(spot.noun)?.ids ?? 'integer', description: '' };
      spot = { noun: spot.noun, place: part, fields: {} };
      continue;
    }
    const field = Object.hasOwn(spot.fields, part) ? spot.fields[part] : undefined;
    if (!field) return undefined;
    found = resolvedField(field, part, spot, scope);
    const { references } = found;
    const target = references === undefined ? undefined : shared.resources.get(references);
    spot =
      references !== undefined && target
        ? { noun: references, place: '', fields: target.fields }
        : { noun: spot.noun, place: spot.place === '' ? part : `${spot.place}.${part}`, fields: field.fields ?? {} };
  }
  return found;
}
