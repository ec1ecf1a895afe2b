import type { Field, FieldType, Json } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import {
  amongMoments,
  asRecordSays,
  currencyField,
  flagByFlag,
  flagByState,
  flagInTree,
  inferField,
  inOneCurrency,
  meaningOf,
  nothingUntil,
  paidIfDelivered,
  presenceOf,
  resolveNumber,
  resolveText,
  tell,
  tellName,
  typeByName,
  type Scope,
} from '../inference/index.ts';
import { failure, Noted, within } from '../faults/index.ts';
import { idOfOwner } from './id-of-owner.ts';
import { flagOfMine } from './mine.ts';
import { nullsOf } from './nulls.ts';
import { ofOneOwner } from './owner-id.ts';
import { flagIfPermitted } from './permitted.ts';
import { toldBeside } from './repeats.ts';
import { resolveArray } from './resolve-array.ts';
import { resolveEnum } from './resolve-enum.ts';
import { resolveObject } from './resolve-object.ts';
import { resolveReference } from './resolve-reference.ts';
import { resolveSource } from './resolve-source.ts';
import { toldOfReferred } from './told-of-referred.ts';

/**
 * Compiles a field that is true or false. If other fields decide it, it is computed from them; otherwise its name tells
 * how often it is true.
 */
function resolveFlag(draft: Draft, scope: Scope): Partial<Field> {
  const decided =
    draft.nullable === undefined
      ? (flagByState(scope) ?? flagByFlag(scope) ?? flagInTree(scope) ?? flagOfMine(scope))
      : undefined;
  if (decided) {
    tell(scope, 'its name, beside what decides it');
    return decided;
  }
  const permitted = flagIfPermitted(scope);
  if (permitted) return permitted;
  const meaning = meaningOf(scope, 'boolean');
  if (!meaning) {
    tell(scope, 'its type');
    return { type: 'boolean', generator: 'boolean' };
  }
  tellName(scope, meaning);
  return inferField(meaning, scope, 'boolean');
}

function made(draft: Draft, scope: Scope): Partial<Field> {
  const { source, limits, type, fields, items } = draft;
  if (limits.fault) throw failure(limits.fault.place, `${limits.fault.what}: give the field a generator`);
  if (source) return resolveSource(source, draft, scope);
  const told = toldOfReferred(draft, scope);
  if (told) return told;
  const beside = toldBeside(draft, scope);
  if (beside) return beside;
  const currency = currencyField(draft, scope);
  if (currency) {
    tell(scope, 'the currency of the record');
    return currency;
  }
  const agreeing = (state: Partial<Field>): Partial<Field> =>
    inOneCurrency(asRecordSays(paidIfDelivered(amongMoments(state, scope), scope), scope), draft, scope);
  if (limits.enum) return agreeing(resolveEnum(draft, scope));
  const wanted: FieldType = type ?? (fields ? 'object' : items ? 'array' : (implied(draft) ?? typeByName(scope)));
  if (wanted === 'object') return resolveObject(draft, scope);
  if (wanted === 'array') return resolveArray(draft, scope);
  if (wanted === 'null') return { type: 'null', generator: 'const', args: { value: null } };
  const reference = idOfOwner(draft, scope) ?? resolveReference(draft, scope);
  if (reference) return reference;
  if (wanted === 'boolean') return resolveFlag(draft, scope);
  const found = wanted === 'string' ? agreeing(resolveText(draft, scope)) : resolveNumber(draft, wanted, scope);
  return nothingUntil(ofOneOwner(found, draft, scope), draft, scope);
}

/** Returns the type of a field that states none but has limits or a format, as these imply it. */
function implied({ limits, format }: Draft): FieldType | undefined {
  const { min, max, multipleOf, pattern, minLength, maxLength } = limits;
  if ([pattern, minLength, maxLength, format].some((one) => one !== undefined)) return 'string';
  const isNumber = [min, max, multipleOf].some((one) => one !== undefined);
  if (!isNumber) return undefined;
  return [min, max, multipleOf].every((one) => one === undefined || Number.isInteger(one)) ? 'integer' : 'number';
}

/** What to use instead of `min` and `max` for a field that is not a number, by the type of the field. */
const INSTEAD: Readonly<Partial<Record<FieldType, string>>> = {
  string: '; a text has its lengths from minLength and maxLength of a schema, or from the generator pattern',
  array: '; a list has the number of its elements from count in items',
};

/** Throws if a config has bounds for a field that is not a number: they would have no effect. */
function refuseBounds({ bounds, place }: Draft, type: FieldType): void {
  if (!bounds || type === 'integer' || type === 'number') return;
  const [key = 'min'] = Object.keys(bounds);
  throw failure(within(place, key), { expected: 'a number to bound', got: `type ${type}${INSTEAD[type] ?? ''}` });
}

/**
 * Compiles a draft to a field. What the draft does not state is inferred.
 *
 * @throws MockgenError `config_invalid` for a fault; Noted if the fault was noted before
 */
export function resolveField(draft: Draft, scope: Scope): Field {
  if (draft.isFaulty) throw new Noted();
  const { description, nullable, when, unique, required, keywords } = draft;
  const found = made(draft, scope);
  const all: Readonly<Record<string, Json>> = { ...found.keywords, ...keywords };
  const { keywords: _, type = 'string', nullable: usual = nullable, ...rest } = found;
  refuseBounds(draft, type);
  const presence = when ? undefined : presenceOf(draft, scope);
  const nulls = nullsOf(draft, usual, scope);
  return {
    type,
    description: description ?? '',
    ...rest,
    // If a state decides whether the value is null, chance does not.
    ...(presence ?? (nulls !== undefined && { nullable: nulls })),
    ...(when && { when }),
    ...(unique && { unique }),
    ...(Object.keys(all).length > 0 && { keywords: all }),
    ...(required && { required }),
  };
}
