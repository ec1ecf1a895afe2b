import type { Format } from '../schema/index.ts';
import { DATA_VERSION } from '../version.ts';
import { hashWords, permute, Random } from './random.ts';
import type { Words } from './random.ts';

/** All that a value may depend on besides its arguments: random numbers of its own, the record's id, the reference date. */
export interface Context {
  readonly random: Random;
  /** The record's id, from 1. */
  readonly id: number;
  /** The reference date in milliseconds since 1970. */
  readonly now: number;
  /** The format that the field asks for; undefined when it asks for none. */
  readonly format: Format | undefined;
  /**
   * Returns a number from 0 to `size - 1` (`size` is at most 2^30). Each `size` consecutive records form a run, and no
   * two records of a run get the same number in this field. It is unique by construction: no other record is looked at.
   *
   * @param index position in the sequence of runs, from 0. Default: the id minus 1
   */
  distinct(size: number, index?: number): number;
}

/** The only context that a renderer uses. It is aimed at one value after another. */
export class FieldContext implements Context {
  readonly #random: Random = new Random();
  /**
   * Whether the random numbers are still those of the previous value, so that they have to be started before the next
   * draw.
   */
  #isStale = false;
  readonly now: number;
  id = 1;
  format: Format | undefined;
  #key: Words = [0, 0, 0, 0];

  /** @param now the reference date in milliseconds since 1970 */
  constructor(now: number) {
    this.now = now;
  }

  /** Random numbers of the current value. They start at the first draw, since many values draw nothing. */
  get random(): Random {
    if (this.#isStale) {
      this.#isStale = false;
      this.#random.start(this.#key, this.id);
    }
    return this.#random;
  }

  /** Aims at the value of one field of one record: from here on, draws are a function of `key` and `id` alone. */
  aim(key: Words, id: number, format?: Format): this {
    this.#key = key;
    this.id = id;
    this.format = format;
    this.#isStale = true;
    return this;
  }

  distinct(size: number, index: number = this.id - 1): number {
    if (index < size) return permute(index, size, this.#key);
    const [a, b, c, d] = this.#key;
    return permute(index % size, size, [a, b, c, d + Math.floor(index / size)]);
  }
}

/**
 * Returns the key of a field's random numbers: a hash of seed, data version, resource and field. Values depend on it
 * and on the record's id.
 *
 * @param seed from 0 to 2^53 - 1
 */
export function fieldKey(seed: number, resource: string, field: string): Words {
  return hashWords(`${seed}/${DATA_VERSION}/${resource}/${field}`);
}
