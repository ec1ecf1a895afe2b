import { type Catalogue, fieldAt } from '../schema/index.ts';
import type { Value } from './arguments.ts';
import { Records } from './records.ts';
import type { DataOptions } from './records.ts';

/** How a value came to be. */
export interface Explanation {
  readonly resource: string;
  readonly id: number;
  readonly field: string;
  readonly value: Value;
  /** The generator that gave it or, for the id and for copies, whose label it bears. */
  readonly generator: string;
  readonly description: string;
  /** The resource that the value is the id of a record of. */
  readonly references: string | undefined;
  /** What was read for it, in order: fields of its record, and of the records it refers to. */
  readonly reads: readonly Explanation[];
}

type Draft = { -readonly [K in keyof Explanation]: Explanation[K] } & { reads: Draft[] };

/**
 * Works out a record and tells of each field how its value came to be.
 *
 * @param resource a path noun
 * @param id from 1
 * @returns one explanation per field, in the order of the record
 */
export function explainRecord(
  catalogue: Catalogue,
  resource: string,
  id: number,
  options: DataOptions,
): readonly Explanation[] {
  const fields: Draft[] = [];
  const stack: Draft[] = [];
  const records = new Records(catalogue, options, {
    enter(name, number, field) {
      const found = catalogue.find(name);
      const spec = found && fieldAt(found, field);
      const { generator = '', description = '', references } = spec ?? {};
      const draft: Draft = {
        resource: name,
        id: number,
        field,
        value: null,
        generator,
        description,
        references,
        reads: [],
      };
      (stack.at(-1)?.reads ?? fields).push(draft);
      stack.push(draft);
    },
    leave(value) {
      const draft = stack.pop();
      if (draft) draft.value = value;
    },
  });
  records.record(resource, id);
  // A value that was known already was worked out, reads and all, where it was first asked for.
  const first = new Map<string, Draft>();
  const keep = (draft: Draft): void => {
    const name = `${draft.resource}/${draft.id}.${draft.field}`;
    const known = first.get(name);
    if (known && draft.reads.length === 0) draft.reads = known.reads;
    else first.set(name, draft);
    for (const read of draft.reads) if (read !== known) keep(read);
  };
  fields.forEach(keep);
  return fields;
}
