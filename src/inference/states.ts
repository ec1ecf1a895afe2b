import { argsOf, choiceValues, isRead, type Field } from '../schema/index.ts';
import { USUAL_NULLS, type Draft } from '../drafts/index.ts';
import { fieldBeside, pathOf, withRole } from './neighbours.ts';
import { happenedIn, isAlways, isHappening, isOwnSubject } from './happened.ts';
import { nounOf, type Scope } from './scope.ts';
import { ASPECTS, CONSEQUENCES, SELDOM } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** If something seldom happens to a record, such as deletion, it has happened to this share of records, from 0 to 1. */
const SELDOM_SHARE = 0.06;

/** Words in names of flags that stand before what the flag says: `is` in `is_active`. */
const OF_FLAGS: ReadonlySet<string> = new Set(['is', 'was', 'has', 'be', 'been', 'currently']);

/** How the state of a record decides a field that tells what has happened, such as a date or a flag. */
interface Decided {
  /**
   * The place of the field with the state, as a path from the record; `path` leads to the same field from the object
   * with the decided field.
   */
  readonly at: string;
  readonly path: string;
  /** If the state has one of these values, the field has a value, or the flag is true. If not, it is null or false. */
  readonly states: readonly string[];
}

/**
 * The possible values of each field for a state, by its name, for the fields of a record or an object. Found once,
 * because each of these fields asks.
 */
const known: WeakMap<Scope['neighbours'], Map<string, readonly string[]>> = new WeakMap();

/** Returns all possible values of the state in a field beside this one; none if it has no closed list. */
function valuesOf(scope: Scope, name: string): readonly string[] {
  let states = known.get(scope.neighbours);
  if (!states) known.set(scope.neighbours, (states = new Map()));
  let values = states.get(name);
  if (!values) {
    const field = fieldBeside(scope, name);
    // A copy has the values that its own list allows.
    const { choices = field?.copy && scope.neighbours[name]?.limits.enum } = argsOf(field ?? {});
    // Where another state decides, any of them is possible.
    const all: unknown = isRead(choices) ? Object(choices).else : choices;
    values = typeof all === 'object' && all !== null ? choiceValues(all).map(String) : [];
    if (field) states.set(name, values);
  }
  return values;
}

/** Returns how the state of the record says whether something has happened; undefined if no field beside tells it. */
export function statesOf(scope: Scope, happened: string): Decided | undefined {
  const states = Object.hasOwn(CONSEQUENCES, happened) ? CONSEQUENCES[happened] : undefined;
  if (!states) return undefined;
  const aspects = Object.hasOwn(ASPECTS, happened) ? (ASPECTS[happened] ?? []) : [];
  const isOfAspect = (name: string): boolean => wordsOf(name).some((word) => aspects.includes(word));
  // The status of the payment knows best what is paid.
  const found = withRole(scope, 'status').toSorted((a, b) => Number(isOfAspect(b.name)) - Number(isOfAspect(a.name)));
  for (const { name } of found) {
    const values = valuesOf(scope, name);
    const fitting = values.filter((value) => states.includes(snakeCase(value)));
    if (fitting.length === 0 || fitting.length === values.length) continue;
    return {
      at: scope.place.slice(0, scope.place.lastIndexOf('.') + 1) + name,
      path: pathOf(scope, name),
      states: fitting,
    };
  }
  return undefined;
}

/**
 * Returns the path of a flag (true or false) beside a field that says whether something has happened, such as
 * `is_deleted`; undefined if there is none.
 */
function flagOf(scope: Scope, happened: string): string | undefined {
  const name = Object.entries(scope.neighbours).find(([each, { type, nullable }]) => {
    const words = wordsOf(each).filter((word) => !OF_FLAGS.has(word));
    return type === 'boolean' && nullable === undefined && words.length === 1 && words[0] === happened;
  })?.[0];
  return name === undefined || name === scope.name ? undefined : pathOf(scope, name);
}

/**
 * Returns the path of the hidden cause that says whether something seldom has happened, such as deletion; adds it if it
 * is missing.
 */
function hiddenFlag({ shared, place }: Scope, happened: string): string {
  const around = place.split('.').slice(0, -1);
  const name = ['hidden', ...around, happened].map(snakeCase).join('_');
  shared.causes.set(name, {
    type: 'boolean',
    description: `Whether it is ${happened}`,
    generator: 'boolean',
    args: { probability: SELDOM_SHARE },
  });
  return name;
}

/** Last words of names of fields that have a value only if a flag is true: `gift_message`, `preorder_ships_at`. */
const OF_TRUE: ReadonlySet<string> = new Set(['at', 'on', 'by', 'message', 'reason', 'date', 'note', 'until']);

/**
 * Returns the path of the flag whose name the name of this field begins with: `preorder` for `preorder_ships_at`.
 * Undefined if there is none.
 */
function flagBefore(scope: Scope): string | undefined {
  const own = wordsOf(scope.name);
  if (!OF_TRUE.has(own.at(-1) ?? '')) return undefined;
  const name = Object.entries(scope.neighbours).find(([each, { type, nullable, when }]) => {
    const words = wordsOf(each).filter((word) => !OF_FLAGS.has(word));
    const isFirst = words.length > 0 && words.length < own.length && words.every((word, at) => word === own[at]);
    // If there is a state, it decides what has happened.
    return type === 'boolean' && nullable === undefined && when === undefined && isFirst && !words.some(isHappening);
  })?.[0];
  return name === undefined ? undefined : pathOf(scope, name);
}

/** When a field has a value: under a condition, or by chance. */
export interface Presence {
  readonly when?: Exclude<Field['when'], undefined>;
  readonly nullable?: number;
}

/**
 * Returns when a field about an event has a value: `shipped_at` only in a state such as shipped, `deleted_at` in few
 * records.
 *
 * @returns undefined if the field must have a value, or if it speaks of nothing that happens
 */
export function presenceOf({ nullable, place, type, required, source }: Draft, scope: Scope): Presence | undefined {
  const mayBeNull = nullable !== undefined || (!place.isSchema && type === undefined && !required);
  if (!mayBeNull || source || type === 'boolean') return undefined;
  const happened = wordsOf(scope.name).find(isHappening);
  const before = flagBefore(scope);
  if (before !== undefined) return { when: { [before]: [true] } };
  if (happened === undefined) return undefined;
  const decided = statesOf(scope, happened);
  if (decided) return { when: { [decided.path]: decided.states } };
  if (isOwnSubject(nounOf(scope), happened)) return undefined;
  const flag = flagOf(scope, happened);
  if (flag !== undefined) return { when: { [flag]: [true] } };
  if (nullable !== USUAL_NULLS || !SELDOM.has(happened)) return undefined;
  return scope.place.includes('[')
    ? { nullable: 1 - SELDOM_SHARE }
    : { when: { [hiddenFlag(scope, happened)]: [true] } };
}

/** Arguments, by generator, for a value that means "nothing": an empty text or 0. */
const NOTHING: Readonly<Record<string, (isText: boolean) => Read>> = {
  choices: (isText) => ({ choices: [isText ? '' : 0] }),
  phrase: () => ({ texts: [''] }),
  random_int: () => ({ min: 0, max: 0 }),
};

type Read = Readonly<Record<string, unknown>>;

/**
 * Returns the field for the code of an error or the reason of a refusal that cannot be null: it is 0 or empty in
 * records to which nothing of the kind has happened. Any other field stays as it is.
 */
export function nothingUntil(field: Partial<Field>, draft: Draft, scope: Scope): Partial<Field> {
  const { limits, format = '', place } = draft;
  const { generator = '' } = field;
  const isFree =
    place.isSchema === true &&
    ['enum', 'pattern', 'minLength', 'min', 'max', 'above', 'below'].every((limit) => !Object.hasOwn(limits, limit));
  const happened = isAlways(draft) && isFree && !draft.unique && format === '' ? happenedIn(scope.name) : undefined;
  const nothing = Object.hasOwn(NOTHING, generator) ? NOTHING[generator] : undefined;
  if (!nothing || happened === undefined || !SELDOM.has(happened) || isOwnSubject(nounOf(scope), happened))
    return field;
  const decided = statesOf(scope, happened);
  const flag = decided
    ? undefined
    : (flagOf(scope, happened) ?? (scope.place.includes('[') ? undefined : hiddenFlag(scope, happened)));
  if (!decided && flag === undefined) return field;
  const args = argsOf({ type: 'string', description: '', ...field });
  const values = (decided?.states ?? [true]).map(String);
  const byState = Object.entries(nothing(field.type === 'string')).map(([name, none]) => [
    name,
    { by: decided?.path ?? flag, is: Object.fromEntries(values.map((value) => [value, args[name]])), else: none },
  ]);
  return { ...field, args: { ...args, ...Object.fromEntries(byState) } };
}

/** Flags that are true only if another flag beside them is, with the names of those other flags, as words. */
const IF_TRUE: Readonly<Record<string, readonly string[]>> = {
  purchasable: ['in stock', 'available'],
  buyable: ['in stock', 'available'],
  orderable: ['in stock', 'available'],
  available: ['in stock'],
};

/**
 * Returns the parts of a flag that is true only if another flag beside it is: a product that can be bought is in stock.
 * Undefined for any other field.
 */
export function flagByFlag(scope: Scope): Partial<Field> | undefined {
  const wordsIn = (name: string): string =>
    wordsOf(name)
      .filter((word) => !OF_FLAGS.has(word))
      .join(' ');
  const own = wordsIn(scope.name);
  const causes = Object.hasOwn(IF_TRUE, own) ? (IF_TRUE[own] ?? []) : [];
  const found = causes
    .map((cause) => Object.entries(scope.neighbours).find(([name]) => wordsIn(name) === cause))
    .find((each) => each?.[1].type === 'boolean' && isAlways(each[1]));
  if (!found) return undefined;
  return {
    type: 'boolean',
    generator: 'boolean',
    args: { probability: { by: pathOf(scope, found[0]), is: { true: 1 }, else: 0 } },
  };
}

/**
 * Returns the parts of a flag that follows from the state of the record, such as `is_active`; undefined for any other
 * field.
 */
export function flagByState(scope: Scope): Partial<Field> | undefined {
  const [happened = '', ...others] = wordsOf(scope.name).filter((word) => !OF_FLAGS.has(word));
  const decided = others.length === 0 ? statesOf(scope, happened) : undefined;
  if (!decided) return undefined;
  const is = Object.fromEntries(decided.states.map((state) => [state, 1]));
  return { type: 'boolean', generator: 'boolean', args: { probability: { by: decided.path, is, else: 0 } } };
}
