import type { ResourceData } from '../render/index.ts';
import { createSearch, TreeError, type Found, type Search, type Signal, type Wanted } from '../runtime/index.ts';

/** How many records a search makes at a time: a few milliseconds of work. */
const SLICE = 32;

/** Lets other work run for a moment. */
export type Pause = () => Promise<void>;

/** Counts who still waits for a piece of work, so that it can stop when nobody does. */
export class Audience {
  #size = 0;

  /** Runs `work` for one more listener; one whose signal is aborted no longer counts. */
  async during<T>(signal: Signal | undefined, work: () => Promise<T>): Promise<T> {
    let isCounted = !signal?.aborted;
    if (isCounted) this.#size += 1;
    const leave = (): void => {
      if (isCounted) this.#size -= 1;
      isCounted = false;
    };
    signal?.addEventListener('abort', leave);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** @throws TreeError when nobody waits any more */
  check(): void {
    if (this.#size === 0) throw new TreeError('The request was given up.', 503);
  }
}

/** The records of one resource of another seed, made when they are asked for. */
export class GeneratedCollection {
  readonly #data: ResourceData;
  readonly #pause: Pause;
  readonly #total: number;
  readonly #lines: Map<number, string> = new Map();
  readonly #audience: Audience = new Audience();
  readonly #search: Search;
  #lineBytes = 0;
  #searchBytes = 0;
  #made = 0;

  /** @param total how many records there are */
  constructor(data: ResourceData, total: number, pause: Pause) {
    this.#data = data;
    this.#pause = pause;
    this.#total = total;
    this.#search = createSearch(
      (fields) => this.#runs(fields),
      (bytes) => (this.#searchBytes += bytes),
    );
  }

  /** About how many bytes are kept. */
  get bytes(): number {
    return this.#lineBytes + this.#searchBytes;
  }

  async find({ search, start, end }: Wanted, signal?: Signal): Promise<Found> {
    const before = this.#made;
    const ids = search
      ? (await this.#audience.during(signal, () => this.#search.find(search))).map((at) => at + 1)
      : undefined;
    const total = ids?.length ?? this.#total;
    const last = Math.min(end, total);
    const lines: string[] = [];
    for (let at = start; at < last; at++) lines.push(this.#line(ids?.[at] ?? at + 1));
    return { lines, total, isNew: this.#made > before };
  }

  #make(id: number): string {
    this.#made += 1;
    return this.#data.line(id);
  }

  #line(id: number): string {
    const known = this.#lines.get(id);
    if (known !== undefined) return known;
    const line = this.#make(id);
    this.#lines.set(id, line);
    this.#lineBytes += line.length;
    return line;
  }

  /** Generates some fields of all records, for a search. */
  async *#runs(fields: readonly string[]): AsyncGenerator<readonly string[], void, undefined> {
    for (let first = 1; first <= this.#total; first += SLICE) {
      this.#audience.check();
      const length = Math.min(SLICE, this.#total - first + 1);
      this.#made += length;
      yield Array.from({ length }, (_, at) => this.#data.part(first + at, fields));
      await this.#pause();
    }
  }
}
