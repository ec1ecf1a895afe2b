import { draftAt } from '../drafts/index.ts';
import type { Scope } from './scope.ts';
import { wordsOf } from './words.ts';

/**
 * Names of objects that are a part of the thing around them, such as `address` in a customer: their fields are about
 * the same thing.
 */
const PARTS: ReadonlySet<string> = new Set(
  'address, location, place, position, geo, geolocation, coordinate, gps, country, state, region, province, city, time zone, name, profile, contact, contact information, contact detail, personal information, personal detail, detail, information, attribute, property, data, email, email address, notification email, contact email, custom url'.split(
    ', ',
  ),
);

/**
 * Whether an object is a part of what is around it, judging by its name.
 *
 * @example
 * isPartOfThing('address') // => true
 */
export const isPartOfThing = (name: string): boolean => PARTS.has(wordsOf(name).join(' '));

/**
 * If the object around a field is a part of something larger, returns the position of that object. Undefined for other
 * objects, and for elements of lists.
 */
function outerOf(scope: Scope): Scope | undefined {
  const { place, shared } = scope;
  const [name = '', ...outer] = place.split('.').slice(0, -1).toReversed();
  if (name === '' || place.includes('[') || !isPartOfThing(name)) return undefined;
  const around = outer.toReversed().join('.');
  const neighbours = around === '' ? shared.record : draftAt(shared.record, around)?.fields;
  return neighbours && { ...scope, name, place: around === '' ? name : `${around}.${name}`, neighbours };
}

/** Returns, for each object with some names beside a field that is always there, a position inside that object. */
function objectsBeside(scope: Scope, isNamed: (name: string) => boolean): readonly Scope[] {
  const { place, neighbours } = scope;
  if (place.includes('[')) return [];
  const around = place.slice(0, place.lastIndexOf('.') + 1);
  return Object.entries(neighbours).flatMap(([name, { fields, nullable, when }]) => {
    const isAlways = !nullable && when === undefined;
    const isOther = name !== scope.name && isNamed(name) && isAlways && fields !== undefined;
    return isOther ? [{ ...scope, name: '', place: `${around}${name}.`, neighbours: fields }] : [];
  });
}

/** Matches names of the address at which somebody is at home. */
const HOME =
  /^(?:(?:billing|default|home|main|primary|business|company|legal|registered|customer|invoice) address|bill to)$/;

/**
 * Returns, for each object beside a field that has the address of the same person or company, a position inside of it. It
 * decides a telephone number and a currency, but is no part of the thing: there can be several.
 */
export function homesBeside(scope: Scope): readonly Scope[] {
  return objectsBeside(scope, (name) => HOME.test(wordsOf(name).join(' ')));
}

/**
 * Returns positions from which all fields about the same thing as a field can be seen: those beside it, those in parts
 * such as `address` beside it and, if it is in such a part, those around that.
 */
export function levelsOf(scope: Scope): readonly Scope[] {
  const outer = outerOf(scope);
  return [scope, ...objectsBeside(scope, isPartOfThing), ...(outer ? levelsOf(outer) : [])];
}

/** Returns the outermost position of {@link levelsOf}, where values that all of them share belong. */
export function outermost(scope: Scope): Scope {
  const outer = outerOf(scope);
  return outer ? outermost(outer) : scope;
}
