import {
  type Catalogue,
  conditionsOf,
  fieldAt,
  followPath,
  fromRecord,
  hasNamedKeys,
  idFieldOf,
  targetOf,
  type Resource,
} from '../schema/index.ts';
import type { Value } from './arguments.ts';
import { type Reason, reasonOf } from './reasons.ts';
import { Records } from './records.ts';
import type { DataOptions } from './records.ts';

/** How one value of a record was generated. */
export interface Explanation extends Reason {
  readonly resource: string;
  readonly id: number;
  readonly field: string;
  readonly value: Value;
  /** The generator that made the value. For ids and copies, it is the one that the spec names, which does not run. */
  readonly generator: string;
  readonly description: string;
  /** Path noun of the resource to which the value refers; undefined if it is no reference. */
  readonly references: string | undefined;
  /** Whether the value is hidden, so that only other fields read it. */
  readonly isCause: boolean;
  /** The last name of each path that is read only to decide between other values. */
  readonly conditions: readonly string[];
  /**
   * The values that this value was made from, each once and in order: fields of its record and of records it refers to.
   */
  readonly reads: readonly Explanation[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Draft extends Mutable<Omit<Explanation, 'reads'>> {
  reads: Draft[];
}

/**
 * Returns the position of the record with an id.
 *
 * @param id the id in digits; if ids are texts, the text or the number of a record
 * @param count number of records
 * @returns from 1; undefined if no record has the id
 */
export function positionOfId(
  catalogue: Catalogue,
  { resource, id, count }: { readonly resource: string; readonly id: string; readonly count: number },
  options: DataOptions,
): number | undefined {
  const found = catalogue.find(resource);
  const isNumber = /^[1-9]\d{0,5}$/.test(id);
  if (!found || !hasNamedKeys(found)) return isNumber ? Number(id) : undefined;
  let at = 0;
  for (const key of idsOf(catalogue, { resource, count }, options)) {
    at += 1;
    if (key === id) return at;
  }
  return isNumber && Number(id) <= count ? Number(id) : undefined;
}

/** Generates the ids by which the first `count` records of a resource are addressed, as texts. */
export function* idsOf(
  catalogue: Catalogue,
  { resource, count }: { readonly resource: string; readonly count: number },
  options: DataOptions,
): Generator<string, void, undefined> {
  const records = new Records(catalogue, options);
  for (let at = 1; at <= count; at++) yield String(records.keyOf(resource, at));
}

/**
 * Generates a record and explains how each value came about.
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
  // A value that was known already was explained where it was read first.
  const first = new Map<string, Draft>();
  const keep = (draft: Draft): void => {
    const name = nameOf(draft);
    const known = first.get(name);
    if (known) {
      if (draft.reads.length === 0) draft.reads = known.reads;
      return;
    }
    first.set(name, draft);
    draft.reads.forEach(keep);
  };
  fields.forEach(keep);
  const done = new Set<Draft>();
  for (const draft of fields) giveReasons(catalogue, draft, done);
  return fields;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

type Key = Pick<Explanation, 'resource' | 'id' | 'field'>;

const nameOf = ({ resource, id, field }: Key): string => `${resource}/${id}.${field}`;

function draftOf(found: Resource | undefined, key: Key): Draft {
  const field = found && fieldAt(found, key.field);
  const { generator = '', description = '' } = field ?? {};
  const references = targetOf(field);
  const [head = ''] = key.field.split(/[.[]/, 1);
  const isCause = Object.hasOwn(found?.causes ?? {}, head);
  return {
    ...key,
    value: null,
    generator,
    description,
    references,
    isCause,
    conditions: field ? conditionsOf(field).map(lastOf) : [],
    reads: [],
    rule: generator,
    details: [],
  };
}

/** Fills in why a value, and each value that it was made from, is what it is. */
function giveReasons(catalogue: Catalogue, draft: Draft, done: Set<Draft>): void {
  if (done.has(draft)) return;
  done.add(draft);
  const { id, value, reads } = draft;
  const found = catalogue.find(draft.resource);
  const field = found && fieldAt(found, draft.field);
  if (draft.field === 'id' && field?.type === 'integer') draft.rule = 'number of the record';
  else if (field) {
    const drawn = (path: string): number | undefined =>
      reads.find((read) => `${read.resource}.${read.field}` === path && !isOwn(draft, read))?.id;
    Object.assign(draft, reasonOf(field, { id, value, at: (path) => readAt(catalogue, found, draft, path), drawn }));
  }
  // Several arguments can read the same value.
  const names = reads.map(nameOf);
  draft.reads = reads.filter((_, at) => names.indexOf(names[at] ?? '') === at);
  for (const read of draft.reads) giveReasons(catalogue, read, done);
}

const isOwn = (draft: Key, read: Key): boolean => read.resource === draft.resource && read.id === draft.id;

/**
 * Returns the value that was read by a path such as `amount` or `user_id.email`; undefined if the path was not read.
 */
function readAt(catalogue: Catalogue, found: Resource, draft: Draft, path: string): Value | undefined {
  const { own, behind } = followPath(found, fromRecord(draft.field, path));
  const start = draft.reads.find((read) => isOwn(draft, read) && read.field === own);
  if (behind === undefined) return start?.value;
  const { references, value, reads = [] } = start ?? {};
  const target = catalogue.find(references ?? '');
  // An id that is not a number is read from the record that has it.
  const field = target && idFieldOf(target);
  const id = reads.find((read) => read.resource === references && read.field === field)?.id ?? value;
  return draft.reads.find((read) => read.resource === references && read.id === id && read.field === behind)?.value;
}
