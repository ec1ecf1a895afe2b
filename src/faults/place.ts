import { MockgenError, type Fault } from '../errors.ts';
import { nearestName } from '../names.ts';

/** Where something is said: a file as the user named it, and the keys that lead there. */
export interface ConfigPlace {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Whether the file is a schema, whose places are written as JSON pointers. Default: it is a config. */
  readonly isSchema?: true;
}

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
export function within(place: ConfigPlace, ...keys: readonly (string | number)[]): ConfigPlace {
  return { ...place, path: [...place.path, ...keys] };
}

/**
 * A place as messages say it: `mockgen.config.json: resources.a.fields.b`, of a schema `a.json#/properties/b`.
 *
 * @example
 * placeText({ file: 'a.json', path: ['properties', 'a/b'], isSchema: true }) // => "a.json#/properties/a~1b"
 */
export function placeText({ file, path, isSchema }: ConfigPlace): string {
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

/** The fields among the keys of a place: `['resources', 'users', 'fields', 'age']` is about `age` of `users`. */
function subjectOf({ path, isSchema }: ConfigPlace): Pick<Fault, 'resource' | 'field'> {
  const [first, resource, ...rest] = path;
  if (isSchema || first !== 'resources' || resource === undefined) return {};
  const fields = rest.flatMap((key, at) => (rest[at - 1] === 'fields' ? [String(key)] : []));
  return { resource: String(resource), ...(fields.length > 0 && { field: fields.join('.') }) };
}

/** Creates the error of one fault. */
function faultAt(place: ConfigPlace, what: string, more: Pick<Fault, 'expected' | 'got' | 'nearest'>): MockgenError {
  const { nearest } = more;
  const near = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  const message = `${placeText(place)}: ${plain(what, MOST_SAID)}${near}`;
  const fault: Fault = { message, file: place.file, path: place.path, ...subjectOf(place), ...more };
  return new MockgenError('config_invalid', message, `Correct this in ${place.file}.`, [fault]);
}

/**
 * Creates the error of a value in a config or a schema.
 *
 * @param found the value that is there
 * @param nearest the name that was probably meant
 * @example
 * configError({ file: 'a.json', path: ['x'] }, 'a number', 'b').message // => "a.json: x: expected a number, got 'b'"
 */
export function configError(place: ConfigPlace, expected: string, found: unknown, nearest?: string): MockgenError {
  const got = shown(found);
  return faultAt(place, `expected ${expected}, got ${got}`, {
    expected,
    got,
    ...(nearest !== undefined && { nearest }),
  });
}

/** Creates the error of a config or a schema in other words than what was expected. */
export function failure(place: ConfigPlace, what: string, nearest?: string): MockgenError {
  return faultAt(place, what, nearest === undefined ? {} : { nearest });
}

/**
 * Creates the error of an unknown name.
 *
 * @example
 * unknownName({ file: 'a.json', path: [] }, 'a colour', 'rad', ['red']).message // => "a.json: expected a colour, got 'rad'; did you mean red?"
 */
export function unknownName(
  place: ConfigPlace,
  expected: string,
  name: string,
  valid: readonly string[],
): MockgenError {
  return configError(place, expected, name, nearestName(name, valid));
}

/** Maximum number of faults that one error reports. */
const MOST_FAULTS = 20;

/**
 * Collects the faults of independent checks, so that one error reports all of them.
 *
 * @example
 * typeof new Faults().attempt(() => 1) // => "number"
 */
export class Faults {
  readonly #found: MockgenError[] = [];

  /** Runs a check and keeps the faults that it throws. Any other error is thrown. */
  attempt<T>(check: () => T): T | undefined {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof MockgenError) || error.faults.length === 0) throw error;
      this.#found.push(error);
      return undefined;
    }
  }

  /** @throws MockgenError with all faults that were found, if any */
  throwAny(): void {
    const [first, ...others] = this.#found;
    if (first && others.length === 0) throw first;
    if (!first) return;
    const faults = this.#found.flatMap((error) => error.faults);
    const lines = faults.slice(0, MOST_FAULTS).map(({ message }) => message);
    if (faults.length > MOST_FAULTS) lines.push(`and ${faults.length - MOST_FAULTS} more`);
    throw new MockgenError(first.code, lines.join('\n'), first.hint.replace('Correct this', 'Correct these'), faults);
  }
}
