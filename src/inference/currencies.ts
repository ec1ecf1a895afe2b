import { argsOf, type Field } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { meaningOf } from './meaning.ts';
import type { Scope } from './scope.ts';
import { isMatched } from './text-limits.ts';
import { usualValues } from './usual-values.ts';
import { wordsOf } from './words.ts';

/**
 * Words for lists and objects whose elements each have a currency of their own, such as wallets, so that it need not be
 * that of the record.
 */
const OWN: ReadonlySet<string> = new Set(
  'price balance currency rate exchange wallet account market source target from to base quote foreign settlement conversion counter destination presentment'.split(
    ' ',
  ),
);

/** Words before `currency` that mean the currency of the record: `amount_currency`. */
const OF_SUMS: ReadonlySet<string> = new Set(
  'amount total tax subtotal price fee shipping discount paid due money charge unit cost sum value payment invoice order credit plan iso'.split(
    ' ',
  ),
);

/** Whether a field is the currency of the record, or of one of its sums. */
function isOfRecord(name: string, place: string, scope: Scope): boolean {
  const words = wordsOf(name);
  const end = words.indexOf('currency');
  if (end < 0 || !words.slice(end + 1).every((word) => word === 'code' || word === 'iso')) return false;
  if (!words.slice(0, end).every((word) => OF_SUMS.has(word))) return false;
  // An object `price` has a price, a list of them has one for each currency.
  const isApart = place
    .split('.')
    .slice(0, -1)
    .some((each) =>
      wordsOf(each).some(
        // What is `to be` invoiced is in the currency of the record, too.
        (word, at, all) => OWN.has(word) && (each.endsWith(']') || word !== 'price') && all[at + 1] !== 'be',
      ),
    );
  return !isApart && meaningOf({ ...scope, name, place }, 'string')?.role === 'currency';
}

/** Usual currencies with their weights: how often each is drawn, relative to the others. */
const USUAL: Readonly<Record<string, number>> = { USD: 50, EUR: 28, GBP: 12, CAD: 4, AUD: 4, CHF: 2 };

const CODES = Object.keys(USUAL);
const LOWER = CODES.map((code) => code.toLowerCase());

/** Whether codes are in lower case, as the pattern or the examples of a currency tell. */
function isLower({ pattern, examples = [] }: Draft['limits']): boolean {
  if (pattern !== undefined) return !isMatched(pattern, CODES) && isMatched(pattern, LOWER);
  return examples.length > 0 && examples.every((one) => /^[a-z]{3}$/.test(String(one)));
}

/** Whether a currency can be any of those in its closed list or, without such a list, any currency. */
function isFree({ limits, unique, type = 'string', source }: Draft): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, enum: values } = limits;
  if (type !== 'string' || source || unique) return false;
  if (values) return values.length > 1 && values.every((value) => typeof value === 'string');
  return (
    minLength <= 3 &&
    maxLength >= 3 &&
    (pattern === undefined || isMatched(pattern, CODES) || isMatched(pattern, LOWER))
  );
}

/**
 * Returns the name of the field at the top of a record whose value all other currencies in the record repeat, if they
 * have the same closed list. Undefined if there is none.
 */
function ofRecord(scope: Scope, values: Draft['limits']['enum']): string | undefined {
  const names = Object.entries(scope.shared.record).flatMap(([name, draft]) => {
    const isSame = JSON.stringify(draft.limits.enum) === JSON.stringify(values) && draft.nullable === undefined;
    return isSame && isFree(draft) && isOfRecord(name, name, scope) ? [name] : [];
  });
  return names.find((name) => wordsOf(name)[0] === 'currency') ?? names[0];
}

/**
 * Returns the weights of the currencies in a closed list: dollar, euro and pound are 20 times as frequent as any other.
 */
function weightsOf(values: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map((value) => [value, /^(?:usd|eur|gbp)$/i.test(value) ? 20 : 1]));
}

/**
 * Returns the name of the hidden cause for the currency of a record; adds it if it is missing. `values` are its
 * possible codes; undefined for the usual ones.
 */
function hiddenCurrency({ shared }: Scope, values: readonly string[] | undefined): string {
  const args = values && { choices: weightsOf(values) };
  const generator = values ? 'choices' : 'currency';
  for (let number = 1; ; number++) {
    const name = `hidden_currency${number > 1 ? `_${number}` : ''}`;
    const found = shared.causes.get(name);
    if (
      found &&
      (found.generator !== generator || JSON.stringify(argsOf(found)) !== JSON.stringify(args ?? { choices: USUAL }))
    )
      continue;
    if (!found) {
      shared.causes.set(name, {
        type: 'string',
        description: 'Currency of the record',
        generator,
        args: args ?? { choices: USUAL },
      });
    }
    return name;
  }
}

/**
 * Returns the parts of a field for a currency, so that all sums of a record are in the same one: a copy of the currency
 * at the top of the record, or of a hidden cause if there is none.
 *
 * @returns undefined for any other field
 */
export function currencyField(draft: Draft, scope: Scope): Partial<Field> | undefined {
  const { place, name } = scope;
  if (!isFree(draft) || !isOfRecord(name, place, scope)) return undefined;
  const { enum: values, pattern } = draft.limits;
  const top = ofRecord(scope, values);
  const keywords = pattern === undefined ? {} : { keywords: { pattern } };
  const codes = isLower(draft.limits) ? LOWER : undefined;
  if (top === place) {
    return codes && { type: 'string', generator: 'choices', args: { choices: weightsOf(codes) }, ...keywords };
  }
  const list = values && usualValues(values).map(String);
  const copy = top ?? hiddenCurrency(scope, list ?? codes);
  return { type: 'string', copy, ...keywords, ...(list && { enum: list }), nullable: 0 };
}
