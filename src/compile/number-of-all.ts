import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';

/**
 * If a unique code was inferred to come from a known list, such as all country codes, returns the length of that list:
 * the resource cannot have more records. Undefined for other resources.
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
