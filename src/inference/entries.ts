import type { Draft } from '../drafts/index.ts';
import type { FieldType } from '../schema/index.ts';
import { meaningOf, typeByName } from './meaning.ts';
import type { Scope } from './scope.ts';

/** An object whose schema allows any entries gets at most this many. */
const MOST = 5;

/**
 * Returns the fields of an object whose schema allows any entries and names none: the fields that are usual in objects
 * of its name, such as a language in `settings`.
 *
 * @returns undefined if its name says nothing about its entries
 */
export function entriesByName(draft: Draft, scope: Scope): Readonly<Record<string, Draft>> | undefined {
  const { entries: type, place } = draft;
  const names: unknown = type === undefined ? undefined : meaningOf(scope, 'object')?.guess.args?.['entries'];
  if (!Array.isArray(names)) return undefined;
  // A fact about a thing that another field already tells is not told once more in another way.
  const further = names.map(String).filter((name) => !Object.hasOwn(scope.neighbours, name));
  const made = further.flatMap((name) => {
    const inner = { ...scope, name, place: `${scope.place}.${name}` };
    const usual = typeByName(inner);
    const own: FieldType = type === undefined || type === 'any' ? usual : type;
    const isKnown = own === usual || meaningOf(inner, own) !== undefined;
    return isKnown ? [[name, { place, type: own, limits: {} } satisfies Draft] as const] : [];
  });
  return made.length === 0 ? undefined : Object.fromEntries(made.slice(0, MOST));
}
