import type { Draft } from '../drafts/index.ts';
import {
  inferField,
  isPlainText,
  meaningOf,
  permissionsByRank,
  singularOf,
  snakeCase,
  tell,
  tellName,
  typeByName,
  type Scope,
} from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { differing, isRatherSet } from './different-elements.ts';
import { inTiers } from './tiers.ts';
import { countOf, countOfDifferent, fewWords, rarely } from './list-length.ts';

/**
 * If the name of a list of texts suggests words that go together, and its limits allow them, returns the parts of a
 * field for such a list; undefined otherwise.
 */
function tagsOf({ items = {} }: Draft, scope: Scope): Partial<Field> | undefined {
  const { field, first, unique, least = 0, most = Infinity } = items;
  const isText = !field || (isPlainText(field) && Object.keys(field.limits).length === 0);
  if (!isText || first || least > 1 || most < 5) return undefined;
  const meaning = meaningOf(scope, 'array');
  if (meaning?.guess.isEach) return undefined;
  const found = meaning && inferField(meaning, scope, 'array');
  if (meaning) tellName(scope, meaning);
  const keywords = {
    ...(least > 0 && { minItems: least }),
    ...(most < Infinity && { maxItems: most }),
    ...(unique && { uniqueItems: true }),
  };
  return found && { ...found, ...(Object.keys(keywords).length > 0 && { keywords }) };
}

/**
 * Whether nothing is known about the meaning of a field's texts: they then consist of the field's name and a number.
 */
function isNeutral({ generator, args }: Field): boolean {
  const { texts }: { readonly texts?: unknown } = Object(args);
  return (
    generator === 'phrase' && Array.isArray(texts) && texts.length === 1 && /^[^{}]+ \{number\}$/.test(String(texts[0]))
  );
}

/** Whether neither the schema nor the name of a list tells what its elements are. Such a list is always empty. */
function isOfUnknown({ items = {}, place, keywords }: Draft, scope: Scope): boolean {
  const { field, first, least = 0 } = items;
  if (!place.isSchema || field || first || least > 0 || keywords) return false;
  const element = { ...scope, name: singularOf(snakeCase(scope.name)), place: `${scope.place}[]`, neighbours: {} };
  return meaningOf(scope, 'array') === undefined && meaningOf(element, typeByName(element)) === undefined;
}

/** Returns the parts of a field for a list, from its draft. */
export function resolveArray(given: Draft, scope: Scope): Partial<Field> {
  const items = inTiers(given.items ?? {}, scope);
  const draft = { ...given, items };
  const { field, first = [] } = items;
  if (items.most === 0 || isOfUnknown(draft, scope)) return { type: 'array', generator: 'const', args: { value: [] } };
  const tags = tagsOf(draft, scope);
  if (tags) return tags;
  const permissions = permissionsByRank(draft, scope);
  if (permissions) {
    tell(scope, 'its name, beside that of a role');
    return permissions;
  }
  const inner = (each: Draft, at: string): Field =>
    scope.shared.resolveField(each, {
      ...scope,
      name: singularOf(snakeCase(scope.name)),
      place: `${scope.place}[${at}]`,
      neighbours: {},
    });
  const element: Draft = field ?? first.at(-1) ?? { place: draft.place, limits: {} };
  const made = inner(element, '');
  if (isNeutral(made) && !(items.least ?? 0) && first.length === 0 && draft.place.isSchema)
    return { type: 'array', generator: 'const', args: { value: [] } };
  const wanted = rarely(fewWords(countOf(draft, scope), scope), draft, scope);
  const unique = differing(draft, typeof wanted === 'number' ? [wanted, wanted] : wanted, scope);
  const isSet = unique ?? isRatherSet(made, wanted, items);
  // Whether the elements of a tuple can differ is checked with the first records.
  const count = isSet && first.length === 0 ? countOfDifferent(made, wanted, draft.place) : wanted;
  const firsts = first.map((each, at) => inner(each, String(at)));
  return {
    type: 'array',
    items: {
      field: made,
      count,
      ...(firsts.length > 0 && { first: firsts }),
      ...(isSet && { unique: isSet }),
    },
  };
}
