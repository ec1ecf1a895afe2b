import type { Draft } from '../drafts/index.ts';
import { entriesByName, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { withOnePrice } from './agreeing-objects.ts';
import { embedded, withIdBeside } from './embedded.ts';
import { ofOneKind } from './kinds.ts';
import { repeatedAround } from './repeats.ts';
import { withFieldsAt } from './with-fields-at.ts';

/** Returns the parts of a field for an object, from its draft. */
export function resolveObject(draft: Draft, scope: Scope): Partial<Field> {
  const { fields = {} } = draft;
  if (Object.keys(fields).length === 0) {
    const entries = entriesByName(draft, scope);
    if (entries)
      return { type: 'object', fields: resolveFields(repeatedAround(entries, scope), scope.place, scope.shared) };
    return { type: 'object', generator: 'const', args: { value: {} } };
  }
  const { shared, place } = scope;
  const around = repeatedAround(fields, scope);
  const repeated = around === fields ? embedded(fields, scope) : around;
  const copies = repeated === fields ? withIdBeside(fields, scope) : repeated;
  const own = withOnePrice(copies, place.includes('[') ? '..' : `${place}.`);
  const record = own === fields ? shared.record : withFieldsAt(shared.record, place, own);
  const made = resolveFields(own, place, own === fields ? shared : { ...shared, record });
  return { type: 'object', fields: ofOneKind(made, scope) };
}

/** Calls `make`. If that finds a fault, the fault is noted, the field is left out, and undefined is returned. */
export function unlessFaulty({ shared, place }: Scope, make: () => Field): Field | undefined {
  const subject = { resource: shared.noun, field: place.replaceAll(/\[\d*\]/g, '') };
  const field = shared.faults.attempt(make, subject);
  if (!field) shared.leftOut.add(`${shared.noun}.${place}`);
  return field;
}

/**
 * Compiles the drafts of a record, or of an object in it, to fields. Those with a fault are left out.
 *
 * @param around path of the object; empty for the record
 */
export function resolveFields(
  drafts: Readonly<Record<string, Draft>>,
  around: string,
  shared: Scope['shared'],
): Readonly<Record<string, Field>> {
  const fields = Object.entries(drafts).flatMap(([name, draft]) => {
    const place = around === '' ? name : `${around}.${name}`;
    const scope: Scope = { shared, name, place, neighbours: drafts };
    const field = unlessFaulty(scope, () => shared.resolveField(draft, scope));
    return field ? [[name, field] as const] : [];
  });
  return Object.fromEntries(fields);
}
