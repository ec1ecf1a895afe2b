import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { makeCase, REF_DATE } from './laws/law.ts';
import type { Case, CollectionLaws, Index, Law } from './laws/law.ts';
import { hasSpike } from './laws/measures.ts';
import { shares } from './laws/shares.ts';

/** The records of a seed as cases. Each is made once. */
export interface World extends Index {
  find(resource: string, id: number): Case;
}

export function createWorld(seed: number): World {
  const records = new Records(builtins, { seed, refDate: REF_DATE });
  const cases = new Map<string, Case[]>();
  const texts = new Map<string, Texts>();
  /** Returns the cases of a resource from the first on: at least as many as asked for. */
  const atLeast = (resource: string, count: number): readonly Case[] => {
    const known = cases.get(resource) ?? [];
    cases.set(resource, known);
    while (known.length < count) known.push(makeCase(records.record(resource, known.length + 1), world.find, world));
    return known;
  };
  const world: World = {
    find: (resource, id) => atLeast(resource, id)[id - 1] ?? expectId(resource, id),
    first: (resource, count) => atLeast(resource, count).slice(0, count),
    having(resource, count, field, text) {
      const path = `${resource}.${field}`;
      const known = texts.get(path) ?? new Texts(field);
      texts.set(path, known);
      return known.find(atLeast(resource, count), count, text);
    },
  };
  return world;
}

/** The cases of a resource, indexed by the text of a field. */
class Texts {
  readonly #field: string;
  readonly #byText: Map<unknown, Case[]> = new Map();
  #count = 0;

  constructor(field: string) {
    this.#field = field;
  }

  /** Returns those of the first `count` cases that have the text. */
  find(cases: readonly Case[], count: number, text: string): readonly Case[] {
    for (; this.#count < cases.length; this.#count++) {
      const given = cases[this.#count];
      const value = given?.record[this.#field];
      if (given) this.#byText.set(value, [...(this.#byText.get(value) ?? []), given]);
    }
    return (this.#byText.get(text) ?? []).filter(({ record }) => Number(record['id']) <= count);
  }
}

function expectId(resource: string, id: number): never {
  throw new RangeError(`${resource}/${id}: expected an id from 1`);
}

/** The least number of records for laws about shares. */
const ENOUGH = 1000;

/** Laws about many records. */
interface Checked {
  readonly laws: ReadonlyMap<string, Law>;
  readonly collections: CollectionLaws;
}

/**
 * Returns a line for each law that the first records of a resource break: laws of single records, laws of all records
 * together and, if there are enough records, laws about shares. Its records are released afterwards.
 */
export function wrongs(resource: string, seed: number, items: number, { laws, collections }: Checked): string[] {
  const cases = createWorld(seed).first(resource, items);
  const records = cases.map(({ record }) => record);
  const found: string[] = [];
  for (const field of Object.keys(builtins.find(resource)?.fields ?? {})) {
    const path = `${resource}.${field}`;
    const law = laws.get(path);
    const wrong = law ? cases.find((given) => !keeps(law, given)) : undefined;
    if (wrong) found.push(`${path} of record ${wrong.num('id')}: ${JSON.stringify(wrong.record)}`);
    if (collections[path]?.(cases) === false) found.push(`${path} of all records together`);
    if (items < ENOUGH) continue;
    if (shares[path]?.(records) === false) found.push(`${path}: its shares`);
    if (isNumber(resource, field) && hasSpike(records, field)) found.push(`${path}: a number stands out`);
  }
  return found;
}

/** Checks a law. A law that throws, because a value has an unexpected type, is broken. */
function keeps(law: Law, given: Case): boolean {
  try {
    return law(given);
  } catch {
    return false;
  }
}

function isNumber(resource: string, field: string): boolean {
  const { type = '', references } = builtins.find(resource)?.fields[field] ?? {};
  return /integer|number/.test(type) && references === undefined && field !== 'id';
}
