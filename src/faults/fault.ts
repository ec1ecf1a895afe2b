import { MockgenError, type ErrorCode, type Fault } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';
import { placeText, plain, subjectOf, type ConfigPlace } from './place.ts';

/** A message has at most this many characters, without its place. */
const MOST_SAID = 400;

/** At most this many faults get a line of their own in a message. */
const MOST_LINES = 20;

/** A fault of a value that differs from what was expected: the parts of its message. */
export interface Missed {
  /** What was expected, in words. The message has it behind "expected". */
  readonly expected: string;
  /** What was found instead, in words. The message has it behind "got". Default: the message does not say. */
  readonly got?: string;
  /** What made the value: a generator or a function. Default: the user wrote the value. */
  readonly by?: string;
  /** The nearest valid name, which was probably meant. */
  readonly nearest?: string | undefined;
  /** What the user can do about it. The message has it behind a colon. */
  readonly advice?: string;
}

/** What is wrong, as the caller states it: what was expected in place of a value, or a message in its own words. */
export type Wrong = Missed | { readonly what: string; readonly nearest?: string | undefined } | string;

/** A message shows a list of at most this many texts and numbers as it is. */
const MOST_LISTED = 4;

function shownList(list: readonly unknown[]): string {
  if (list.length === 0) return 'an empty list';
  const isPlain = list.length <= MOST_LISTED && list.every((one) => one === null || typeof one !== 'object');
  return isPlain ? `[${list.map(shown).join(', ')}]` : 'a list';
}

/**
 * Writes a value for a message, shortened if it is long.
 *
 * @example
 * shown([800, 200]) // => "[800, 200]"
 * @example
 * shown({ a: [1] }) // => "an object"
 */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${plain(value)}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return shownList(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * Creates the fault at a place, with its message.
 *
 * @example
 * faultAt({ file: 'a.json', path: ['x'] }, { expected: 'a colour', got: "'rad'", nearest: 'red' }).message // => "a.json: x: did you mean red? (expected a colour, got 'rad')"
 */
export function faultAt(place: ConfigPlace, wrong: Wrong): Fault {
  if (typeof wrong === 'string') return faultAt(place, { what: wrong });
  const { expected, got, by, advice, nearest }: Partial<Missed> = wrong;
  const found = got === undefined ? '' : by === undefined ? `, got ${got}` : `, and ${by} gave ${got}`;
  const missed = `expected ${expected}${found}`;
  const what = plain('what' in wrong ? wrong.what : missed, MOST_SAID) + (advice === undefined ? '' : `: ${advice}`);
  const { file, path } = place;
  return {
    message: `${placeText(place)}: ${suggesting(what, nearest)}`,
    what,
    file,
    path,
    ...subjectOf(place),
    ...(expected !== undefined && { expected }),
    ...(got !== undefined && { got }),
    ...(nearest !== undefined && { nearest }),
  };
}

/** Returns a sentence on what to do about some faults. */
function hintFor(faults: readonly Fault[]): string {
  const files = [...new Set(faults.flatMap(({ file }) => file ?? []))];
  const these = faults.length === 1 ? 'this' : 'these';
  return files.length === 0
    ? 'Correct the spec of this field or resource.'
    : `Correct ${these} in ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}.`;
}

/** Creates one error for several faults. Its message has a line for each of the first {@link MOST_LINES}. */
export function errorOf(faults: readonly Fault[], code: ErrorCode = 'config_invalid'): MockgenError {
  const lines = faults.slice(0, MOST_LINES).map(({ message }) => message);
  if (faults.length > MOST_LINES) lines.push(`and ${faults.length - MOST_LINES} more`);
  return new MockgenError(code, lines.join('\n'), hintFor(faults), faults);
}

/** Creates the error for one fault in a config or a schema. */
export function failure(place: ConfigPlace, wrong: Wrong): MockgenError {
  return errorOf([faultAt(place, wrong)]);
}

/** Returns the parts of the message about a value that is not what was expected. */
export function unlike(expected: string, found: unknown, nearest?: string): Missed {
  return { expected, got: shown(found), nearest };
}

/**
 * Returns the parts of the message about an unknown name, with the nearest valid one.
 *
 * @example
 * unknownName('a colour', 'rad', ['red']) // => {"expected":"a colour","got":"'rad'","nearest":"red"}
 */
export function unknownName(expected: string, name: string, valid: readonly string[]): Missed {
  return unlike(expected, name, nearestName(name, valid));
}
