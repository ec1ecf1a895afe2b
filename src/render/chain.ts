import type { Explanation } from './explain.ts';

/** A record that contributed to a value, and the reference that leads to that record. */
export interface ChainLink {
  /** Path noun and number of the record: `invoices/12`. */
  readonly record: string;
  /** The description of the field that refers to it. */
  readonly description: string;
}

const recordOf = ({ resource, id }: Pick<Explanation, 'resource' | 'id'>): string => `${resource}/${id}`;

/**
 * Returns the other records that a value is made from, the nearest one first: the invoice that a payment is for, the
 * subscription that the invoice is for. Values that only decide between others do not count.
 */
export function chainOf(explained: Explanation): readonly ChainLink[] {
  const links = new Map<string, ChainLink>();
  const seen = new Set<Explanation>();
  const visit = (value: Explanation): void => {
    if (seen.has(value)) return;
    seen.add(value);
    const sources = value.reads.filter(({ field }) => !value.conditions.includes(field));
    for (const source of sources) {
      const record = recordOf(source);
      const via = value.reads.find(({ references, value: id }) => `${references}/${String(id)}` === record);
      if (record !== recordOf(value) && via && !links.has(record)) {
        links.set(record, { record, description: via.description });
      }
      visit(source);
    }
  };
  visit(explained);
  links.delete(recordOf(explained));
  return [...links.values()];
}
