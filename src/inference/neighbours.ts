import { argsOf, type Field } from '../schema/index.ts';
import { draftAt, type Draft } from '../drafts/index.ts';
import { isOfClosedList } from './closed-lists.ts';
import { homesBeside, levelsOf } from './levels.ts';
import { meaningAmong } from './meaning-among.ts';
import { typeByName } from './meaning.ts';
import type { Scope } from './scope.ts';
import type { Guess } from './table/index.ts';
import { snakeCase } from './words.ts';

/** Roles of fields that can be read only if a certain generator makes them, with that generator. */
const MADE_BY: Readonly<Record<string, string>> = { city: 'city', country: 'country', currency: 'currency' };

/** Roles of fields with dates or date-times. */
const DATES: ReadonlySet<string> = new Set([
  'created',
  'updated',
  'started',
  'start',
  'published',
  'shipped',
  'trashed',
]);
/** Roles of fields with numbers. Fields with any other role, except dates, are texts. */
const NUMBERS: ReadonlySet<string> = new Set(['rating']);

const GENDERS: ReadonlySet<unknown> = new Set(['female', 'male', 'non-binary']);

/** Whether a field with a role can be read as an argument of a guess: type, format and generator fit. */
function canBeRead(field: Field, role: string, guess: Guess): boolean {
  const { type, format, generator, unique } = field;
  if (isOfClosedList(field, role)) return role !== 'currency' || guess.by?.role === role;
  if (Object.hasOwn(MADE_BY, role))
    return (generator === MADE_BY[role] || isHiddenOne(field, role)) && !unique && isUncut(field);
  if (NUMBERS.has(role)) return type === 'integer' || type === 'number';
  if (DATES.has(role)) {
    if (guess.generator === 'random_int') return type === 'integer' || type === 'number';
    return type === 'string' && (format === 'date' || format === 'date-time');
  }
  if (role === 'gender') {
    const { choices } = argsOf(field);
    return typeof choices === 'object' && choices !== null && Object.keys(choices).every((one) => GENDERS.has(one));
  }
  // A person's name needs room for it, and a text that follows a pattern can mean anything.
  if (role.endsWith('name') && Number(field.keywords?.['maxLength'] ?? LONGEST) < SHORTEST_NAME) return false;
  return type === 'string' && format === undefined && generator !== 'const' && !isOfPattern(field);
}

/** Whether a field repeats the hidden cause with a role, such as the currency of the record. */
const isHiddenOne = ({ copy }: Field, role: string): boolean => copy === `hidden_${role}`;

/**
 * Length in characters of the shortest and of the longest name of a city or a country. A code of a currency has the
 * shortest length.
 */
const [SHORTEST, LONGEST] = [3, 30];

/** Names of people and things are cut too often where a text may not have this many characters. */
const SHORTEST_NAME = 12;

/**
 * Whether the texts of a field are whole names of places and codes of currencies: its limits neither pad nor cut them.
 */
function isUncut({ generator, keywords }: Field): boolean {
  const { minLength = 0, maxLength = LONGEST } = keywords ?? {};
  return Number(minLength) <= SHORTEST && Number(maxLength) >= (generator === 'currency' ? SHORTEST : LONGEST);
}

/** Whether a schema's pattern makes the texts of a field. */
const isOfPattern = ({ generator, keywords }: Field): boolean =>
  generator === 'pattern' && keywords?.['pattern'] !== undefined;

/** Words at the start of a name that do not mean another owner: a work address belongs to the same person. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  'work home primary main other personal default contact current new old last business mobile private official secondary alternate preferred public date'.split(
    ' ',
  ),
);

/**
 * Returns the first words of a name without those that do not tell whose the thing is: `billing` for `primary billing`.
 */
export function plainStem(stem: string): string {
  return stem
    .split(' ')
    .filter((word) => !QUALIFIERS.has(word))
    .join(' ');
}

/** A field in the same object as another one, with the role that its name has. */
interface Neighbour {
  readonly name: string;
  readonly role: string;
  readonly stem: string;
}

/** The fields of each record or object with their roles; found once, because each of its fields asks. */
const known: WeakMap<Scope['neighbours'], readonly Neighbour[]> = new WeakMap();

function rolesIn(scope: Scope): readonly Neighbour[] {
  const { neighbours, place } = scope;
  let found = known.get(neighbours);
  if (!found) {
    const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
    found = Object.entries(neighbours).flatMap(([name, { type }]) => {
      const beside = { ...scope, name, place: around + name };
      const meaning = meaningAmong(beside, type ?? typeByName(beside));
      return meaning ? [{ name, role: meaning.role, stem: plainStem(meaning.stem) }] : [];
    });
    known.set(neighbours, found);
  }
  return found;
}

/** Returns the other fields of the same object that have a role. */
export function withRole(scope: Scope, role: string): readonly Neighbour[] {
  return rolesIn(scope).filter((each) => each.role === role && each.name !== scope.name);
}

/**
 * Returns the compiled field with a name in the same object. Undefined if there is none, if that field has a fault
 * (which is reported elsewhere), or if it reads this field itself.
 */
export function fieldBeside(scope: Scope, name: string): Field | undefined {
  const { neighbours, place, shared } = scope;
  const draft = neighbours[name];
  if (!draft) return undefined;
  const beside = { ...scope, name, place: place.slice(0, Math.max(0, place.lastIndexOf('.') + 1)) + name };
  if (shared.awaited.has(beside.place)) return undefined;
  shared.awaited.add(beside.place);
  // A fault of the neighbour is noted once, however many fields look at it.
  const field = shared.faults.attempt(() => shared.resolveField(draft, beside), {
    resource: shared.noun,
    field: beside.place,
  });
  shared.awaited.delete(beside.place);
  return field;
}

/**
 * Returns the path by which a field reads another one in the same object. Inside an array, it is relative to the
 * element and begins with a dot.
 */
export function pathOf({ place }: Scope, name: string): string {
  if (place.includes('[') && place.includes('.')) return `.${name}`;
  return place.slice(0, Math.max(0, place.lastIndexOf('.') + 1)) + name;
}

/**
 * Returns fields of the same object, with the one first whose text this field repeats in another form: `description`
 * for `description_html`. Then come those whose names begin as its own does, and the one that is called after its role.
 */
function nearestFirst(found: readonly Neighbour[], role: string, { name }: Scope): readonly Neighbour[] {
  const own = snakeCase(name);
  const near = found.filter((each) => own.startsWith(`${snakeCase(each.name)}_`));
  const start = own.slice(0, own.lastIndexOf('_') + 1);
  const alike = start === '' ? [] : found.filter((each) => snakeCase(each.name).startsWith(start));
  const called = found.filter((each) => snakeCase(each.name) === role.replaceAll(' ', '_'));
  return [...new Set([...near, ...alike, ...called, ...found])];
}

/** Whether a field that could have the name of a person has a code: `bill_to` is `self` or `parent`. */
const isCode = (draft: Draft | undefined, role: string, name: string): boolean =>
  draft?.limits.enum !== undefined && role.endsWith('name') && !/name|title|label/i.test(name);

/**
 * Returns the path of the first field with one of some roles that a guess can read: in the same object, or in parts of
 * the same thing such as `address`. Undefined if there is none.
 *
 * @param isRequired whether only a field that is never null will do
 */
export function pathTo(
  scope: Scope,
  roles: readonly string[],
  stem: string,
  guess: Guess,
  isRequired: boolean = false,
): string | undefined {
  const isOfHome = guess.generator === 'phone' || guess.generator === 'currency';
  const levels = [...levelsOf(scope), ...(isOfHome ? homesBeside(scope) : [])];
  for (const role of roles) {
    for (const level of levels) {
      for (const { name } of nearestFirst(withRole(level, role), role, scope).filter((each) => each.stem === stem)) {
        const field = fieldBeside(level, name);
        if (!field || !canBeRead(field, role, guess) || isCode(level.neighbours[name], role, name)) continue;
        if (isRequired && (field.when || field.nullable)) continue;
        return pathOf(level, name);
      }
    }
  }
  return undefined;
}

/**
 * Returns the path of the first field with a role in the objects around the one that has this field, or in the record;
 * undefined if there is none.
 */
export function pathAround(scope: Scope, role: string, guess: Guess): string | undefined {
  const parts = scope.place.split('.').slice(0, -1);
  if (parts.length === 0) return undefined;
  const [name = '', ...rest] = parts.toReversed();
  const around = rest.toReversed().join('.');
  const neighbours = around === '' ? scope.shared.record : (draftAt(scope.shared.record, around)?.fields ?? {});
  const path = pathTo({ ...scope, name, place: parts.join('.'), neighbours }, [role], '', guess);
  return path?.startsWith('.') ? `.${path}` : path;
}
