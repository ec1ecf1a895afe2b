import { USUAL_NULLS, type Draft } from '../drafts/index.ts';
import { isPersonNoun, snakeCase, tell, usualValues, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { fits, fitsWhole } from './alike.ts';
import { areParts } from './embedded.ts';
import { referenceIn } from './id-of-owner.ts';
import { ID, REFERENCE } from './resolve-reference.ts';
import { resolveSource } from './resolve-source.ts';

/** Matches names of the currency of a record. */
const CURRENCY = /^currency(?:_code)?$/;

/**
 * What a record is billed to, or part of: all sums are in the currency of that. Each reads only those before it, so that
 * nothing reads itself.
 */
const BILLED: readonly string[] =
  'merchant region market store shop account wallet client customer subscription order invoice'.split(' ');

const lastWord = (name: string): string => snakeCase(name).split('_').at(-1) ?? '';

/** Whether a record of one kind is in the currency of the other kind, which it refers to. */
function isBilledTo(noun: string, other: string): boolean {
  const [own, its] = [BILLED.indexOf(lastWord(noun)), BILLED.indexOf(lastWord(other))];
  return its >= 0 && (own < 0 || its < own);
}

/**
 * Returns the name, in snake case, of the field of a record that is referred to which a field repeats; undefined if it
 * repeats none.
 *
 * @param stem name of the reference, without `_id`
 */
function repeatedName(own: string, stem: string, scope: Scope): string | undefined {
  const { noun, resources } = scope.shared;
  if (own.startsWith(`${stem}_`) && !ID.test(own)) return own.slice(stem.length + 1);
  if (EMAIL.test(own) && isReached(stem, scope)) return own;
  // A subscription is called what its plan is called.
  if (own === 'name' && stem === 'plan') return own;
  return CURRENCY.test(own) && isBilledTo(resources.get(noun)?.singular ?? noun, stem) ? own : undefined;
}

/**
 * Returns the name that another id of the record has there: `lago_id` for the `lago_customer_id` of what refers to a
 * customer. Empty for any other name.
 */
function withoutNoun(own: string, stem: string): readonly string[] {
  const noun = `_${lastWord(stem)}_`;
  return ID.test(own) && own.includes(noun) && !own.startsWith(stem) ? [own.replace(noun, '_')] : [];
}

/** Returns the name of a reference without its first word, which may be that of the service: `invoice` for `lago_invoice`. */
const withoutPrefix = (stem: string): string => stem.slice(stem.indexOf('_') + 1);

/** Matches names of e-mail addresses, and names of fields that tell who has one. */
const [EMAIL, NAME] = [/^email(?:_address)?$/, /(?:^|_)(?:name|firstname|lastname|surname|by|from|to|sender)$/];

/** Whether the record is about the person whom it refers to: it names nobody else, and has no object with an address. */
const isReached = (stem: string, { neighbours }: Scope): boolean =>
  (isPersonNoun(stem) || /^(?:contact|customer|subscriber|recipient)$/.test(stem)) &&
  Object.entries(neighbours).every(([name, { fields }]) => !fields && !NAME.test(snakeCase(name)));

/** Whether a currency can be a copy of another one, whose usual values it allows and which is never null. */
function isCurrencyOf(draft: Draft, other: Draft | Field | undefined): boolean {
  if (!other || !('limits' in other) || other.source || other.when || other.unique) return false;
  const isThere = other.place.isSchema && (other.nullable === undefined || other.nullable === USUAL_NULLS);
  const { enum: own, ...rules } = draft.limits;
  const { enum: its, ...others } = other.limits;
  const isLike = JSON.stringify({ ...rules, examples: 0 }) === JSON.stringify({ ...others, examples: 0 });
  const isAllowed = !own || (its !== undefined && usualValues(its).every((one) => new Set<unknown>(own).has(one)));
  return isThere === true && draft.type === other.type && isLike && isAllowed;
}

/**
 * Returns a copy of what a field tells of the record that is referred to beside it: a `tax_rate` beside a `tax_code` is the
 * rate of that tax, and the currency of an invoice is that of its customer.
 *
 * @returns undefined for any other field, and where the reference may be null
 */
export function toldOfReferred(draft: Draft, scope: Scope): Partial<Field> | undefined {
  const { name, place, neighbours, shared } = scope;
  const own = snakeCase(name);
  const around = place.slice(0, Math.max(0, place.lastIndexOf('.') + 1));
  for (const [each, reference] of Object.entries(neighbours)) {
    const [, stem = ''] = REFERENCE.exec(snakeCase(each)) ?? [];
    // Of a number and an id of the same record, the id leads there.
    const isOther = stem !== '' && each !== name && (ID.test(snakeCase(each)) || !REFERENCE.test(own));
    const repeated = [stem, withoutPrefix(stem)].flatMap(
      (one) => repeatedName(own, one, scope) ?? withoutNoun(own, one),
    );
    const mayBeNull = reference.nullable && !(draft.nullable && ID.test(own));
    if (!isOther || repeated.length === 0 || mayBeNull || reference.when) continue;
    const target = referenceIn(reference, { ...scope, name: each, place: around + each });
    const known = target === undefined ? undefined : shared.resources.get(target);
    // Of parts, such as options, a reference may lead to that of another product.
    if (!known || (areParts(known, shared) && !CURRENCY.test(own))) continue;
    const { fields } = known;
    const found = Object.keys(fields).find((one) => repeated.includes(snakeCase(one)));
    const other = found === undefined ? undefined : fields[found];
    const isSame = CURRENCY.test(own) ? isCurrencyOf(draft, other) : fits(draft, other) || fitsWhole(draft, other);
    if (found === undefined || !isSame) continue;
    tell(scope, 'its name: the record that is referred to beside it');
    const copy = `${place.includes('[') ? '.' : around}${each}.${found}`;
    return { ...resolveSource({ copy }, draft, scope), nullable: 0 };
  }
  return undefined;
}
