import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';

/**
 * Returns the highest number of records that a resource can have, where a unique code was inferred to be from a closed
 * list, such as country codes: the length of that list. Undefined for other resources.
 */
export function numberOfAll(
  fields: Readonly<Record<string, Field>>,
  record: Readonly<Record<string, Draft>>,
): number | undefined {
  for (const [name, { unique, generator, args }] of Object.entries(fields)) {
    const { place, source, limits, unique: isSaid } = record[name] ?? {};
    const { choices }: { readonly choices?: unknown } = Object(args);
    const isInferred = unique && !isSaid && place?.isSchema === true && !source && limits?.enum === undefined;
    if (isInferred && generator === 'choices' && Array.isArray(choices)) return choices.length;
  }
  return undefined;
}
