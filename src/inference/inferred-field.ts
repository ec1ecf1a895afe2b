import { MockgenError } from '../errors.ts';
import { argsOf, type Field, type FieldType } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { isInnerFormat } from './formats.ts';
import { meaningOf, typeByName, type Meaning } from './meaning.ts';
import { nounOf, tell, type Scope } from './scope.ts';
import { CONSEQUENCES, type Guess } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Whether a field is always a plain text of the kind that its name suggests. */
export function isPlainText(draft: Draft): boolean {
  const { type = 'string', source, limits, nullable, when, unique, format } = draft;
  const { minLength = 0, maxLength = Infinity } = limits;
  const isFree = limits.enum === undefined && limits.pattern === undefined && minLength <= 2 && maxLength >= 40;
  return type === 'string' && !source && isFree && !nullable && !when && !unique && format === undefined;
}

/** Roles whose values others can read only from the generators that know them. */
const MADE_BY: Readonly<Record<string, string>> = { city: 'city', country: 'country', currency: 'currency' };

/** Roles of dates, and of numbers; all others are texts. */
const DATES: ReadonlySet<string> = new Set(['created', 'start', 'published']);
const NUMBERS: ReadonlySet<string> = new Set(['quantity', 'unit price', 'subtotal', 'tax', 'shipping']);

const GENDERS: ReadonlySet<unknown> = new Set(['female', 'male', 'non-binary']);

/** Whether the values of a field can be an argument of a guess that reads its role. */
function canBeRead(field: Field, role: string, guess: Guess): boolean {
  const { type, format, generator, unique } = field;
  if (Object.hasOwn(MADE_BY, role)) return generator === MADE_BY[role] && !unique;
  if (NUMBERS.has(role)) return type === 'number' || type === 'integer';
  if (DATES.has(role)) {
    if (guess.generator === 'random_int') return type === 'integer' || type === 'number';
    return type === 'string' && (format === 'date' || format === 'date-time');
  }
  if (role === 'gender') {
    const { choices } = argsOf(field);
    return typeof choices === 'object' && choices !== null && Object.keys(choices).every((one) => GENDERS.has(one));
  }
  // Texts of a pattern may be anything.
  return type === 'string' && format === undefined && generator !== 'const' && !isOfPattern(field);
}

/** Whether a schema's pattern makes the texts of a field. */
const isOfPattern = ({ generator, keywords }: Field): boolean =>
  generator === 'pattern' && keywords?.['pattern'] !== undefined;

/** Words before a name that tell nobody apart: a work address is that of the same person. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  'work home primary main other personal default contact current new old last business mobile private official secondary alternate preferred public'.split(
    ' ',
  ),
);

const plain = (stem: string): string =>
  stem
    .split(' ')
    .filter((word) => !QUALIFIERS.has(word))
    .join(' ');

/** A field beside another one, as it is found by its role. */
interface Neighbour {
  readonly name: string;
  readonly stem: string;
}

/** Returns the neighbours that have a role, those whose name ends in "name" first. */
function withRole(scope: Scope, role: string): readonly Neighbour[] {
  const { neighbours, place, name: own } = scope;
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
  return Object.entries(neighbours).flatMap(([name, { type }]) => {
    if (name === own) return [];
    const beside = { ...scope, name, place: around + name };
    const meaning = meaningOf(beside, type ?? typeByName(beside));
    return meaning?.role === role ? [{ name, stem: plain(meaning.stem) }] : [];
  });
}

/** Returns the field that a neighbour becomes; undefined where its own place reports a mistake. */
function fieldOf(name: string, scope: Scope): Field | undefined {
  const { neighbours, place, shared } = scope;
  const draft = neighbours[name];
  if (!draft) return undefined;
  try {
    return shared.resolveField(draft, {
      ...scope,
      name,
      place: place.slice(0, Math.max(0, place.lastIndexOf('.') + 1)) + name,
    });
  } catch (error) {
    if (error instanceof MockgenError) return undefined;
    throw error;
  }
}

/** Returns the path of a neighbour. Only inside of lists it has to start from the object around. */
function pathOf({ place }: Scope, name: string): string {
  if (place.includes('[') && place.includes('.')) return `.${name}`;
  return place.slice(0, Math.max(0, place.lastIndexOf('.') + 1)) + name;
}

/** Returns the path of a neighbour with one of some roles that a guess can read. */
function pathTo(scope: Scope, roles: readonly string[], stem: string, guess: Guess): string | undefined {
  for (const role of roles) {
    const found = withRole(scope, role);
    const same = found.filter((each) => each.stem === stem);
    // What belongs to nobody in particular belongs to the record, as this field may.
    for (const { name } of same) {
      const field = fieldOf(name, scope);
      if (!field || !canBeRead(field, role, guess)) continue;
      return pathOf(scope, name);
    }
  }
  return undefined;
}

/** Adds a hidden cause with a role, and returns its path; undefined inside of lists. */
function hiddenValue(scope: Scope, role: string, stem: string): string | undefined {
  const { shared, place } = scope;
  if (place.includes('[')) return undefined;
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
  const name = ['hidden', ...around.split('.').filter(Boolean), stem, role].filter(Boolean).map(snakeCase).join('_');
  if (Object.hasOwn(shared.record, name)) return undefined;
  if (shared.causes.has(name)) return name;
  const inner = { ...scope, name: role, place: `${around}${role}` };
  const meaning = meaningOf(inner, 'string');
  const made = meaning && withArguments({ ...meaning, stem }, inner);
  if (!made) return undefined;
  shared.causes.set(name, {
    type: 'string',
    description: 'Value that several inferred fields have in common',
    ...made,
  });
  return name;
}

type From = { readonly from: string };
type Read = Readonly<Record<string, From | readonly From[]>>;

/** Returns what makes the values of a meaning, with arguments read from other fields of the record. */
function withArguments(
  { guess, stem: whole }: Pick<Meaning, 'guess' | 'stem'>,
  scope: Scope,
): Pick<Field, 'generator' | 'args'> | undefined {
  const stem = plain(whole);
  const read: Record<string, From | readonly From[]> = {};
  const parts = (guess.sums ?? []).flatMap((role) => pathTo(scope, [role], stem, guess) ?? []);
  if (parts.length > 1) read['sumOf'] = parts.map((from) => ({ from }));
  for (const [argument, roles] of Object.entries(guess.reads ?? {})) {
    const path = pathTo(scope, roles, stem, guess);
    if (path !== undefined) read[argument] = { from: path };
  }
  if (Object.keys(read).length === 0) {
    for (const [argument, role] of Object.entries(guess.needs ?? {})) {
      const path = hiddenValue(scope, role, stem);
      if (path !== undefined) read[argument] = { from: path };
    }
  }
  const { otherwise } = guess;
  const isMet = Object.keys(read).length > 0 || (guess.reads ?? guess.needs ?? guess.sums) === undefined;
  if (!isMet && otherwise) return withArguments({ guess: otherwise, stem: whole }, scope);
  return made(guess, read, whole === '' ? nounOf(scope) : whole);
}

/** What the lists of a guess call the thing that a record is. */
const NOUN = '{noun}';

function made({ generator, args = {} }: Guess, read: Read, noun: string): Pick<Field, 'generator' | 'args'> {
  const lists: unknown = args['lists'];
  const named =
    typeof lists === 'object' && lists !== null
      ? {
          lists: Object.fromEntries(
            Object.entries(lists).map(([name, words]: [string, unknown]) => [
              name,
              Array.isArray(words) && words[0] === NOUN ? [noun] : words,
            ]),
          ),
        }
      : {};
  const all = { ...args, ...named, ...read };
  return { generator, ...(Object.keys(all).length > 0 && { args: all }) };
}

/**
 * Returns the field for a guess, with arguments read from other fields of the record.
 *
 * @param type of the field
 */
export function inferField(meaning: Pick<Meaning, 'guess' | 'stem'>, scope: Scope, type: FieldType): Partial<Field> {
  const { format: usual } = meaning.guess;
  const format = usual === 'date-time' && DAY.test(snakeCase(scope.name)) ? 'date' : usual;
  return { type, ...withArguments(meaning, scope), ...(isInnerFormat(format) && { format }) };
}

/** Names of days: what is created or changed on some date has a time as well. */
const DAY = /^(?!.*(?:creat|updat|modif|chang|time)).*(?:date|day|birth|dob|born|founded|_on)$/;

/** Notes that a field got what its name means, and the words that told it. */
export function tellName(scope: Scope, { words }: Meaning): void {
  tell(scope, `its name: ${words.join(' + ')}`);
}

/**
 * Returns the condition under which a date has a value: the state that its name speaks of, if a field beside it has
 * states.
 *
 * @returns undefined where the field has to have a value, or no state says anything
 */
export function conditionOf({ nullable, place, type, required }: Draft, scope: Scope): Field['when'] {
  const mayBeNull = nullable !== undefined || (!place.isSchema && type === undefined && !required);
  const [first = ''] = wordsOf(scope.name);
  const states = Object.hasOwn(CONSEQUENCES, first) ? CONSEQUENCES[first] : undefined;
  if (!mayBeNull || !states) return undefined;
  for (const { name } of withRole(scope, 'status')) {
    const { choices } = argsOf(fieldOf(name, scope) ?? {});
    const values = Array.isArray(choices) ? choices.map(String) : Object.keys(choices ?? {});
    const fitting = values.filter((value) => states.includes(snakeCase(value)));
    if (fitting.length > 0 && fitting.length < values.length) return { [pathOf(scope, name)]: fitting };
  }
  return undefined;
}
