import { type AskedQuery, firstValue, type ParameterError } from '../runtime/index.ts';
import { type Manifest, parameterNames, type ParameterNames } from '../tree/index.ts';
import type { FindRelation, Relation } from './relations.ts';
import { type SortKey } from './order.ts';
import { type JsonRecord, valueAtPath } from './values.ts';

/** A query, with the tree and the records to which it was sent. */
export interface Subject extends AskedQuery {
  readonly manifest: Manifest;
  /** The records of the resource in the current tree. They show which fields there are. */
  readonly records: readonly JsonRecord[];
}

/** The largest number that a parameter for a page, a position or a size can have. */
const LARGEST = 2 ** 53 - 1;

/**
 * Reads one query in a dialect. It notes which parameters the dialect knows, which values are invalid, and which
 * parameters have no effect because they name something that does not exist.
 */
export class Reading {
  readonly subject: Subject;
  /** Names of the parameters of the service, by role. */
  readonly names: ParameterNames;
  readonly errors: ParameterError[] = [];
  /**
   * For each parameter whose value contains names that do not exist: these names, and those that do exist, for the
   * message.
   */
  readonly #unknown: Map<string, { readonly names: string[]; readonly known: string }> = new Map();
  /** For each parameter that the dialect knows but that has no effect: the reason. */
  readonly #idle: Map<string, string> = new Map();
  readonly #known: Set<string> = new Set();
  readonly #fields: Map<string, boolean> = new Map();

  constructor(subject: Subject) {
    this.subject = subject;
    this.names = parameterNames(subject.api);
    this.#known.add(this.names.seed).add(this.names.nocache);
  }

  /** Names of the parameters that the dialect knows and that are not names of fields. */
  get known(): readonly string[] {
    return [...this.#known];
  }

  /**
   * Returns the value of a parameter; undefined if the query does not have it. From then on, the parameter counts as
   * known to the dialect.
   */
  text(name: string): string | undefined {
    this.#known.add(name);
    return firstValue(this.subject.query, name);
  }

  /** Returns all values of a parameter. From then on, the parameter counts as known to the dialect. */
  texts(name: string): readonly string[] {
    this.#known.add(name);
    return this.subject.query.flatMap((parameter) => (parameter.name === name ? parameter.value : []));
  }

  /**
   * Returns the value of a parameter as a whole number; undefined if the query does not have it. Any other value is
   * noted as invalid, and also gives undefined.
   */
  integer(name: string, least: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (/^\d+$/.test(text) && Number(text) >= least) return Math.min(Number(text), LARGEST);
    this.refuse(name, `an integer from ${least}`, text);
    return undefined;
  }

  /**
   * Returns the value of a parameter as JSON; undefined if the query does not have it. An unexpected value is noted as
   * invalid, and also gives undefined.
   */
  json<T>(name: string, expected: string, holds: (value: unknown) => value is T): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (holds(value)) return value;
    } catch {
      // What is not JSON is refused like any other value that was not expected.
    }
    this.refuse(name, expected, text);
    return undefined;
  }

  /** Notes that the value of a parameter is invalid. */
  refuse(parameter: string, expected: string, got: string): void {
    this.errors.push({ parameter, message: `expected ${expected}, got '${got}'` });
  }

  /** Notes why a parameter has no effect. Returns an empty list, as the filters of this parameter. */
  ignore(parameter: string, message: string): [] {
    this.#idle.set(parameter, message);
    return [];
  }

  /** Notes that a parameter names a field that no record has. */
  ignoreField(parameter: string, path: string): void {
    this.#ignore(parameter, path, `the fields are ${this.#ownFields.join(', ')}`);
  }

  #ignore(parameter: string, name: string, known: string): void {
    const noted = this.#unknown.get(parameter) ?? { names: [], known };
    noted.names.push(name);
    this.#unknown.set(parameter, noted);
  }

  get #ownFields(): readonly string[] {
    const { manifest, resource } = this.subject;
    return manifest.resources[resource]?.fields ?? [];
  }

  /**
   * Returns all parameters that have no effect, each with what is unknown about it. Parameters that the dialect has not
   * read are among them.
   */
  unknown(): readonly ParameterError[] {
    const { query, id } = this.subject;
    const named = [...this.#unknown].map(([parameter, { names, known }]) => ({
      parameter,
      message: `unknown: ${names.join(', ')}; ${known}`,
    }));
    const message = `unknown; the parameters are ${this.known.join(', ')}${id === undefined ? ' and the fields' : ''}`;
    const others = new Set(query.flatMap(({ name }) => (this.#known.has(name) ? [] : name)));
    return [
      ...named,
      ...[...others].map((parameter) => ({ parameter, message: this.#idle.get(parameter) ?? message })),
    ];
  }

  /** Whether the records have a field at a path. */
  isField(path: string): boolean {
    const known = this.#fields.get(path);
    if (known !== undefined) return known;
    const { records } = this.subject;
    const found =
      this.#ownFields.includes(path) ||
      (path.includes('.') && records.some((record) => valueAtPath(record, path) !== undefined));
    this.#fields.set(path, found);
    return found;
  }

  /** Returns those keys to sort by whose fields exist. Notes that the others have no effect. */
  sortKeys(parameter: string, keys: readonly SortKey[]): readonly SortKey[] {
    return keys.filter(({ path }) => {
      if (!this.isField(path)) this.ignoreField(parameter, path);
      return this.isField(path);
    });
  }

  /** Returns the relations with these names. Notes the names of relations that do not exist. */
  relations(parameter: string, names: readonly string[], ...finders: readonly FindRelation[]): readonly Relation[] {
    const { manifest, resource } = this.subject;
    return names.flatMap((name) => {
      for (const find of finders) {
        const found = find(manifest, resource, name);
        if (found) return found;
      }
      this.#ignore(parameter, name, `no relation of ${resource} has this name`);
      return [];
    });
  }
}
