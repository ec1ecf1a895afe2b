import { meaningOf, type Meaning } from './meaning.ts';
import { nounOf, type Scope } from './scope.ts';
import { SAID } from './table/index.ts';
import { wordsOf } from './words.ts';

/** Matches a value in quotation marks or backticks. */
const QUOTED = /["'`“]([A-Za-z][\w.:/#-]{0,40})["'`”]/;

/** Matches several values in a row, after words that announce them, such as "one of". */
const ANNOUNCED = new RegExp(
  String.raw`\b(?:one of|either|(?:possible|allowed|valid|accepted|supported|available|current) (?:values?|options?|types?|statuses|states)|values? (?:are|is|include)|(?:can|may|must|will) be|values?:)` +
    String.raw`(?: (?:are|is|include|following|values?|of|the|one|either))*[\s:(-]*` +
    String.raw`((?:${QUOTED.source}[\s,;|/]*(?:(?:or|and)\s+)?)+)`,
  'i',
);

/** Matches several words in capitals in a row, after words that announce them. */
const CAPITALS =
  /\b(?:can be|must be|may be|one of|either|values?:|values? (?:are|include))[\s:]+((?:[A-Z][A-Z\d_]{2,}(?:,?\s+(?:or|and)\s+|,\s*)?){2,})/;

/** Matches a line of a list that begins with a value: a quoted one, or one in capitals. */
const BULLET = /^\s*[-*•]\s*(?:["'`]+([A-Za-z][\w.:/#-]{0,40})["'`]+|([A-Z][A-Z\d]*(?:_[A-Z\d]+)*))\s*(?:[:=–—-].*|$)/;

/** Matches a description that says that a text always has one value. */
const CONSTANT =
  /(?:^|[-–.:] |\bis |\bvalue )(?:always )?(?:set to |always |is always )["'`]([A-Za-z][\w.:/#-]{0,40})["'`]/i;

/** Words in descriptions that are never one of the values of a text. */
const NO_VALUES: ReadonlySet<string> = new Set(['null', 'true', 'false', 'undefined', 'string', 'none']);

/**
 * Returns the values that a description lists; none if it lists fewer than two, and does not say that there is only one.
 *
 * @param others names of the fields beside it, which a description may mention
 * @example
 * valuesSaid('The state. One of `open`, `paid` or `void`.') // => ["open","paid","void"]
 * @example
 * valuesSaid('The state can be OPEN, PAID or VOID.') // => ["OPEN","PAID","VOID"]
 * @example
 * valuesSaid('Resource name. Always "invoice"') // => ["invoice"]
 */
export function valuesSaid(description: string, others: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const announced = ANNOUNCED.exec(description)?.[1] ?? '';
  const inLine = [...announced.matchAll(new RegExp(QUOTED, 'g'))].map(([, value = '']) => value);
  const inLines = description.split('\n').flatMap((line) => {
    const [, quoted, capital] = BULLET.exec(line) ?? [];
    return quoted ?? capital ?? [];
  });
  const capitals = CAPITALS.exec(description)?.[1]?.match(/[A-Z][A-Z\d_]{2,}/g) ?? [];
  const found = inLines.length > 1 ? inLines : inLine.length > 1 ? inLine : capitals;
  const values = [...new Set(found)].filter((value) => !NO_VALUES.has(value));
  // Single letters are tags of HTML, or units.
  if (values.some((value) => Object.hasOwn(others, value) || value.length === 1)) return [];
  const only = CONSTANT.exec(description)?.[1];
  return values.length > 1 ? values : only === undefined ? [] : [only];
}

/** Matches a description that says what the name of a record consists of. */
const FORMAT = /\bFormat: ?`?((?:[a-z][A-Za-z-]*\/\{[^{}]+\}\/?)+)/;

/**
 * Returns the pattern of the names of records that a description shows; undefined if it shows none.
 *
 * @example
 * patternSaid('The memo. Format: users/{user}/memos/{memo}') // => "users/[a-z0-9]{10}/memos/[a-z0-9]{10}"
 */
export function patternSaid(description: string): string | undefined {
  const found = FORMAT.exec(description)?.[1];
  return found?.replaceAll(/\{[^{}]+\}/g, '[a-z0-9]{10}').replace(/\/$/, '');
}

/** Matches a description that says what a name is the name of. */
const NAME_OF =
  /^(?:the )?(?:unique )?(name|title) of (?:the |this |an? )?([a-z]+(?: [a-z]+)?)(?=[.,;)]|$| being | that | which | to )/i;

/**
 * Returns the meaning of a name that is not the name of the record but of the thing that its description says: `The
 * name of the domain`. Undefined otherwise.
 */
function nameSaid(description: string, words: string, scope: Scope): Meaning | undefined {
  const [, , thing] = words === 'name' || words === 'title' ? (NAME_OF.exec(description) ?? []) : [];
  if (thing === undefined || wordsOf(nounOf(scope)).at(-1) === wordsOf(thing.toLowerCase()).at(-1)) return undefined;
  // The name of the record says nothing about the other thing.
  const shared = { ...scope.shared, noun: thing.toLowerCase(), record: {} };
  const found = meaningOf({ shared, place: words, name: words }, 'string');
  return found && found.words.length > 1 ? found : undefined;
}

/** Returns the meaning that the description of a text states, if that tells more than its name; undefined otherwise. */
export function meaningSaid(
  description: string | undefined,
  named: Meaning | undefined,
  scope: Scope,
): Meaning | undefined {
  if (description === undefined) return undefined;
  const words = wordsOf(scope.name).join(' ');
  const called = nameSaid(description, words, scope);
  if (called) return called;
  const said = SAID.find(
    ({ says, isFirm, of }) => (isFirm || named === undefined) && (!of || of.test(words)) && says.test(description),
  );
  return said && meaningOf({ ...scope, name: said.means }, 'string');
}
