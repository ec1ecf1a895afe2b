import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { meaningOf } from './meaning.ts';
import type { KnownResource, Scope } from './scope.ts';

/** Returns the resource that a field is said to refer to. */
const targetOf = (field: Draft | Field): unknown =>
  ('source' in field ? field.source?.references : undefined) ?? ('references' in field ? field.references : undefined);

/** Whether no field is said to refer to another resource, so that nothing leads from there in a circle. */
const isEnd = (noun: string, { fields }: KnownResource): boolean =>
  Object.values(fields).every((field) => [undefined, noun].includes(targetOf(field) as string | undefined));

/**
 * Returns the path of the moment with a role of a record that the record of a field is said to refer to: a comment is written
 * after its article.
 */
export function pathBehind({ shared, place }: Scope, role: string): string | undefined {
  if (place.includes('.')) return undefined;
  for (const [name, draft] of Object.entries(shared.record)) {
    const noun = targetOf(draft);
    const target = typeof noun === 'string' && noun !== shared.noun ? shared.resources.get(noun) : undefined;
    if (typeof noun !== 'string' || !target || !isEnd(noun, target)) continue;
    const found = Object.entries(target.fields).find(([each, { type, format, nullable, when }]) => {
      const isMoment = type === 'string' && format === 'date-time' && nullable === undefined && when === undefined;
      const meaning = isMoment
        ? meaningOf({ shared: { ...shared, noun }, place: each, name: each }, 'string')
        : undefined;
      return meaning?.role === role && meaning.stem === '';
    });
    if (found) return `${name}.${found[0]}`;
  }
  return undefined;
}
