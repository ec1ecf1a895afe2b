import { argsOf, type Field, type FieldType } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { subjectPath } from './inferred-field.ts';
import { PLAN_PRICES } from './catalogue.ts';
import { priceOfJourney } from './journeys.ts';
import { meaningOf } from './meaning.ts';
import {
  groupAround,
  isCurrency,
  isOfLines,
  isReadable,
  pathFrom,
  slotsOf,
  sumAt,
  type Found,
  type Group,
  type Slot,
} from './money-slots.ts';
import { fieldBeside } from './neighbours.ts';
import type { Scope } from './scope.ts';
import { statesOf } from './states.ts';
import { LIST_RULES, MONEY_RULES, SUBJECTS, SUMMED_LISTS, type MoneyRule } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** Returns the sums in the first list of a record with some name. */
function sumsOfLists(
  group: Group,
  isNamed: (name: string) => boolean,
  roles: readonly string[],
  scope: Scope,
): Slot | undefined {
  for (const [name, { items, source }] of Object.entries(group.drafts)) {
    if (!items?.field?.fields || source || !isNamed(name)) continue;
    const inner: Group = { drafts: items.field.fields, around: `${group.around}${name}[].` };
    const slots = [...slotsOf(inner, scope).values()].filter(
      ({ stem, form }) => stem === '' && form.form === undefined,
    );
    const sum = roles.map((role) => slots.find((slot) => slot.role === role)).find(Boolean);
    if (sum) return sum;
  }
  return undefined;
}

/**
 * Returns the sum in each line of a record or, if the total is one of fees, in each of its fees; undefined if there is
 * none.
 */
function sumsBelow({ found: { slot, group }, scope }: Finder, role: string): Slot | undefined {
  if (slot.stem !== '') return undefined;
  if (role === 'lines')
    return sumsOfLists(group, isOfLines, ['line amount', 'subtotal', 'net', 'total', 'amount', 'gross'], scope);
  if (role === 'line taxes') return sumsOfLists(group, isOfLines, ['tax', 'additional tax'], scope);
  const words = new Set(Object.hasOwn(SUMMED_LISTS, slot.role) ? SUMMED_LISTS[slot.role] : []);
  // A credit note is no discount.
  const isNamed = (name: string): boolean => wordsOf(name).some((word) => words.has(word)) && !/notes?$/i.test(name);
  return sumsOfLists(group, isNamed, ['shipping', 'amount', slot.role, 'total'], scope);
}

/**
 * Kinds of numbers that a sum is multiplied by, such as a quantity: for each, the roles of such numbers, and a pattern
 * that their names have to match.
 */
const FACTORS = {
  quantity: /./,
  rate: /^(?:rate$|(?:tax|vat|gst|sale tax)\b)/,
  percent: /^percent(?: off)?$|^discount\b/,
} as const;

/** Matches numbers, and patterns that only numbers match. */
const [NUMBER, NUMBERS] = [/^\d+(?:\.\d+)?$/, /^(?:\\?[.d]|[\^$?*+()]|\[0-9\]|\{[\d,]+\})+$/];

/** Returns the type of a number, or of the numbers in a text; undefined for any other field. */
function asNumber({ type = 'number', limits, source, format }: Draft): FieldType | undefined {
  if (type === 'number' || type === 'integer') return type;
  const { pattern, examples = [] } = limits;
  const isFree = type === 'string' && !source && format === undefined;
  if (!isFree || !examples.every((one) => NUMBER.test(String(one)))) return undefined;
  if (pattern !== undefined) return NUMBERS.test(pattern) ? 'number' : undefined;
  return examples.length > 0 ? 'number' : 'string';
}

/** Returns the path of the number beside a sum whose name has a role. */
function numberBeside({ drafts, around }: Group, role: keyof typeof FACTORS, scope: Scope): string | undefined {
  const name = Object.entries(drafts).find(([each, draft]) => {
    if (draft.source?.references !== undefined || draft.limits.enum) return false;
    const type = asNumber(draft);
    const meaning = type && meaningOf({ ...scope, name: each, place: around + each }, type);
    return meaning && meaning.role === role && meaning.stem === '' && FACTORS[role].test(wordsOf(each).join(' '));
  })?.[0];
  return name === undefined ? undefined : pathFrom(scope.place, around + name);
}

type Args = Record<string, unknown>;

/** A sum that is to be computed, and its position. Other sums are looked up around it by their roles. */
interface Finder {
  readonly found: Found;
  readonly scope: Scope;
}

/** Roles that stand for the sums in lists, rather than for a sum beside it. */
const BELOW: ReadonlySet<string> = new Set(['lines', 'line taxes', 'list']);

function withRole(
  { found: { slot, group }, scope }: Finder,
  role: string,
): Pick<Slot, 'at' | 'unit' | 'role'> | undefined {
  if (BELOW.has(role)) {
    const sums = sumsBelow({ found: { slot, group }, scope }, role);
    return sums && { ...sums, role };
  }
  return [...slotsOf(group, scope).values()].find(
    (each) => each.role === role && each.stem === slot.stem && each.at !== slot.at && each.form.form === undefined,
  );
}

const rolesIn = (roles: string = ''): readonly string[] => (roles === '' ? [] : roles.split(', '));

/** Roles of sums for one piece, which no quantity multiplies. */
const OF_ONE_PIECE: ReadonlySet<string> = new Set([
  'unit price',
  'unit price again',
  'unit tax',
  'with tax',
  'without tax',
]);

type Paths = readonly { readonly from: string }[];

/**
 * Returns the arguments for a base with sums to add and to take away. A quantity multiplies the base alone: tax and
 * discount are those of all pieces together.
 */
function partsOf(base: string, [plus, minus]: readonly [Paths, Paths], quantity: string | undefined): Args {
  const isMany = quantity !== undefined;
  return {
    plus: [{ from: base }, ...(isMany ? [] : plus)],
    ...(minus.length > 0 && { [isMany ? 'minusOnce' : 'minus']: minus }),
    ...(isMany && { times: { from: quantity }, ...(plus.length > 0 && { plusOnce: plus }) }),
  };
}

/** Returns the arguments by which a sum follows from a rule; undefined if the rule does not apply. */
function argsByRule(rule: MoneyRule, finder: Finder): Args | undefined {
  const { group } = finder.found;
  if (rule.isWithoutRate && numberBeside(group, 'rate', finder.scope) !== undefined) return undefined;
  const base = rolesIn(rule.base)
    .map((role) => withRole(finder, role))
    .find(Boolean);
  if (!base) return undefined;
  const others = (roles: string | undefined): Paths =>
    rolesIn(roles)
      .flatMap((role) => withRole(finder, role) ?? [])
      .filter(({ unit }) => unit === base.unit)
      .map(({ at }) => ({ from: pathFrom(finder.scope.place, at) }));
  const [plus, minus] = [others(rule.plus), others(rule.minus)];
  const isPrice = base.role === 'unit price' || base.role === 'price';
  const quantity =
    isPrice && !OF_ONE_PIECE.has(finder.found.slot.role) && !rule.ending
      ? numberBeside(group, 'quantity', finder.scope)
      : undefined;
  if (rule.isOnlyWithParts && plus.length + minus.length === 0 && quantity === undefined) return undefined;
  const percent = rule.percent === undefined ? undefined : numberBeside(group, rule.percent, finder.scope);
  return {
    ...partsOf(pathFrom(finder.scope.place, base.at), [plus, minus], quantity),
    ...(percent === undefined ? rule.factor && { factor: rule.factor } : { percent: { from: percent } }),
    ...onlyIn(rule, finder),
    ...(rule.ending && { ending: rule.ending }),
    unitRead: base.unit,
  };
}

/**
 * An empty name, which no field has. It stands for the field whose value is computed where no field may be left out.
 */
const OWN = '';

/**
 * Returns the argument `percent` that makes a sum 0 in some states of the record and 100 % of its base in the others.
 * Empty if the rule depends on no state.
 */
function onlyIn({ once, isUntil }: MoneyRule, { scope, found: { group } }: Finder): Args {
  if (once === undefined) return {};
  const decided = statesOf({ ...scope, neighbours: group.drafts, place: `${group.around}${OWN}`, name: OWN }, once);
  // Nothing has been refunded, and everything has been paid, where no state says otherwise.
  if (!decided) return { percent: once === 'paid' && !isUntil ? 100 : 0 };
  const is = Object.fromEntries(decided.states.map((state) => [state, isUntil ? 0 : 100]));
  return { percent: { by: pathFrom(scope.place, decided.at), is, else: isUntil ? 100 : 0 } };
}

/**
 * For a sum in a list, or in an object, that follows from the record around it, such as a tax or a payment: returns its
 * arguments.
 */
function argsByList({ slot, group: { drafts, around } }: Found, scope: Scope): Args | undefined {
  if (around === '' || slot.stem !== '') return undefined;
  const place = around.slice(0, -1);
  const name = snakeCase(place.slice(place.lastIndexOf('.') + 1).replaceAll(/\[\d*\]/g, ''));
  const rule = LIST_RULES.find(({ names }) => names.test(name));
  if (!rule) return undefined;
  const { sums, base, within, factor, ending, percent } = rule;
  const group = groupAround(place, scope);
  const outer: Finder = { found: { slot, group }, scope };
  const isLines = [...slotsOf(group, scope).values()].some(({ role }) => role === 'fees') && /fee/.test(name);
  const share = percent && numberBeside({ drafts, around }, percent, scope);
  if (isLines) return undefined;
  if (rolesIn(within).includes(slot.role)) return argsByRule({ base }, outer);
  if (!rolesIn(sums).includes(slot.role)) return undefined;
  const inner: Finder = { found: { slot, group: { drafts, around } }, scope };
  const found = (within && argsByRule({ base: within }, inner)) ?? argsByRule({ base }, outer);
  if (!found) return undefined;
  return { ...found, ...(share === undefined ? { factor } : { percent: { from: share } }), ...(ending && { ending }) };
}

/**
 * For a sum that repeats another one in another form, such as `display_total` or `total_in_cents`: returns its
 * arguments.
 */
function argsOfPartner({ slot, group }: Found, scope: Scope): Args | undefined {
  if (Object.keys(slot.form).length === 0) return undefined;
  const partner = [...slotsOf(group, scope).values()].find(
    ({ core, at, form }) => core === slot.core && at !== slot.at && Object.keys(form).length === 0,
  );
  return partner && { plus: [{ from: pathFrom(scope.place, partner.at) }], unitRead: partner.unit };
}

/** Matches names of fields about a currency that are not its code, such as the number of its decimals. */
const NO_CODE = /currency (?:decimal|precision|rounding|rate)/;

/**
 * Returns the path of the currency of a sum: beside the sum, beside the object around it, or at the top of the record.
 * Undefined if there is none.
 */
function currencyBeside({ slot, group }: Found, scope: Scope): string | undefined {
  const { place, neighbours, shared } = scope;
  const inner: Group = { drafts: neighbours, around: place.slice(0, place.lastIndexOf('.') + 1) };
  for (const { drafts, around } of [inner, group, { drafts: shared.record, around: '' }]) {
    const names = Object.entries(drafts).flatMap(([name, { type = 'string', fields }]) =>
      isCurrency(name) && !NO_CODE.test(wordsOf(name).join(' ')) && type === 'string' && !fields ? [name] : [],
    );
    const own = names.find((name) => wordsOf(name).join(' ').startsWith(`${slot.core} currency`));
    const plain = names.find((name) => /^currency(?: iso)?(?: code)?$/.test(wordsOf(name).join(' ')));
    const name = own ?? plain ?? names[0];
    if (name !== undefined) return pathFrom(place, around + name);
  }
  return undefined;
}

/** Roles of sums that are the price of one thing. */
const PRICES: ReadonlySet<string> = new Set([
  'price',
  'unit price',
  'sale price',
  'calculated price',
  'cost price',
  'compare price',
  'amount',
]);

/** Returns the path of the name of a plan beside a sum, if its names are those of usual plans; undefined otherwise. */
function planBeside({ group: { drafts, around } }: Found, scope: Scope): string | undefined {
  const beside: Scope = { ...scope, name: OWN, place: around + OWN, neighbours: drafts };
  const { texts } = argsOf(('name' in drafts && fieldBeside(beside, 'name')) || {});
  const isPlan =
    Array.isArray(texts) && texts.length > 2 && texts.every((one) => Object.hasOwn(PLAN_PRICES, String(one)));
  return isPlan ? pathFrom(scope.place, `${around}name`) : undefined;
}

/**
 * Returns the range of prices in US dollars: the one that is usual for the thing with the price, such as a book, where
 * it is known what the thing is; otherwise that of the guess.
 */
function usdBySubject({ slot, group }: Found, scope: Scope): unknown {
  const { around } = group;
  const { usd } = slot.meaning.guess.args ?? {};
  if (!PRICES.has(slot.role) || slot.stem !== '') return usd;
  const plan = planBeside({ slot, group }, scope);
  if (plan !== undefined) return { by: plan, is: PLAN_PRICES, else: usd };
  for (const [role, { usd: is }] of Object.entries(SUBJECTS)) {
    const name = meaningOf({ ...scope, name: 'name', place: `${around}name` }, 'string');
    const by = is && name?.guess.by?.role === role ? subjectPath(scope, role) : undefined;
    if (by !== undefined) return { by, is, else: usd };
  }
  return usd;
}

/**
 * Returns how a sum is written in a text: plain `19.99`, signed `$19.99` or coded `USD 19.99`, as pattern, examples or
 * name tell.
 */
function formIn({ limits }: Draft, { form }: Slot): 'plain' | 'signed' | 'coded' {
  if (limits.pattern !== undefined) return 'plain';
  const first = String(limits.examples?.find((one) => typeof one === 'string') ?? '');
  if (/^[A-Z]{3} [\d,.]+$/.test(first)) return 'coded';
  if (/^[^\d\s-]{1,3}[\d,]+(?:\.\d+)?$/.test(first)) return 'signed';
  return first === '' ? (form.form ?? 'plain') : 'plain';
}

/**
 * Returns the parts of a field for a sum of money that agrees with the other sums of its record: totals add up, taxes
 * are a share, and `display_total` is the total in its currency.
 *
 * @returns undefined for any other field, and where limits leave no room for any sum
 */
export function moneyField(draft: Draft, type: FieldType, scope: Scope): Partial<Field> | undefined {
  const found = isReadable({ ...draft, type }) ? sumAt(scope) : undefined;
  if (!found) return undefined;
  const { slot } = found;
  const finder: Finder = { found, scope };
  const rules = Object.hasOwn(MONEY_RULES, slot.role) ? (MONEY_RULES[slot.role] ?? []) : [];
  const read =
    argsOfPartner(found, scope) ??
    argsByList(found, scope) ??
    rules.map((rule) => argsByRule(rule, finder)).find(Boolean) ??
    (slot.role === 'price' || slot.role === 'ticket price' ? priceOfJourney(scope) : undefined);
  // Bounds leave no room for the exchange rates of some currencies.
  const currency = draft.limits.max === undefined ? currencyBeside(found, scope) : undefined;
  const { ending } = slot.meaning.guess.args ?? {};
  const form = type === 'string' ? formIn(draft, slot) : 'plain';
  const args: Args = {
    ...(read ?? { usd: usdBySubject(found, scope), ...(ending !== undefined && { ending }) }),
    ...(currency !== undefined && { currency: { from: currency } }),
    ...(slot.unit === 'minor' && { unit: 'minor' }),
    ...(type === 'integer' && slot.unit === 'major' && { decimals: 0 }),
    ...(form !== 'plain' && { form }),
  };
  if (args['unitRead'] === slot.unit) delete args['unitRead'];
  return { type, generator: type === 'string' ? 'amount_text' : 'amount', args, nullable: 0 };
}
