import type { Field, FieldType } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { pathBehind } from './behind.ts';
import { isInnerFormat } from './formats.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { endOfJourney } from './journeys.ts';
import { outermost } from './levels.ts';
import { pathAround, pathTo, plainStem, withRole } from './neighbours.ts';
import { statesOf } from './states.ts';
import { nounOf, tell, type Scope } from './scope.ts';
import { aroundSubject, groupName } from './subject.ts';
import { isPersonNoun, type Guess } from './table/index.ts';
import { webAddress } from './web-address.ts';
import { afterWhole, bornWithWhole } from './whole.ts';
import { snakeCase } from './words.ts';

/**
 * Whether a field is always a single plain text, made as its name suggests: no source is stated, and it is neither null
 * nor absent.
 */
export function isPlainText(draft: Draft): boolean {
  const { type = 'string', source, limits, nullable, when, unique, format } = draft;
  const { minLength = 0, maxLength = Infinity } = limits;
  const isFree = limits.enum === undefined && limits.pattern === undefined && minLength <= 2 && maxLength >= 40;
  return type === 'string' && !source && isFree && !nullable && !when && !unique && format === undefined;
}

/**
 * Adds a hidden cause (a field that no record shows) with a role, and returns its path; undefined inside an array, and
 * if the cause would read itself.
 */
function hiddenValue(scope: Scope, role: string, stem: string): string | undefined {
  const { shared } = scope;
  const base = outermost(scope);
  const { place } = base;
  if (place.includes('[')) return undefined;
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
  const name = ['hidden', ...around.split('.').filter(Boolean), stem, role].filter(Boolean).map(snakeCase).join('_');
  if (Object.hasOwn(shared.record, name)) return undefined;
  if (shared.causes.has(name)) return name;
  if (shared.awaited.has(name)) return undefined;
  shared.awaited.add(name);
  const inner = { ...base, name: role, place: `${around}${role}` };
  const meaning = meaningOf(inner, 'string');
  const made = meaning && withArguments({ ...meaning, stem }, inner);
  shared.awaited.delete(name);
  if (!made) return undefined;
  shared.causes.set(name, {
    type: 'string',
    description: 'Value that several inferred fields have in common',
    ...made,
  });
  return name;
}

/**
 * Returns the path of the hidden cause that says what the thing around a field is about, such as the topic of an
 * article; undefined if that is not known.
 */
export function subjectPath(scope: Scope, role: string): string | undefined {
  const around = aroundSubject(scope, role);
  return around && hiddenValue(around, role, '');
}

/**
 * Returns the guess for a name, for a text that repeats a name where none can be read: in a list, such a text would be
 * empty. Undefined for any other guess.
 */
function nameItself({ generator, args, needs }: Guess, scope: Scope): Guess | undefined {
  const { texts }: { readonly texts?: unknown } = Object(args);
  const isRepeated = generator === 'phrase' && Array.isArray(texts) && texts.every((text) => String(text) === '{name}');
  const role = isRepeated ? needs?.['name'] : undefined;
  return role === undefined ? undefined : meaningOf({ ...scope, name: role }, 'string')?.guess;
}

/**
 * Returns the path of the time at which the record was created, for what happens to anything of it later: the trial of a
 * subscription ends after that. Undefined for a guess that does not read that time.
 */
const sinceCreation = (scope: Scope, roles: readonly string[], guess: Guess): string | undefined =>
  roles.includes('created') ? pathTo(scope, ['created'], '', guess) : undefined;

type Read = Readonly<Record<string, unknown>>;

/**
 * Returns generator and arguments for a meaning. Arguments are read from other fields of the record where these exist.
 */
function withArguments(
  { guess, stem: whole }: Pick<Meaning, 'guess' | 'stem'>,
  scope: Scope,
): Pick<Field, 'generator' | 'args'> | undefined {
  if (guess.address) return webAddress(scope, guess.address);
  if (guess.amongOthers && scope.place.endsWith(']'))
    return withArguments({ guess: guess.amongOthers, stem: whole }, scope);
  const stem = plainStem(whole);
  const read: Record<string, unknown> = {};
  const other =
    guess.by &&
    (pathTo(scope, [guess.by.role], stem, guess) ??
      (guess.by.isAround && pathAround(scope, guess.by.role, guess)) ??
      subjectPath(scope, guess.by.role) ??
      groupName(scope, guess.by.role));
  if (guess.by && other !== undefined) {
    const texts = Object.entries(guess.by.texts).map(([value, text]) => [value, [text].flat()] as const);
    const argument = guess.generator === 'choices' ? 'choices' : 'texts';
    read[argument] = { by: other, is: Object.fromEntries(texts), else: guess.args?.[argument] };
  }
  for (const [argument, roles] of Object.entries(guess.reads ?? {})) {
    const isRequired = scope.shared.generators[guess.generator]?.required?.includes(argument);
    const path =
      pathTo(scope, roles, stem, guess, isRequired) ?? (stem === '' ? undefined : sinceCreation(scope, roles, guess));
    if (path !== undefined) read[argument] = { from: path };
  }
  for (const [argument, role] of Object.entries(guess.about ?? {})) {
    const path = subjectPath(scope, role);
    if (path !== undefined) read[argument] = { from: path };
  }
  for (const [argument, role] of Object.entries(guess.behind ?? {})) {
    const path = Object.keys(read).length === 0 ? pathBehind(scope, role) : undefined;
    if (path !== undefined) read[argument] = { from: path };
  }
  const isUnread = Object.keys(read).length === 0;
  const required = scope.shared.generators[guess.generator]?.required ?? [];
  for (const [argument, role] of Object.entries(guess.needs ?? {})) {
    const isNeeded = isUnread || (required.includes(argument) && !Object.hasOwn(read, argument));
    const path = isNeeded ? (afterWhole(role, scope, guess) ?? hiddenValue(scope, role, stem)) : undefined;
    if (path !== undefined) read[argument] = { from: path };
  }
  const otherwise = guess.otherwise ?? nameItself(guess, scope);
  const isMet = Object.keys(read).length > 0 || (guess.reads ?? guess.needs ?? guess.by ?? guess.about) === undefined;
  if (!isMet && otherwise) return withArguments({ guess: otherwise, stem: whole }, scope);
  const noun = whole === '' ? nounOf(scope) : whole;
  const kind = guess.args?.['value'] === NOUN ? kindOf(noun, scope) : noun;
  return made({ ...guess, args: argsAmong(guess, scope) }, read, kind);
}

/**
 * Returns the arguments of a guess, including those that count only beside certain fields or in certain states of the
 * record.
 */
function argsAmong({ args = {}, beside, inState }: Guess, scope: Scope): Read {
  const isBeside = beside?.roles.some((role) => withRole(scope, role).length > 0);
  const all = isBeside ? { ...args, ...beside?.args } : args;
  const decided = inState && statesOf(scope, inState.happened);
  if (!decided) return all;
  const byState = Object.entries(inState.args).map(([name, value]) => {
    const is = Object.fromEntries(decided.states.map((state) => [state, value]));
    return [name, { by: decided.path, is, else: args[name] }] as const;
  });
  return { ...all, ...Object.fromEntries(byState) };
}

/**
 * Returns the kind of thing that a noun stands for: `user` for a noun for a person, such as `assigned by`, where the
 * tree has users but no resource of that noun. Otherwise the noun itself.
 */
function kindOf(noun: string, { shared }: Scope): string {
  const last = noun.split(' ').at(-1) ?? '';
  const isPerson = (last === 'by' && noun !== last) || isPersonNoun(last);
  return isPerson &&
    shared.resources.has('users') &&
    ![...shared.resources.values()].some((one) => one.singular === noun)
    ? 'user'
    : noun;
}

/** Placeholder in the lists or the value of a guess, which is replaced by the noun of the record. */
const NOUN = '{noun}';

function made({ generator, args = {} }: Guess, read: Read, noun: string): Pick<Field, 'generator' | 'args'> {
  const lists: unknown = args['lists'];
  const named =
    typeof lists === 'object' && lists !== null
      ? {
          lists: Object.fromEntries(
            Object.entries(lists).map(([name, words]: [string, unknown]) => [
              name,
              Array.isArray(words) && words[0] === NOUN ? [noun.split(' ').slice(-2).join(' ')] : words,
            ]),
          ),
        }
      : {};
  const value = args['value'] === NOUN ? { value: snakeCase(noun) } : {};
  const all = { ...args, ...named, ...value, ...read };
  return { generator, ...(Object.keys(all).length > 0 && { args: all }) };
}

/**
 * Returns the field for a guess, with arguments read from other fields of the record.
 *
 * @param type type of the field
 */
export function inferField(meaning: Pick<Meaning, 'guess' | 'stem'>, scope: Scope, type: FieldType): Partial<Field> {
  const format = formatOf(meaning.guess, scope);
  const journey = 'role' in meaning ? endOfJourney(String(meaning.role), scope) : undefined;
  const known = journey ?? bornWithWhole(meaning.guess, scope);
  return { type, ...(known ?? withArguments(meaning, scope)), ...(isInnerFormat(format) && { format }) };
}

/** Returns the format of the texts of a guess: `date` instead of `date-time` for a field with the name of a day. */
export function formatOf({ format }: Guess, { name }: Pick<Scope, 'name'>): string | undefined {
  return format === 'date-time' && DAY.test(snakeCase(name)) ? 'date' : format;
}

/**
 * Matches names of days. Names about creation or change do not match, because such fields usually have a time of day.
 */
const DAY = /^(?!.*(?:creat|updat|modif|chang|time)).*(?:date|day|birth|dob|born|founded|_on)$/;

/** Notes that a field was inferred from its name, and from which words of it. */
export function tellName(scope: Scope, { words }: Meaning): void {
  tell(scope, `its name: ${words.join(' + ')}`);
}
