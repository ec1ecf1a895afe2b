import { MockgenError } from '../errors.ts';
import { nearestName } from '../names.ts';
import type { Place } from './types.ts';

/** Longest text of a value, or of a key, in a message. */
const MOST_SHOWN = 60;

/** Longest message behind its place. */
const MOST_SAID = 400;

/** A text without line ends and other signs that move a terminal, and no longer than one can read. */
function plain(text: string, most: number = MOST_SHOWN): string {
  const clean = text.slice(0, most + 1).replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
  return clean.length > most ? `${clean.slice(0, most)}…` : clean;
}

/**
 * A place inside of another one.
 *
 * @example
 * within({ file: 'a.json', path: ['x'] }, 'y', 0) // => {"file":"a.json","path":["x","y",0]}
 */
export function within(place: Place, ...keys: readonly (string | number)[]): Place {
  return { ...place, path: [...place.path, ...keys] };
}

/**
 * A place as messages say it: `mockgen.config.json: resources.a.fields.b`, of a schema `a.json#/properties/b`.
 *
 * @example
 * placeText({ file: 'a.json', path: ['properties', 'a/b'], isSchema: true }) // => "a.json#/properties/a~1b"
 */
export function placeText({ file, path, isSchema }: Place): string {
  const most = 20;
  const shown = path.length > most ? [...path.slice(0, most), '…'] : path;
  const keys = shown.map((key) => plain(String(key)));
  if (isSchema) return `${file}#${keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
  const dotted = keys.map((key, at) => (typeof path[at] === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`));
  return path.length === 0 ? file : `${file}: ${dotted.join('')}`;
}

/**
 * A value as messages show it, cut where it is long.
 *
 * @example
 * shown({ a: [1] }) // => "an object"
 */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${plain(value)}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * What is wrong with a config or a schema, in one line.
 *
 * @param found the value that is there, or with `text` what else there is
 * @param nearest the name that was probably meant
 * @example
 * configError({ file: 'a.json', path: ['x'] }, 'a number', 'b').message // => "a.json: x: expected a number, got 'b'"
 */
export function configError(place: Place, expected: string, found: unknown, nearest?: string): MockgenError {
  return failure(place, `expected ${expected}, got ${shown(found)}`, nearest);
}

/** What is wrong in other words than what was expected. */
export function failure(place: Place, what: string, nearest?: string): MockgenError {
  const near = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  return new MockgenError(
    'config_invalid',
    `${placeText(place)}: ${plain(what, MOST_SAID)}${near}`,
    `Correct this in ${place.file}.`,
  );
}

/**
 * What is wrong with a name that is none of those that there are.
 *
 * @example
 * unknownName({ file: 'a.json', path: [] }, 'a colour', 'rad', ['red']).message // => "a.json: expected a colour, got 'rad'; did you mean red?"
 */
export function unknownName(place: Place, expected: string, name: string, valid: readonly string[]): MockgenError {
  return configError(place, expected, name, nearestName(name, valid));
}
