import { draftAt, type Draft } from '../drafts/index.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { plainStem } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { MONEY_FORMS } from './table/index.ts';
import { isMatched } from './text-limits.ts';
import { wordsOf } from './words.ts';

type Drafts = Scope['neighbours'];

/** Names of the sum in an object that has a currency, too: `{ value, currency }`. */
const INNER: ReadonlySet<string> = new Set(['value', 'amount']);

/** Roles of what is a share of another sum. */
const SHARES: ReadonlySet<string> = new Set([
  'fee',
  'tax',
  'discount',
  'shipping',
  'tip',
  'refunded',
  'paid',
  'captured',
  'none yet',
]);

/** A sum of money of an object or a record. */
export interface Slot {
  readonly role: string;
  readonly stem: string;
  /** Its words, without those that tell how it is written. */
  readonly core: string;
  /** Its place in the record. */
  readonly at: string;
  readonly unit: 'major' | 'minor';
  /** How it is written, as far as its name says. */
  readonly form: { readonly form?: 'signed'; readonly unit?: 'minor' };
  readonly isInteger: boolean;
  readonly meaning: Meaning;
}

/** What lies beside each other: the fields of an object, and the path in front of their names. */
export interface Group {
  readonly drafts: Drafts;
  readonly around: string;
}

/** Whether a name is that of a currency. */
export const isCurrency = (name: string): boolean => wordsOf(name).includes('currency');

/** Returns the name of the sum in an object of a sum and its currency. */
function innerOf({ fields = {} }: Draft, name: string): string | undefined {
  const names = Object.keys(fields);
  const most = wordsOf(name).at(-1) === 'price' ? 12 : 4;
  if (names.length > most || !names.some(isCurrency)) return undefined;
  return names.find((name) => INNER.has(wordsOf(name).join(' ')) && isReadable(fields[name]));
}

/** Whether the values of a field are numbers, or texts that this file makes. */
export function isReadable(draft: Draft | undefined): boolean {
  if (!draft || draft.isFaulty || draft.fields || draft.items) return false;
  const { type = 'number', source, limits } = draft;
  if (type === 'number' || type === 'integer') return limits.enum === undefined && source?.references === undefined;
  return type === 'string' && source === undefined && isFreeText(draft);
}

/** Typical sums, which the limits of a text have to allow. */
const TYPICAL = ['5.00', '1200.00'];

/** Matches sums as examples write them: `19.99`, `$1,234.50`, `USD 12`. */
const SUM = /^(?:[A-Z]{3} |[^\d\s\w-]{1,3})?-?\d[\d,]*(?:\.\d+)?$/;

/** Whether a text can be any sum. */
function isFreeText({ limits, format, unique }: Draft): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, enum: values, examples = [] } = limits;
  const isFree =
    values === undefined && minLength <= 4 && maxLength >= 10 && !unique && !/date|time|uuid/.test(format ?? '');
  return (
    isFree && examples.every((one) => SUM.test(String(one))) && (pattern === undefined || isMatched(pattern, TYPICAL))
  );
}

/**
 * Returns the path from a field to a place in the record: from the record or, in the same element of a list, with dots from
 * the object around.
 *
 * @example
 * pathFrom('lines[].total.value', 'lines[].price.value') // => "..price.value"
 */
export function pathFrom(place: string, at: string): string {
  let outer = place;
  for (let dots = '.'; at.includes('[') && outer.includes('.'); dots += '.') {
    outer = outer.slice(0, outer.lastIndexOf('.'));
    const rest = at.slice(outer.length + 1);
    if (at.startsWith(`${outer}.`) && !rest.includes('[')) return dots + rest;
  }
  return at.replaceAll(/\[\d*\]/g, '');
}

/** Splits a name into its words without those that tell how the sum is written, and what they tell. */
function formOf(name: string): Pick<Slot, 'core' | 'form'> {
  const words = wordsOf(name);
  const form = words.flatMap((word) => (Object.hasOwn(MONEY_FORMS, word) ? [MONEY_FORMS[word]] : []));
  const core = words.filter((word) => !Object.hasOwn(MONEY_FORMS, word)).join(' ');
  return { core: core === '' ? 'amount' : core, form: Object.assign({}, ...form) as Slot['form'] };
}

/** Returns the slot for a field; undefined unless its name is one of a sum. */
function slotOf(group: Group, name: string, draft: Draft, scope: Scope): Slot | undefined {
  const inner = innerOf(draft, name);
  const value = inner === undefined ? draft : draft.fields?.[inner];
  if (!value || !isReadable(value)) return undefined;
  // Without a type, `amount_currency` is a currency.
  if (value.type === undefined && wordsOf(name).at(-1) === 'currency') return undefined;
  const { core: own, form } = formOf(name);
  // A value beside a currency is a sum, whatever it is called.
  const isBare = inner === undefined && INNER.has(own) && Object.keys(group.drafts).some(isCurrency);
  const core = isBare ? 'amount' : own;
  const named = { ...scope, name: core, place: group.around + core };
  const meaning = meaningOf(named, value.type === 'string' ? 'string' : 'number');
  if (!meaning?.guess.generator.startsWith('amount')) return undefined;
  const at = group.around + name + (inner === undefined ? '' : `.${inner}`);
  const isInteger = value.type === 'integer';
  // The `amount` of a fee or a tax follows from nothing that is beside it.
  const isAboutOwner = SHARES.has(meaning.role) && meaning.words.length > wordsOf(core).length;
  const isMinor = form.unit === 'minor' || (isInteger && meaningOf(named, 'integer')?.guess.args?.['unit'] === 'minor');
  return {
    role: isAboutOwner ? 'amount' : meaning.role,
    stem: plainStem(meaning.stem),
    core,
    at,
    form,
    isInteger,
    meaning,
    unit: isMinor ? 'minor' : 'major',
  };
}

type Slots = ReadonlyMap<string, Slot>;

const known: WeakMap<Drafts, Map<string, Slots>> = new WeakMap();

/** Returns the sums of a group, by the names of their fields. */
export function slotsOf(group: Group, scope: Scope): Slots {
  let places = known.get(group.drafts);
  if (!places) known.set(group.drafts, (places = new Map()));
  const key = `${scope.shared.noun}/${group.around}`;
  let found = places.get(key);
  if (!found) {
    const slots = Object.entries(group.drafts).flatMap(([name, draft]) => {
      const slot = slotOf(group, name, draft, scope);
      return slot ? [[name, slot] as const] : [];
    });
    // Beside sums with decimals, whole numbers count in the same units.
    const isInUnits = slots.some(([, { isInteger, unit }]) => !isInteger && unit === 'major');
    const inUnits = (slot: Slot): Slot =>
      isInUnits && slot.form.unit === undefined ? { ...slot, unit: 'major' } : slot;
    found = new Map(slots.map(([name, slot]) => [name, inUnits(slot)]));
    places.set(key, found);
  }
  return found;
}

/** Returns the fields around an object, and the path in front of them. */
function groupAround(place: string, { shared }: Scope): Group {
  const end = place.lastIndexOf('.');
  const around = end < 0 ? '' : place.slice(0, end);
  return {
    around: around === '' ? '' : `${around}.`,
    drafts: around === '' ? shared.record : (draftAt(shared.record, around)?.fields ?? {}),
  };
}

/** A sum, and what lies beside it. */
export interface Found {
  readonly slot: Slot;
  readonly group: Group;
}

/** Returns the sum that a field is: by its own name or, in an object of a sum and its currency, by that of the object. */
export function sumAt(scope: Scope): Found | undefined {
  const { place, name, neighbours } = scope;
  const group: Group = { drafts: neighbours, around: place.slice(0, Math.max(0, place.lastIndexOf('.') + 1)) };
  const outer = group.around.slice(0, -1);
  if (outer !== '' && !outer.endsWith(']')) {
    const draft = draftAt(scope.shared.record, outer);
    if (draft && innerOf(draft, outer.slice(outer.lastIndexOf('.') + 1)) === name) {
      const above = groupAround(outer, scope);
      const slot = slotsOf(above, scope).get(outer.slice(above.around.length));
      if (slot) return { slot, group: above };
    }
  }
  const slot = slotsOf(group, scope).get(name);
  return slot && { slot, group };
}
