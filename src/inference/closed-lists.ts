import { argsOf, choiceValues, type Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { meaningOf } from './meaning.ts';
import { nounOf, type Scope } from './scope.ts';
import { COUNTRIES, COUNTRY_CODES, CURRENCY_CODES } from './table/index.ts';
import { fits, type Lengths } from './text-limits.ts';
import { wordsOf } from './words.ts';

/** A kind of thing of which all members are known, such as currencies, with the codes of all members. */
interface ClosedList {
  readonly noun: string;
  readonly codes: readonly string[];
}

const LISTS: Readonly<Record<string, ClosedList>> = {
  currency: { noun: 'currency', codes: CURRENCY_CODES },
  'country code': { noun: 'country', codes: COUNTRY_CODES },
};

/** Codes of currencies, each in capitals and in small letters. */
const CODES: ReadonlySet<unknown> = new Set(CURRENCY_CODES.flatMap((code) => [code, code.toLowerCase()]));

const isAbout = (noun: string, scope: Scope): boolean => wordsOf(nounOf(scope)).at(-1) === noun;

/**
 * Returns the parts of a field for a unique code in a resource whose records are all members of a known list: the
 * records of `currencies` have the codes of all currencies, each once.
 *
 * @returns undefined for any other field
 */
export function codesOfAll(
  role: string,
  { limits, unique, place }: Draft,
  lengths: Lengths | undefined,
  scope: Scope,
): Partial<Field> | undefined {
  const list = Object.hasOwn(LISTS, role) ? LISTS[role] : undefined;
  const [first = ''] = list?.codes ?? [];
  const isOfRecord = unique === true || (place.isSchema === true && scope.place === scope.name);
  if (!list || !isOfRecord || !isAbout(list.noun, scope) || !fits([first.length, first.length], lengths))
    return undefined;
  if (meaningOf(scope, 'string')?.guess.args?.['part'] === 'country_code3') return undefined;
  const isLower = limits.examples?.some((one) => /^[a-z]{2,3}$/.test(String(one))) ?? false;
  const choices = isLower ? list.codes.map((code) => code.toLowerCase()) : list.codes;
  return { type: 'string', generator: 'choices', args: { choices }, unique: true };
}

/** Whether a field is the code of a country in a resource of countries, so that no two records share it. */
function isCodeOfCountry(name: string, { type = 'string', place, source, limits }: Draft, scope: Scope): boolean {
  const isFree = type === 'string' && place.isSchema === true && !source && limits.enum === undefined;
  const meaning = isFree ? meaningOf({ shared: scope.shared, name, place: name }, 'string') : undefined;
  return meaning?.role === 'country code' && meaning.guess.args?.['part'] !== 'country_code3';
}

/**
 * In a resource whose records are countries: returns the parts of a field for the name of a country, which is chosen by
 * the code beside it. Undefined for any other field.
 */
export function nameByCode(role: string | undefined, scope: Scope): Partial<Field> | undefined {
  const { shared, place } = scope;
  if (role !== 'country' || place !== scope.name || !isAbout('country', scope)) return undefined;
  const [by] =
    Object.entries(shared.record).find(([name, draft]) => name !== place && isCodeOfCountry(name, draft, scope)) ?? [];
  if (by === undefined) return undefined;
  const otherwise = COUNTRIES['US']?.[0] ?? '';
  return { type: 'string', generator: 'choices', args: { choices: { by, is: COUNTRIES, else: [otherwise] } } };
}

/**
 * Whether all possible values of a field are in the known list for a role: names of countries for `country`, codes of
 * currencies for `currency`.
 */
export function isOfClosedList(field: Field, role: string): boolean {
  const { choices } = argsOf(field);
  if (field.generator !== 'choices' || typeof choices !== 'object' || choices === null) return false;
  const { is }: { readonly is?: unknown } = choices;
  if (role === 'country') return is === COUNTRIES;
  return is === undefined && role === 'currency' && choiceValues(choices).every((value) => CODES.has(value));
}
