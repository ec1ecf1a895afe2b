import type { ResourceData } from '../render/index.ts';
import { createSearch, type Found, type Search, type Signal, type Wanted } from '../runtime/index.ts';
import { Waiters } from './waiters.ts';

/** A search generates this many records before it pauses: a few milliseconds of work. */
const SLICE = 32;

/** Of a page, this many records are generated before a pause. */
const MOST_AT_ONCE = 256;

/** Lets other work run for a moment. */
export type Pause = () => Promise<void>;

/** The records of one resource of a generated tree. They are generated when they are asked for. */
export class GeneratedCollection {
  readonly #data: ResourceData;
  readonly #pause: Pause;
  readonly #total: number;
  /** Records that were generated, as lines of JSON, by id. */
  readonly #lines: Map<number, string> = new Map();
  readonly #waiters = new Waiters();
  readonly #search: Search;
  #lineBytes = 0;
  #searchBytes = 0;
  /** How many times a record was generated, also for a search, which generates only some fields of each record. */
  #generated = 0;

  /** @param total the number of records */
  constructor(data: ResourceData, total: number, pause: Pause) {
    this.#data = data;
    this.#pause = pause;
    this.#total = total;
    this.#search = createSearch(
      (fields) => this.#runs(fields),
      (bytes) => (this.#searchBytes += bytes),
    );
  }

  /** Approximate number of bytes that are kept. */
  get bytes(): number {
    return this.#lineBytes + this.#searchBytes;
  }

  /** Returns the records of a page as lines of JSON, and how many records match in all. */
  async find({ search, start, end }: Wanted, signal?: Signal): Promise<Found> {
    const before = this.#generated;
    const ids = search
      ? (await this.#waiters.during(signal, () => this.#search.find(search))).map((at) => at + 1)
      : undefined;
    const total = ids?.length ?? this.#total;
    const last = Math.min(end, total);
    const lines: string[] = [];
    for (let at = start; at < last; at++) {
      lines.push(this.#line(ids?.[at] ?? at + 1));
      if (lines.length % MOST_AT_ONCE === 0) await this.#pause();
    }
    return { lines, total, isNew: this.#generated > before };
  }

  /** Returns one record as a line of JSON. */
  #line(id: number): string {
    const known = this.#lines.get(id);
    if (known !== undefined) return known;
    const line = this.#data.line(id);
    this.#generated += 1;
    this.#lines.set(id, line);
    this.#lineBytes += line.length;
    return line;
  }

  /** Generates some fields of all records for a search, some records at a time. Stops when no caller waits any more. */
  async *#runs(fields: readonly string[]): AsyncGenerator<readonly string[], void, undefined> {
    for (let first = 1; first <= this.#total; first += SLICE) {
      this.#waiters.check();
      const length = Math.min(SLICE, this.#total - first + 1);
      this.#generated += length;
      yield Array.from({ length }, (_, at) => this.#data.part(first + at, fields));
      await this.#pause();
    }
  }
}
