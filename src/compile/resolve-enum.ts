import { countries, timeZones } from '../generators/index.ts';
import { typeOfJson, type Choice, type Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import {
  choicesBySibling,
  inferField,
  meaningOf,
  snakeCase,
  tell,
  usualValues,
  weightedStates,
  wordsOf,
  type Scope,
} from '../inference/index.ts';
import { failure, within } from '../faults/index.ts';
import { parentOf } from './parent.ts';

/** Returns the field for a closed list of values: one of those that fit the other keywords. */
export function resolveEnum(draft: Draft, scope: Scope): Partial<Field> {
  const { limits, place, type } = draft;
  const { enum: values = [], min = -Infinity, max = Infinity, above = -Infinity, below = Infinity } = limits;
  const { minLength = 0, maxLength = Infinity, pattern } = limits;
  const fitting = values.filter((value) => {
    if (typeof value === 'number') return value >= min && value <= max && value > above && value < below;
    if (typeof value !== 'string') return true;
    const length = [...value].length;
    return (
      length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(value))
    );
  });
  const [only] = fitting;
  if (only === undefined) throw failure(within(place, 'enum'), { expected: 'a value that fits the other keywords' });
  tell(scope, 'its enum');
  const found = type ?? typeOfJson(only);
  if (fitting.length === 1) return { type: found, generator: 'const', args: { value: only } };
  const country = draft.unique ? undefined : countryCode(fitting, scope);
  if (country) return { ...country, enum: fitting };
  const zone = draft.unique ? undefined : timeZone(fitting, scope);
  if (zone) return { ...zone, enum: fitting };
  const parent = parentType(fitting, scope);
  if (parent !== undefined) return { type: found, generator: 'const', args: { value: parent }, enum: fitting };
  const own = draft.unique ? undefined : ownKind(fitting, scope);
  if (own !== undefined) return { type: found, generator: 'const', args: { value: own }, enum: fitting };
  const decided = draft.unique ? undefined : choicesBySibling(fitting, scope);
  if (decided) return { type: found, ...decided };
  const usual = draft.unique ? fitting : usualValues(fitting);
  const weights = draft.unique || !place.isSchema ? undefined : weightedStates(usual, scope.name);
  return { type: found, generator: 'choices', args: { choices: weights ?? [...new Set(usual)] } };
}

/** Matches names of fields with the type of the thing that a record belongs to. */
const OWNER_TYPE = /^(?:resource|owner|parent|entity|subject|target|object)_type$/;

/**
 * Returns the value in a closed list that stands for the resource above the record: `category` for
 * `categories-metafields`. Undefined if there is none, or the field is no such type.
 */
function parentType(values: readonly Choice[], { name, place, shared }: Scope): Choice | undefined {
  if (place !== name || !OWNER_TYPE.test(snakeCase(name))) return undefined;
  const above = parentOf(shared.record, shared)?.known.singular;
  return above && values.find((value) => wordsOf(String(value)).join(' ') === wordsOf(above).join(' '));
}

/**
 * Returns the value in a closed list of types that stands for the record itself: the `open_graph_type` of a product is
 * `product`. Undefined if there is none.
 */
function ownKind(values: readonly Choice[], { name, place, shared }: Scope): Choice | undefined {
  const { singular = '' } = shared.resources.get(shared.noun) ?? {};
  if (place !== name || !/^(?:og|open_graph|object|schema|seo)_type$/.test(snakeCase(name))) return undefined;
  return values.find((value) => wordsOf(String(value)).join(' ') === wordsOf(singular).join(' '));
}

/** If at least this many values of a closed list are time zones of known cities, it is a list of time zones. */
const MANY_ZONES = 20;

/**
 * Returns the parts of a field for a time zone that agrees with the place beside it, if its closed list is one of time
 * zones; undefined otherwise.
 */
function timeZone(values: readonly Choice[], scope: Scope): Partial<Field> | undefined {
  const { name, place, shared } = scope;
  const known = timeZones().filter((zone) => values.includes(zone));
  if (known.length < MANY_ZONES || place !== name) return undefined;
  const found = meaningOf({ ...scope, name: 'timezone' }, 'string');
  const cause = 'hidden_time_zone_of_place';
  if (!found) return undefined;
  const description = 'Time zone of the place of the record';
  shared.causes.set(cause, { type: 'string', description, ...inferField(found, scope, 'string') });
  const is = Object.fromEntries(known.map((zone) => [zone, [zone]]));
  return { type: 'string', generator: 'choices', args: { choices: { by: cause, is, else: known.slice(0, 1) } } };
}

/**
 * Returns the parts of a field for a country code that agrees with the place beside it, if its closed list has the
 * codes of all countries; undefined otherwise.
 */
function countryCode(values: readonly Choice[], scope: Scope): Partial<Field> | undefined {
  const listed = new Set(values);
  if (!countries.every(({ code }) => listed.has(code))) return undefined;
  const names = [scope.name, `${scope.name} code`];
  const found = names
    .map((name) => meaningOf({ ...scope, name }, 'string'))
    .find((one) => one?.role === 'country code');
  return found && inferField(found, scope, 'string');
}
