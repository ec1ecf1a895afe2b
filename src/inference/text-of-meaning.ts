import type { Draft } from '../drafts/index.ts';
import { argsOf, type Field } from '../schema/index.ts';
import { codesOfAll, nameByCode } from './closed-lists.ts';
import { hoursOfWeek } from './days.ts';
import { formatNamed, isInnerFormat } from './formats.ts';
import { inferField } from './inferred-field.ts';
import { meaningAmong } from './meaning-among.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { meaningSaid } from './said.ts';
import type { Scope } from './scope.ts';
import type { Guess } from './table/index.ts';
import { fits, hasOneForm, type Lengths, patterned } from './text-limits.ts';
import { wordsOf } from './words.ts';

/** Names of fields in which a short text, of two or three letters, is a code rather than a full name. */
const CODED: ReadonlySet<string> = new Set(['country', 'state', 'province', 'region']);

/**
 * Returns the meaning of a text: by its description, otherwise by its name, otherwise by a format that is not a known
 * one. Undefined if none of them tells.
 */
export function textMeaning({ format, limits, description }: Draft, scope: Scope): Meaning | undefined {
  const words = wordsOf(scope.name);
  // A country of birth is one as well.
  const place = words[1] === 'of' ? words[0] : words.at(-1);
  const isCode = CODED.has(place ?? '') && (limits.maxLength ?? Infinity) <= 3;
  const isLong = place === 'country' && limits.maxLength === 3;
  const name = isCode ? `${words[1] === 'of' ? place : scope.name} ${isLong ? 'iso3' : 'code'}` : scope.name;
  const named = meaningAmong({ ...scope, name }, 'string');
  const found = meaningSaid(description, named, scope) ?? named;
  return found ?? (format === undefined ? undefined : meaningOf({ ...scope, name: format }, 'string'));
}

/** Whether a guess makes dates or date-times. */
export const isDate = ({ format }: Guess): boolean => format === 'date' || format === 'date-time';

/** Returns the field for those choices of a guess that have the right lengths; undefined if there are none. */
export function chosen(args: Guess['args'] = {}, lengths: Lengths | undefined): Partial<Field> | undefined {
  const given: unknown = args['choices'];
  const all: Readonly<Record<string, unknown>> = Array.isArray(given)
    ? Object.fromEntries(given.map((value) => [String(value), 1]))
    : Object(given);
  const fitting = Object.entries(all).filter(([value]) => fits([value.length, value.length], lengths));
  if (fitting.length === 0) return undefined;
  return { type: 'string', generator: 'choices', args: { choices: Object.fromEntries(fitting) } };
}

/** The lowest and the highest number of characters of a username. */
const LOGINS: Lengths = [2, 40];

/**
 * Returns the field for texts such as usernames, which are unique and made from a person's name. Where no field beside
 * it has that name, or the lengths allow no such text, the field follows a pattern instead.
 */
function ofPerson(meaning: Meaning, lengths: Lengths | undefined, scope: Scope): Partial<Field> | undefined {
  const { generator, otherwise } = meaning.guess;
  const found = fits(LOGINS, lengths) ? inferField(meaning, scope, 'string') : {};
  const args = Object(found.args) as object;
  const isWhole = scope.shared.generators[generator]?.required?.every((argument) => Object.hasOwn(args, argument));
  return isWhole ? found : patterned(String(otherwise?.args?.['pattern']), lengths);
}

/** The number of characters of a UUID. Where a text has to be shorter, it is an id of another form. */
const UUID: Lengths = [36, 36];

/** Returns the parts of a field for a meaning; undefined if no text of that meaning has the lengths. */
export function ofMeaning(
  meaning: Meaning,
  lengths: Lengths | undefined,
  draft: Draft,
  scope: Scope,
): Partial<Field> | undefined {
  const { unique } = draft;
  // Elements of a list may have a guess of their own, whose lengths count.
  const { amongOthers } = meaning.guess;
  const { generator, args, apart } = amongOthers && scope.place.endsWith(']') ? amongOthers : meaning.guess;
  const all = codesOfAll(meaning.role, draft, lengths, scope) ?? nameByCode(meaning.role, scope);
  if (all) return all;
  if (unique && typeof apart === 'string') return patterned(apart, lengths);
  if (unique && typeof apart === 'object') return ofPerson({ ...meaning, guess: apart }, lengths, scope);
  const hours = unique ? undefined : hoursOfWeek(meaning.role, scope);
  if (hours) return { type: 'string', generator: 'choices', args: hours };
  if (generator === 'choices') return chosen(args, lengths);
  // If a sum of money were cut, it would be another sum.
  if (generator === 'amount_text' && lengths) return patterned('[1-9][0-9]{0,6}(\\.[0-9]{2})?', lengths);
  const found = { ...inferField(meaning, scope, 'string') };
  if (found.generator === 'uuid' && lengths && !fits(UUID, lengths))
    return patterned(lengths[1] >= 32 ? '[a-f0-9]{32}' : '[a-z0-9]{8,32}', lengths) ?? found;
  if (lengths && isDate(meaning.guess)) {
    const format = [found.format, 'date'].find((one) => fits(formatNamed(one)?.length ?? [0, Infinity], lengths));
    return isInnerFormat(format) ? { ...found, format } : undefined;
  }
  if (found.generator !== 'pattern' || !lengths) return found;
  const sized = patterned(String(argsOf(found)['pattern']), lengths);
  return sized && !(unique && hasOneForm(sized)) ? sized : undefined;
}
