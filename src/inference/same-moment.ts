import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { fieldBeside, pathOf } from './neighbours.ts';
import { nounOf, type Scope } from './scope.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Two patterns: `DAY` matches the end of names of days, `MOMENT` the end of names of moments. */
const [DAY, MOMENT] = [/_(?:on|date)$/, /_(?:at|time|date_time)$/];

/**
 * If the date-time of a date stands beside it, returns the parts of the field for the date: `due_on` is the day of
 * `due_at`.
 *
 * @returns undefined for any other field
 */
export function dayOfMoment({ format, nullable, unique, limits }: Draft, scope: Scope): Partial<Field> | undefined {
  const own = snakeCase(scope.name);
  if (format !== 'date' || unique || !DAY.test(own) || Object.keys(limits).some((limit) => limit !== 'examples'))
    return undefined;
  const stem = own.replace(DAY, '');
  const found = Object.entries(scope.neighbours).find(([name, draft]) => {
    const other = snakeCase(name);
    const isSure = draft.when === undefined && (draft.nullable === undefined || nullable !== undefined);
    return MOMENT.test(other) && other.replace(MOMENT, '') === stem && draft.format === 'date-time' && isSure;
  });
  const moment = found && fieldBeside(scope, found[0]);
  if (!found || !moment || moment.format !== 'date-time' || moment.nullable || moment.when) return undefined;
  return { type: 'string', format: 'date', generator: 'later', args: { after: { from: pathOf(scope, found[0]) } } };
}

/** For each word for the last of two days, the word for the first. */
const FIRST: Readonly<Record<string, string>> = { latest: 'earliest', maximum: 'minimum' };

/** Lowest and highest number of days between the two. */
const APART: readonly [number, number] = [5, 90];

/**
 * Returns the parts of a field for the last of two days, by the first that stands beside it: `date_latest` lies after
 * `date_earliest`.
 *
 * @returns undefined for any other field
 */
export function lastDay({ format, unique, limits }: Draft, scope: Scope): Partial<Field> | undefined {
  if ((format !== 'date' && format !== 'date-time') || unique || limits.pattern !== undefined) return undefined;
  const words = wordsOf(scope.name);
  const at = words.findIndex((word) => Object.hasOwn(FIRST, word));
  const wanted = words.with(Math.max(at, 0), FIRST[words[at] ?? ''] ?? '').join(' ');
  const name = Object.keys(scope.neighbours).find((each) => wordsOf(each).join(' ') === wanted);
  const first = at < 0 || name === undefined ? undefined : fieldBeside(scope, name);
  if (name === undefined || first?.format !== format || first.nullable || first.when) return undefined;
  return {
    type: 'string',
    format,
    generator: 'future_date',
    args: { after: { from: pathOf(scope, name) }, days: [...APART] },
  };
}

/** Matches the usual names of the moment at which a record was created. */
const CREATED = /^(?:date_)?created(?:_(?:at|on|date|time))?$/;

/**
 * If a field says a second time when the record was created, returns the parts of a copy: an order has an
 * `order_created_date` beside its `created_at`. Undefined for any other field.
 */
export function createdAgain({ format, nullable, unique, limits }: Draft, scope: Scope): Partial<Field> | undefined {
  const own = snakeCase(scope.name);
  const noun = snakeCase(nounOf(scope)).split('_').at(-1) ?? '';
  if (format === undefined || unique || limits.pattern !== undefined || nullable || !own.startsWith(`${noun}_`))
    return undefined;
  if (!CREATED.test(own.slice(noun.length + 1))) return undefined;
  const [name] =
    Object.entries(scope.neighbours).find(
      ([each, draft]) => CREATED.test(snakeCase(each)) && draft.format === format,
    ) ?? [];
  const first = name === undefined ? undefined : fieldBeside(scope, name);
  if (name === undefined || first?.format !== format || first.nullable || first.when) return undefined;
  return { type: 'string', format, copy: pathOf(scope, name), nullable: 0 };
}
