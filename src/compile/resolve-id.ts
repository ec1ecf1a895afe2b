import { uniquenessOf, type Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { failure, Noted, within } from '../faults/index.ts';
import { formOfExamples, isKeyLike, snakeCase, type Scope } from '../inference/index.ts';
import { resolveField } from './resolve-field.ts';

/** The field `id` of a resource for which none is stated: the number of the record. */
const COUNTING: Field = {
  type: 'integer',
  generator: 'random_int',
  description: 'Number of the record',
  args: { min: 1 },
};

/** Matches names of keys that people read and write, such as `slug`. */
const CODE = /(?:^|_)(?:code|key|handle|slug)$/;

/**
 * Returns the type of the ids of a resource.
 *
 * @param name name of the field with the ids
 */
export function idTypeOf(draft: Draft | undefined, name: string): 'integer' | 'string' {
  if (!draft) return 'integer';
  const { type, source, format, limits } = draft;
  const isText = limits.pattern !== undefined || limits.minLength !== undefined || limits.maxLength !== undefined;
  if (type === undefined && source?.generator !== undefined)
    return source.generator === 'random_int' ? 'integer' : 'string';
  const isSaid = isText || format !== undefined || CODE.test(snakeCase(name));
  return type === 'string' || (type === undefined && isSaid) ? 'string' : 'integer';
}

const textsIn = (examples: readonly unknown[] = []): readonly string[] =>
  examples.filter((one): one is string => typeof one === 'string');

/**
 * Returns limits whose examples are in lower case. Generated ids have no capitals, even if the examples of a schema do.
 */
function inLowerCase({ examples, ...limits }: Draft['limits']): Draft['limits'] {
  const lower = examples?.map((one) => (typeof one === 'string' ? one.toLowerCase() : one));
  return { ...limits, ...(lower && { examples: lower }) };
}

/** Whether there are examples, and all are words in small letters, such as `startup`. */
const isWordLike = (examples: readonly unknown[] = []): boolean =>
  examples.length > 0 && examples.every((one) => /^[a-z]+(?:[-_][a-z]+)*$/.test(String(one)));

/** Compiles the field `id`: the number of the record, or a unique text. */
export function resolveId(draft: Draft | undefined, scope: Scope): Field {
  if (!draft) return COUNTING;
  if (draft.isFaulty) throw new Noted();
  const { limits, source, place, description, keywords } = draft;
  // A schema may call any field nullable, which is ignored for an id.
  const { nullable, ...never } = draft;
  if (nullable !== undefined && !place.isSchema)
    throw failure(within(place, 'nullable'), { expected: 'an id that is never null' });
  if (idTypeOf(draft, scope.name) === 'integer') {
    const { min = 1, above = 0, max = Infinity, below = Infinity, multipleOf = 1 } = limits;
    if (draft.type !== undefined && draft.type !== 'integer' && draft.type !== 'number') {
      throw failure(place, { expected: 'an id of type integer or string', got: draft.type });
    }
    const { min: least = 1, max: most = Infinity } = draft.bounds ?? {};
    if (least !== 1 || most < Infinity || min > 1 || above > 0 || max <= 1 || below <= 2 || multipleOf !== 1) {
      throw failure(place, { expected: 'an id without bounds: ids that are numbers count from 1' });
    }
    return {
      ...(source?.generator === undefined ? COUNTING : resolveField({ ...never, type: 'integer' }, scope)),
      description: description ?? COUNTING.description,
      type: 'integer',
      ...(keywords && Object.keys(keywords).length > 0 && { keywords }),
    };
  }
  const isPlain = !source && !limits.enum && limits.pattern === undefined && draft.format === undefined;
  const { minLength = 0, maxLength = Infinity } = limits;
  // A key may be a code or a slug of its own; an id is an identifier.
  const isKey = scope.place !== 'id';
  const isNamed = isKey && isKeyLike(scope);
  const isShown = formOfExamples(textsIn(limits.examples).filter((one) => /\d/.test(one))) !== undefined;
  const isCode = isKey && !isNamed && isPlain && isWordLike(limits.examples) && CODE.test(snakeCase(scope.name));
  const isUuid = !isCode && isPlain && !isNamed && !isShown && minLength <= 36 && maxLength >= 36;
  const text: Draft = isUuid
    ? { ...never, type: 'string', source: { generator: 'uuid' }, limits: {} }
    : { ...never, type: 'string', unique: true, ...(!isKey && { limits: inLowerCase(limits) }) };
  const field = resolveField(text, isCode ? { ...scope, name: 'slug' } : scope);
  const { unique: __, ...plain } = field;
  const uniqueness = uniquenessOf(plain);
  // A generator with unique values needs no number in its texts.
  return typeof uniqueness === 'object' && uniqueness.by === 'generator' ? plain : field;
}

/** The range of a numeric key without bounds. It has more numbers than a resource can have records. */
const SIX_DIGITS = { min: 100_000, max: 999_999 };

/** Compiles the field that addresses the items if that is not `id`: a unique text or integer. */
export function resolveKey(draft: Draft, scope: Scope): Field {
  const { source, limits } = draft;
  if (idTypeOf(draft, scope.name) === 'string') return resolveId(draft, scope);
  const { min, max, above, below, enum: list } = limits;
  const isFree = !source && !list && [min, max, above, below].every((bound) => bound === undefined);
  return resolveField({ ...draft, type: 'integer', unique: true, ...(isFree && { limits: SIX_DIGITS }) }, scope);
}
