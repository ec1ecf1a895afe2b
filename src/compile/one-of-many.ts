import type { Draft, ResourceDraft } from '../drafts/index.ts';
import { placeText } from '../faults/index.ts';
import { snakeCase } from '../inference/index.ts';
import { always, type Drafts } from './alike.ts';
import { withFields } from './with-fields.ts';

/** Matches names of fields that say which one of several objects beside them a record has. */
const SAYS_WHICH = /(?:^|_)(?:type|kind|method|source)$/;

/** Matches what follows the kind in the name of an object with its details: `card_details`, `card_payment`. */
const DETAILS =
  /^(?:_(?:details?|data|info|information|options?|config|settings|account|payment|payload|source|params))?$/;

/** A field that says of which kind a record is, and its values; for each field that belongs to some kinds only, these. */
interface Kinds {
  readonly name: string;
  readonly values: readonly string[];
  readonly byField: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns the values of a kind for which a field is, by its name: an object with details, or anything that may be null, such
 * as `card_last4`.
 */
function valuesFor(
  name: string,
  { fields, source, when, nullable }: Draft,
  values: readonly string[],
): readonly string[] {
  if (source || when) return [];
  const own = snakeCase(name);
  const isFor = (kind: string): boolean => {
    if (kind.length < 3 || !own.startsWith(kind)) return false;
    const rest = own.slice(kind.length);
    return fields ? DETAILS.test(rest) : nullable !== undefined && rest.startsWith('_');
  };
  const whole = values.filter((value) => isFor(snakeCase(value)));
  // What a `credit_card` and a `debit_card` have begins with `card`.
  return whole.length > 0 ? whole : values.filter((value) => isFor(snakeCase(value).split('_').slice(1).join('_')));
}

/** Matches values of a closed list that stand for nothing, or for what has no end. */
const NOTHING = /^(?:no|none|never|not|without|off|disabled|once|one_time|forever|unlimited|lifetime)(?:_|$)/;

/**
 * Returns the fields of an object in which what belongs to a closed list is null where that says "none": there is no
 * `expiration_at` with the `expiration` `no_expiration`.
 */
function withNothing(fields: Drafts, start: string): Drafts {
  const lists = Object.entries(fields).flatMap(([name, { limits, source, nullable, when }]) => {
    const values = (limits.enum ?? []).filter((one): one is string => typeof one === 'string');
    const some = values.filter((value) => !NOTHING.test(snakeCase(value)));
    const isDecided = some.length > 0 && some.length < values.length && !source && !when && nullable === undefined;
    return isDecided ? [[name, some] as const] : [];
  });
  const entries = Object.entries(fields).map(([name, draft]) => {
    const list = lists.find(([each]) => snakeCase(name).startsWith(`${snakeCase(each)}_`));
    const isFree = draft.nullable !== undefined && !draft.source && !draft.when;
    return [name, list && isFree ? { ...always(draft), when: { [start + list[0]]: list[1] } } : draft] as const;
  });
  return lists.length === 0 ? fields : Object.fromEntries(entries);
}

/** Returns the kinds that a closed list beside objects tells apart; undefined if it names none of these objects. */
function kindsIn(fields: Drafts): Kinds | undefined {
  for (const [name, { limits, source, nullable, when }] of Object.entries(fields)) {
    const values = (limits.enum ?? []).filter((one): one is string => typeof one === 'string');
    if (values.length < 2 || source || nullable !== undefined || when || !SAYS_WHICH.test(snakeCase(name))) continue;
    const byField = new Map(
      Object.entries(fields).flatMap(([each, draft]) => {
        const found = each === name ? [] : valuesFor(each, draft, values);
        return found.length > 0 && found.length < values.length ? [[each, found] as const] : [];
      }),
    );
    if (byField.size > 0) return { name, values, byField };
  }
  return undefined;
}

/** The kind that most records have where each record can be of one kind only. */
const usualOf = (kinds: readonly string[]): string | undefined => kinds.find((one) => /card/i.test(one)) ?? kinds[0];

/**
 * Returns the fields of an object of which each record is of one kind, such as a way to pay. An object for one kind is
 * null in records of another. Where it can only be missing, all records are of one kind, and lack the other objects.
 *
 * @param start what is put before the name of a field beside another one, to get its path
 */
function ofOneKind(fields: Drafts, start: string, note: (draft: Draft) => void): Drafts {
  const kinds = kindsIn(fields);
  if (!kinds) return fields;
  const { name: kind, values, byField } = kinds;
  const optional = [...byField].filter(([name]) => fields[name]?.nullable === undefined && fields[name]?.optional);
  const usual = usualOf(values.filter((one) => optional.some(([, own]) => own.includes(one))));
  const isKept = (value: string): boolean => value === usual || !optional.some(([, own]) => own.includes(value));
  const kept = values.filter(isKept);
  const entries = Object.entries(fields).flatMap(([name, draft]) => {
    if (name === kind && kept.length < values.length)
      return [[name, { ...draft, limits: { ...draft.limits, enum: kept } }] as const];
    const own = byField.get(name);
    if (own && draft.nullable !== undefined)
      return [[name, { ...always(draft), when: { [start + kind]: own } }] as const];
    if (!own || !optional.some(([each]) => each === name) || own.some(isKept)) return [[name, draft] as const];
    note(draft);
    return [];
  });
  return Object.fromEntries(entries);
}

/** Returns fields in which each object, however deep inside, is of one kind. */
function inside(fields: Drafts, around: string, note: (draft: Draft) => void): Drafts {
  const start = around.includes('[') ? '.' : around;
  return Object.fromEntries(
    Object.entries(withNothing(ofOneKind(fields, start, note), start)).map(([name, draft]) => {
      const { fields: own, items } = draft;
      if (own && !draft.source) return [name, { ...draft, fields: inside(own, `${around}${name}.`, note) }];
      const element = items?.field?.fields && !items.field.source ? items.field : undefined;
      if (!items || !element?.fields) return [name, draft];
      const field = { ...element, fields: inside(element.fields, `${around}${name}[].`, note) };
      return [name, { ...draft, items: { ...items, field } }];
    }),
  );
}

/**
 * Returns a resource whose records have one of several objects that a closed list beside them names: a payment by card
 * has no details of a bank account. A note tells of each object left out.
 */
export function withOneOfMany(draft: ResourceDraft): ResourceDraft {
  const notes: string[] = [];
  const fields = inside(draft.fields, '', ({ place }) => {
    notes.push(`${placeText(place)}: left out, since records are of another kind, and it cannot be null`);
  });
  return withFields(draft, fields, notes);
}
