import type { KnownResource, Scope } from '../inference/index.ts';

/**
 * Returns the reference to the record above, by the address of a resource, and the resource of that record: `user_id` and
 * users for `users/{user_id}/orders`.
 *
 * @returns undefined where the resource is below no other one, or the reference may be null
 */
export function parentOf(
  record: Scope['shared']['record'],
  { noun, resources }: Pick<Scope['shared'], 'noun' | 'resources'>,
): { readonly field: string; readonly known: KnownResource } | undefined {
  const [, field] = /\{([^{}]+)\}\/[^{}]+$/.exec(resources.get(noun)?.address ?? '') ?? [];
  const draft = field !== undefined && Object.hasOwn(record, field) ? record[field] : undefined;
  const references = draft?.source?.references;
  if (field === undefined || typeof references !== 'string' || draft?.nullable) return undefined;
  const known = resources.get(references);
  return known && references !== noun ? { field, known } : undefined;
}
