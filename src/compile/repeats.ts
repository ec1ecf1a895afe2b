import { isOfLines, isPartOfThing, singularOf, snakeCase, tell, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { copied, fits, type Drafts } from './alike.ts';
import { OF_ONE } from './embedded.ts';
import { isOfPerson, ownersOf, referenceIn } from './id-of-owner.ts';
import { ID, REFERENCE } from './resolve-reference.ts';
import { resolveSource } from './resolve-source.ts';

/** Names of the fields in which a line of an order repeats its product. */
const OF_PRODUCT = /^(?:title|name|subtitle|description|slug|handle|thumbnail|image|image_url|picture|brand)$/;

/** Names that mean the same, so that one can be a copy of the other. */
const CALLED: Readonly<Record<string, string>> = { name: 'title', title: 'name' };

/** Returns the name of the field with a name in snake case; failing that, of the one that is called the same. */
function fieldCalled(fields: Drafts, name: string): string | undefined {
  const named = (wanted: string | undefined): string | undefined =>
    Object.keys(fields).find((each) => snakeCase(each) === wanted);
  return named(name) ?? named(Object.hasOwn(CALLED, name) ? CALLED[name] : undefined);
}

/** Whether an object is there in each record, and nothing but its fields says what is in it. */
const isThere = ({ fields, source, when, nullable, isFaulty }: Draft): boolean =>
  fields !== undefined && !source && when === undefined && nullable === undefined && !isFaulty;

/** Whether a field is one of a line of an order, such as `items[].title`. */
const isInLine = (place: string): boolean => isOfLines(/([^.[\]]+)\[\d*\]\.[^.]+$/.exec(place)?.[1] ?? '');

/**
 * Returns a copy of what an object beside a field tells: `product_title` beside `product` is its `title`, and a line of an
 * order is called what its product is called.
 *
 * @returns undefined for any other field
 */
export function toldBeside(draft: Draft, scope: Scope): Partial<Field> | undefined {
  const { name, place, neighbours } = scope;
  const own = snakeCase(name);
  if (draft.unique || ID.test(own)) return undefined;
  if (REFERENCE.test(own) && referenceIn(draft, scope) !== undefined) return undefined;
  for (const [each, other] of Object.entries(neighbours)) {
    const { fields: inner } = other;
    const stem = snakeCase(each);
    const ofLine = stem === 'product' && OF_PRODUCT.test(own) && isInLine(place);
    const repeated = own.startsWith(`${stem}_`) ? own.slice(stem.length + 1) : ofLine ? own : undefined;
    const found = !inner || repeated === undefined || !isThere(other) ? undefined : fieldCalled(inner, repeated);
    if (found === undefined || !fits(draft, inner?.[found])) continue;
    tell(scope, 'its name: the object beside it');
    const around = place.includes('[') ? '.' : place.slice(0, place.lastIndexOf('.') + 1);
    return { ...resolveSource({ copy: `${around}${each}.${found}` }, draft, scope), nullable: 0 };
  }
  return undefined;
}

/** Names of facts that a variant has in common with its product. */
const FACTS =
  /^(?:material|origin_country|country_of_origin|hs_code|mid_code|brand|vendor|manufacturer|weight|length|width|height)$/;

/** A thing around an object: the path to its fields, from inside of that object, and these fields. */
interface Thing {
  readonly start: string;
  readonly fields: Drafts;
}

/**
 * Returns a thing by its name, such as `product`, of which an object is a part, or which stands beside an object around
 * it: the product of a variant, or of the variant in a line that has the product.
 */
function thingAround(own: string, scope: Scope): Thing | undefined {
  if (isOfPerson(own) || isPartOfThing(own) || OF_ONE.test(own)) return undefined;
  for (const { thing, fields, start, within } of ownersOf({ ...scope, place: `${scope.place}.id` })) {
    if (thing === own) return { start, fields };
    const [beside, other] = Object.entries(fields).find(([each]) => snakeCase(each) === own && each !== within) ?? [];
    if (beside !== undefined && other?.fields && isThere(other) && Object.hasOwn(other.fields, 'id'))
      return { start: `${start}${beside}.`, fields: other.fields };
  }
  return undefined;
}

/**
 * Returns the fields of an object inside of the thing that it repeats, or of a part of that: what both have is copied. Of
 * its product, a variant has only some facts.
 *
 * @returns the fields as they are for any other object
 */
export function repeatedAround(fields: Drafts, scope: Scope): Drafts {
  const own = singularOf(snakeCase(scope.name));
  const isVariant = own === 'variant';
  const around = isVariant
    ? thingAround('product', scope)
    : scope.place.endsWith(']')
      ? undefined
      : thingAround(own, scope);
  if (!around) return fields;
  const entries = Object.entries(fields).map(([name, draft]) => {
    const isCommon = !isVariant || FACTS.test(snakeCase(name));
    const found = isCommon ? fieldCalled(around.fields, snakeCase(name)) : undefined;
    const isPlain = found !== undefined && fits(draft, around.fields[found]);
    return [name, isPlain ? copied(draft, around.start + found) : draft] as const;
  });
  return entries.some(([name, draft]) => draft !== fields[name]) ? Object.fromEntries(entries) : fields;
}
