import { draftAt, type Draft } from '../drafts/index.ts';
import { objectsAround } from './around.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import type { Scope } from './scope.ts';
import { CLASSES_OF, SUBJECTS } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Whether a thing, by its name, belongs to a class of nouns, such as `@person`. */
const isOf = (name: string, of: string): boolean => (CLASSES_OF.get(wordsOf(name).at(-1) ?? '') ?? []).includes(of);

/** Matches names of fields with the name or the title of a thing. */
const NAME = /(?:^|_)(?:name|title|headline|heading|subject)$/;

/**
 * Whether the values of a field do not come from the subject with a role: their source is stated, their values are
 * limited, or another guess makes them.
 */
function isMadeOtherwise({ source, limits, format }: Draft, { guess, stem }: Meaning, role: string): boolean {
  const isOfSubject = guess.by?.role === role || Object.values(guess.about ?? {}).includes(role);
  const isCopy = guess.reads?.['name'] !== undefined;
  return stem === '' && !isCopy && (!isOfSubject || (source ?? limits.enum ?? limits.pattern ?? format) !== undefined);
}

/**
 * For the fields of a thing and the role of a subject: whether the thing has a name that is not made from such a
 * subject. Found once.
 */
const known: WeakMap<Scope['neighbours'], Map<string, boolean>> = new WeakMap();

function isNamedOtherwise(subject: Scope): boolean {
  const { neighbours, place, name: role } = subject;
  const ofRoles = known.get(neighbours) ?? new Map<string, boolean>();
  known.set(neighbours, ofRoles);
  let isNamed = ofRoles.get(role);
  if (isNamed === undefined) {
    const around = place.slice(0, place.length - role.length);
    isNamed = Object.entries(neighbours).some(([name, draft]) => {
      if (!NAME.test(snakeCase(name))) return false;
      const meaning = meaningOf({ ...subject, name, place: around + name }, 'string');
      return meaning?.role === 'name' && isMadeOtherwise(draft, meaning, role);
    });
    ofRoles.set(role, isNamed);
  }
  return isNamed;
}

/** Matches nouns for groups of goods of one kind, such as a category. */
const GROUP = /(?:^|[ _-])(?:collection|categor(?:y|ies)|department|taxon|taxonomy|catalog|catalogue|family|line)s?$/;

/**
 * Returns the path of the name of the group that a list of things belongs to: for products in the list of a collection,
 * the name of that collection.
 *
 * @returns undefined for things that are in no such list of a record
 */
export function groupName(scope: Scope, role: string): string | undefined {
  const { place, shared } = scope;
  const [outer = '', ...inner] = place.split('.');
  const list = outer.endsWith('[]') && inner.length === 1 ? outer.slice(0, -2) : undefined;
  if (list === undefined || !isOf(list, Object.hasOwn(SUBJECTS, role) ? (SUBJECTS[role]?.of ?? '') : ''))
    return undefined;
  if (!GROUP.test(shared.noun.replaceAll('-', ' '))) return undefined;
  const name = Object.entries(shared.record).find(
    ([each, draft]) => /^(?:name|title)$/.test(snakeCase(each)) && isAlwaysText(draft),
  );
  return name?.[0];
}

const isAlwaysText = ({ type = 'string', nullable, when, source, unique }: Draft): boolean =>
  type === 'string' && nullable === undefined && !when && !source && !unique;

/** Matches names of what is only a form of the thing around it: a variant of a product is about the product. */
const FORM = /(?:^|_)(?:variants?|variations?|skus?)$/;

/**
 * Returns the position of the thing that a text is about, within the record: for a tag, the article that has it.
 *
 * @param role role of the subject, which belongs to a class of things
 * @returns undefined inside of lists, and where the thing has a name that is not made from the subject
 */
export function aroundSubject(scope: Scope, role: string): Scope | undefined {
  const found = Object.hasOwn(SUBJECTS, role) ? SUBJECTS[role] : undefined;
  if (!found) return undefined;
  const parts = scope.place.split('.').slice(0, -1);
  const isThing = (part: string): boolean =>
    !FORM.test(snakeCase(part.replaceAll(/\[\d*\]/g, ''))) &&
    objectsAround(`${part}.x`).some((name) => isOf(name, found.of));
  while (parts.length > 0 && !isThing(parts.at(-1) ?? '')) parts.pop();
  const around = parts.map((part) => `${part}.`).join('');
  if (around.includes('[')) return undefined;
  const { record } = scope.shared;
  const neighbours = parts.length === 0 ? record : (draftAt(record, parts.join('.'))?.fields ?? {});
  const subject: Scope = { ...scope, name: role, place: around + role, neighbours };
  return found.isInName && isNamedOtherwise(subject) ? undefined : subject;
}
