import { draftAt, type Draft } from '../drafts/index.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { plainStem } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { MONEY_FORMS, SUMMED_LISTS } from './table/index.ts';
import { isMatched } from './text-limits.ts';
import { wordsOf } from './words.ts';

type Drafts = Scope['neighbours'];

/** Names of the number in an object with a sum and its currency: `{ value, currency }`. */
const INNER: ReadonlySet<string> = new Set(['value', 'amount']);

/** Roles of sums that are a share of another sum, such as a fee. */
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
  'line amount',
]);

/**
 * A field with a sum of money: its name, its role and how it is written. In this folder, such a field is called a slot.
 */
export interface Slot {
  readonly role: string;
  readonly stem: string;
  /** The words of its name, without those that tell how the sum is written, such as `cents`. */
  readonly core: string;
  /** Path of the field in the record. */
  readonly at: string;
  readonly unit: 'major' | 'minor';
  /** How the sum is written, as far as its name says so: with the sign of the currency, or in cents. */
  readonly form: { readonly form?: 'signed'; readonly unit?: 'minor' };
  readonly isInteger: boolean;
  readonly meaning: Meaning;
}

/**
 * Fields beside each other, of an object or a record. `around` is the path of that object, which is put in front of
 * their names.
 */
export interface Group {
  readonly drafts: Drafts;
  readonly around: string;
}

/** Matches names of sums that are in a currency: `total_in_base_currency`. */
const IN_CURRENCY = /^(?:total|amount|price|unit price)\b.* base currency$/;

/** Whether a name is that of a currency. */
export const isCurrency = (name: string): boolean => {
  const words = wordsOf(name);
  return words.includes('currency') && !IN_CURRENCY.test(words.join(' '));
};

/** Returns the name of the number in an object that has a sum and its currency; undefined for other objects. */
function innerOf({ fields = {}, source }: Draft, name: string): string | undefined {
  if (source) return undefined;
  const names = Object.keys(fields);
  const most = wordsOf(name).at(-1) === 'price' ? 12 : 4;
  if (names.length > most || !names.some(isCurrency)) return undefined;
  return names.find((name) => INNER.has(wordsOf(name).join(' ')) && isReadable(fields[name]));
}

/** Whether other sums can be computed from a field: its values are numbers, or texts that are made as sums of money. */
export function isReadable(draft: Draft | undefined): boolean {
  if (!draft || draft.isFaulty || draft.fields || draft.items) return false;
  const { type = 'number', source, limits } = draft;
  if (type === 'number' || type === 'integer') return limits.enum === undefined && source?.references === undefined;
  return type === 'string' && source === undefined && isFreeText(draft);
}

/** Typical sums. A text can be any sum of money only if its limits allow these. */
const TYPICAL = ['5.00', '1200.00'];

/** Matches sums of money in the usual spellings: `19.99`, `$1,234.50`, `USD 12`. */
const SUM = /^(?:[A-Z]{3} |[^\d\s\w-]{1,3})?-?\d[\d,]*(?:\.\d+)?$/;

/** Whether a text can be any sum: its limits, format and examples allow it. */
function isFreeText({ limits, format, unique }: Draft): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, enum: values, examples = [] } = limits;
  const isFree =
    values === undefined && minLength <= 4 && maxLength >= 10 && !unique && !/date|time|uuid/.test(format ?? '');
  return (
    isFree && examples.every((one) => SUM.test(String(one))) && (pattern === undefined || isMatched(pattern, TYPICAL))
  );
}

/**
 * Returns the path by which one field reads another: from the record or, within the same element of a list, relative to
 * the object around the field, with dots.
 *
 * @example
 * pathFrom('lines[].total.value', 'lines[].price.value') // => "..price.value"
 */
export function pathFrom(place: string, at: string): string {
  let outer = place;
  for (let dots = '.'; at.includes('[') && outer.includes('.'); dots += '.') {
    outer = outer.slice(0, outer.lastIndexOf('.'));
    if (at.startsWith(`${outer}.`)) return dots + at.slice(outer.length + 1).replaceAll(/\[\d*\]/g, '');
  }
  return at.replaceAll(/\[\d*\]/g, '');
}

/**
 * Splits the name of a sum into the words that say how the sum is written, such as `cents`, and all other words. The
 * former are returned as what they mean.
 */
function formOf(name: string): Pick<Slot, 'core' | 'form'> {
  const words = wordsOf(name);
  const form = words.flatMap((word) => (Object.hasOwn(MONEY_FORMS, word) ? [MONEY_FORMS[word]] : []));
  const core = words.filter((word) => !Object.hasOwn(MONEY_FORMS, word)).join(' ');
  return { core: core === '' ? 'amount' : core, form: Object.assign({}, ...form) as Slot['form'] };
}

/**
 * Returns the role of a sum whose own name and that of the object around it, together, have a role: the `amount` of a fee
 * is a plain amount, the `tax` of a line is a tax, and a line with a `subtotal` has its taxes in its `total`.
 */
function roleIn({ drafts, around }: Group, core: string, role: string): string {
  const isLine = isOfLines(around.slice(around.lastIndexOf('.', around.length - 2) + 1).replaceAll(/\[\d*\]|\./g, ''));
  if (!isLine) return SHARES.has(role) ? 'amount' : role;
  return core === 'total' && Object.keys(drafts).some((name) => SUBTOTAL.test(name)) ? 'total' : role;
}

/** Matches names of the sum of a line without its taxes. */
const SUBTOTAL = /^sub_?total$/i;

/** Matches descriptions of numbers that count things: the `items_total` of an order can be the number of its items. */
const COUNTED = /^(?:the )?(?:total |overall )?(?:number|count) of\b(?!.*\b(?:cents|amount|currency|price)\b)/i;

/** Whether a number counts things, by its description. */
export const isCounted = ({ description = '' }: Draft): boolean => COUNTED.test(description);

/** Returns the description of a field for a sum of money; undefined if its name is not that of a sum. */
function slotOf(group: Group, name: string, draft: Draft, scope: Scope): Slot | undefined {
  const inner = innerOf(draft, name);
  const value = inner === undefined ? draft : draft.fields?.[inner];
  if (!value || !isReadable(value)) return undefined;
  if (isCounted(value)) return undefined;
  // Without a type, `amount_currency` is a currency.
  if (value.type === undefined && isCurrency(name) && wordsOf(name).at(-1) === 'currency') return undefined;
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
  const isAboutOwner = meaning.words.length > wordsOf(core).length;
  const role = isAboutOwner ? roleIn(group, core, meaning.role) : meaning.role;
  const isMinor = form.unit === 'minor' || (isInteger && meaningOf(named, 'integer')?.guess.args?.['unit'] === 'minor');
  return {
    role,
    stem: plainStem(meaning.stem),
    core,
    at,
    form,
    isInteger,
    meaning,
    unit: isMinor ? 'minor' : 'major',
  };
}

/** Words for the lists that contain what is sold, whose prices add up to a total. */
const LINES: ReadonlySet<string> = new Set('line item position product entry lineitem row'.split(' '));

/** Words in the names of lists whose sums are added to the price of what is sold, or taken away from it. */
const OTHER_SUMS: ReadonlySet<string> = new Set(Object.values(SUMMED_LISTS).flat());

/** Whether a list, by its name, contains what is sold, such as `items` or `order_lines`. */
export function isOfLines(name: string): boolean {
  const words = wordsOf(name);
  return LINES.has(words.at(-1) ?? '') && !words.some((word) => OTHER_SUMS.has(word));
}

/** Matches names of sums of what is sold. */
const ITEMS = /^(?:line_?)?(?:items?|products?|goods)(?=_|[A-Z])/;

/**
 * In a record that has a list of fees but no list of what is sold: returns the sum of all fees as a sum of that list.
 * Returns any other sum unchanged.
 */
function asLines(slot: Slot, { drafts }: Group): Slot {
  if (slot.role !== 'fee' || slot.stem !== '') return slot;
  const lists = Object.entries(drafts).flatMap(([name, { items, source }]) =>
    items?.field?.fields && !source ? [name] : [],
  );
  const hasItems = lists.some(isOfLines) || Object.keys(drafts).some((name) => ITEMS.test(name));
  const isOfFees = lists.some((name) => wordsOf(name).join(' ') === 'fee') && !hasItems;
  return isOfFees ? { ...slot, role: 'fees' } : slot;
}

/**
 * If an amount stands beside the price of a unit, returns it as the price of all units together. Returns any other sum
 * unchanged.
 */
const asSum = (slot: Slot, slots: readonly (readonly [string, Slot])[]): Slot =>
  slot.role === 'price' && slot.core === 'amount' && slots.some(([, { role }]) => role === 'unit price')
    ? { ...slot, role: 'amount' }
    : slot;

type Slots = ReadonlyMap<string, Slot>;

const known: WeakMap<Drafts, Map<string, Slots>> = new WeakMap();

/** Returns the descriptions of all sums beside each other, by the names of their fields. */
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
    found = new Map(slots.map(([name, slot]) => [name, asLines(asSum(inUnits(slot), slots), group)]));
    places.set(key, found);
  }
  return found;
}

/** Returns the fields around the object at a place, and the path to be put before their names. */
export function groupAround(place: string, { shared }: Pick<Scope, 'shared'>): Group {
  const end = place.lastIndexOf('.');
  const around = end < 0 ? '' : place.slice(0, end);
  return {
    around: around === '' ? '' : `${around}.`,
    drafts: around === '' ? shared.record : (draftAt(shared.record, around)?.fields ?? {}),
  };
}

/** A sum of money, and the fields beside it. */
export interface Found {
  readonly slot: Slot;
  readonly group: Group;
}

/**
 * Returns the sum that a field is: by its own name or, in an object with a sum and its currency, by the name of that
 * object. Undefined for any other field.
 */
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
