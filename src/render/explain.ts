import { type Catalogue, type Resource, valuesOf } from '../schema/index.ts';
import type { Value } from './arguments.ts';
import { type Reason, reasonOf } from './reasons.ts';
import { Records } from './records.ts';
import type { DataOptions } from './records.ts';

/** How a value came to be. */
export interface Explanation extends Reason {
  readonly resource: string;
  readonly id: number;
  readonly field: string;
  readonly value: Value;
  /** The generator that gave it or, for the id and for copies, whose label it bears. */
  readonly generator: string;
  readonly description: string;
  /** The resource that the value is the id of a record of. */
  readonly references: string | undefined;
  /** Whether no record shows it: a cause, which other fields read. */
  readonly isCause: boolean;
  /** What was read for it, in order and each once: fields of its record, and of the records it refers to. */
  readonly reads: readonly Explanation[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Draft extends Mutable<Omit<Explanation, 'reads'>> {
  reads: Draft[];
}

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
      const draft = draftOf(catalogue.find(name), { resource: name, id: number, field });
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
    const name = nameOf(draft);
    const known = first.get(name);
    if (known && draft.reads.length === 0) draft.reads = known.reads;
    else first.set(name, draft);
    for (const read of draft.reads) if (read !== known) keep(read);
  };
  fields.forEach(keep);
  const done = new Set<Draft>();
  for (const draft of fields) giveReasons(catalogue, draft, done);
  return fields;
}

type Key = Pick<Explanation, 'resource' | 'id' | 'field'>;

const nameOf = ({ resource, id, field }: Key): string => `${resource}/${id}.${field}`;

function draftOf(found: Resource | undefined, key: Key): Draft {
  const { generator = '', description = '', references } = (found && valuesOf(found)[key.field]) ?? {};
  const isCause = !Object.hasOwn(found?.fields ?? {}, key.field);
  return { ...key, value: null, generator, description, references, isCause, reads: [], rule: generator, details: [] };
}

/** Fills in the reasons of a value, and of all that lies behind it. */
function giveReasons(catalogue: Catalogue, draft: Draft, done: Set<Draft>): void {
  if (done.has(draft)) return;
  done.add(draft);
  const { id, value, reads } = draft;
  const found = catalogue.find(draft.resource);
  const field = found && valuesOf(found)[draft.field];
  if (draft.field === 'id') draft.rule = 'number of the record';
  else if (field) {
    const drawn = (path: string): number | undefined =>
      reads.find((read) => `${read.resource}.${read.field}` === path && !isOwn(draft, read))?.id;
    Object.assign(draft, reasonOf(field, { id, value, at: (path) => readAt(draft, path), drawn }));
  }
  // Several arguments may lead over one value.
  const names = reads.map(nameOf);
  draft.reads = reads.filter((_, at) => names.indexOf(names[at] ?? '') === at);
  for (const read of draft.reads) giveReasons(catalogue, read, done);
}

const isOwn = (draft: Key, read: Key): boolean => read.resource === draft.resource && read.id === draft.id;

/** What a path led to, `amount` or `user_id.email`; undefined where it was not followed. */
function readAt(draft: Draft, path: string): Value | undefined {
  const own = (name: string): Draft | undefined =>
    draft.reads.find((read) => isOwn(draft, read) && read.field === name);
  const [head = '', field] = path.split('.');
  const start = own(path) ?? own(head);
  if (field === undefined || start?.field === path) return start?.value;
  const { references, value } = start ?? {};
  return draft.reads.find((read) => read.resource === references && read.id === value && read.field === field)?.value;
}
