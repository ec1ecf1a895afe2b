import { USUAL_NULLS, type Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { meaningOf } from './meaning.ts';
import type { KnownResource, Scope } from './scope.ts';

/** Returns the resource that a field is stated to refer to; undefined if it is no reference. */
const targetOf = (field: Draft | Field): unknown =>
  ('source' in field ? field.source?.references : undefined) ?? ('references' in field ? field.references : undefined);

/** Whether no field of a resource states a reference to another resource. Reading its fields then leads to no cycle. */
const isEnd = (noun: string, { fields }: KnownResource): boolean =>
  Object.values(fields).every((field) => [undefined, noun].includes(targetOf(field) as string | undefined));

/** Roles of fields that can be read behind a reference, with the format that such a field has to have. */
const FORMATS: Readonly<Record<string, string | undefined>> = { created: 'date-time', 'full name': undefined };

/**
 * Whether a field always has a value. A schema that only calls it nullable, without saying how often it is null, does
 * not count.
 */
const isAlways = ({ nullable, when }: Draft | Field): boolean =>
  when === undefined && (nullable === undefined || nullable === USUAL_NULLS);

/**
 * Returns the path of a field with a role in the record that this record refers to: `article_id.created_at` for a
 * comment, so that comments are written after their article. Undefined for a field inside of an object, and if there is
 * no such field.
 */
export function pathBehind({ shared, place }: Scope, role: string): string | undefined {
  if (place.includes('.')) return undefined;
  for (const [name, draft] of Object.entries(shared.record)) {
    const noun = targetOf(draft);
    const target = typeof noun === 'string' && noun !== shared.noun ? shared.resources.get(noun) : undefined;
    if (typeof noun !== 'string' || !target || !isEnd(noun, target)) continue;
    const found = Object.entries(target.fields).find(([each, field]) => {
      const isText = field.type === 'string' && field.format === FORMATS[role] && isAlways(field);
      const meaning = isText
        ? meaningOf({ shared: { ...shared, noun }, place: each, name: each }, 'string')
        : undefined;
      return meaning?.role === role && meaning.stem === '';
    });
    if (found) return `${name}.${found[0]}`;
  }
  return undefined;
}
