import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';

/** Returns the number of records that there are, where a code was inferred to be one of a closed list; undefined otherwise. */
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
