import type { Field, Resource } from './types.ts';

/**
 * Returns the path nouns of the resources that a field refers to, each once.
 *
 * @example
 * targetsOf({ references: { by: 'about', is: { patient: 'patients', visit: 'visits' } } }) // => ["patients","visits"]
 */
export function targetsOf({ references }: Pick<Field, 'references'>): readonly string[] {
  if (references === undefined) return [];
  return typeof references === 'string' ? [references] : [...new Set(Object.values(references.is))];
}

/**
 * Returns the path noun of the only resource that a field refers to; undefined if it is no reference, or one to several
 * resources.
 *
 * @example
 * targetOf({ references: 'users' }) // => "users"
 */
export function targetOf(field: Pick<Field, 'references'> | undefined): string | undefined {
  return typeof field?.references === 'string' ? field.references : undefined;
}

/** Says that the records of a resource come in blocks, one block for each record of another resource. */
interface Block {
  /** The reference that is the same for all records of a block. */
  readonly field: string;
  readonly target: string;
  /** The number of records in a block. */
  readonly each: number;
}

/**
 * Returns how the records of a resource come in blocks; undefined if they do not.
 *
 * @param target the resource that each block refers to. Default: any
 * @example
 * blockOf({ fields: { order_id: { references: 'orders', each: 3 } } }) // => {"field":"order_id","target":"orders","each":3}
 */
export function blockOf({ fields }: Pick<Resource, 'fields'>, target?: string): Block | undefined {
  for (const [field, { references, each }] of Object.entries(fields)) {
    if (each === undefined || typeof references !== 'string') continue;
    if (target === undefined || references === target) return { field, target: references, each };
  }
  return undefined;
}
