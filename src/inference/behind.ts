import { USUAL_NULLS, type Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { meaningOf } from './meaning.ts';
import type { KnownResource, Scope } from './scope.ts';

/** Returns the resource that a field is said to refer to. */
const targetOf = (field: Draft | Field): unknown =>
  ('source' in field ? field.source?.references : undefined) ?? ('references' in field ? field.references : undefined);

/** Whether no field is said to refer to another resource, so that nothing leads from there in a circle. */
const isEnd = (noun: string, { fields }: KnownResource): boolean =>
  Object.values(fields).every((field) => [undefined, noun].includes(targetOf(field) as string | undefined));

/** Formats of the fields that can be read behind a reference, by their roles. */
const FORMATS: Readonly<Record<string, string | undefined>> = { created: 'date-time', 'full name': undefined };

/** Whether a field has a value in each record, or is only called nullable although it always has one. */
const isAlways = ({ nullable, when }: Draft | Field): boolean =>
  when === undefined && (nullable === undefined || nullable === USUAL_NULLS);

/**
 * Returns the path of the field with a role of a record that the record of a field is said to refer to: a comment is written
 * after its article, and an alias is of the name of its user.
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
