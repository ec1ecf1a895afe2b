/** 128 bits as four unsigned 32-bit words. */
export type Words = readonly [number, number, number, number];

/** Applies the final mix of MurmurHash3, in which every bit of the input affects every bit of the output. */
function mix(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Hashes a text to 128 bits, with four lanes of multiplications that feed each other, and a final mix.
 *
 * @example
 * hashWords('authors') // => [3033188344,3911415226,1880123038,3901564220]
 */
export function hashWords(text: string): Words {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 0x9e3779b1);
    b = c ^ Math.imul(b ^ unit, 0x85ebca77);
    c = d ^ Math.imul(c ^ unit, 0xc2b2ae3d);
    d = a ^ Math.imul(d ^ unit, 0x27d4eb2f);
  }
  const sum = a ^ b ^ c ^ d ^ text.length;
  return [mix(a ^ sum), mix(b + sum), mix(c ^ a), mix(d + b)];
}

/**
 * A small fast generator of random numbers (sfc32), re-keyed for every value. Draws depend on the key and the id alone.
 * It uses integer operations and IEEE basic arithmetic only, so every machine draws the same.
 */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 1;

  /** Starts the draws of one value. `key` stands for seed, data version, resource and field, `id` for the record. */
  start(key: Words, id: number): void {
    let a = key[0] ^ mix(id);
    let b: number = key[1];
    let c = key[2] ^ mix(id + key[3]);
    // Drop ten words, so that similar keys give unrelated draws. The same as #word, but on local variables.
    for (let count = 1; count <= 10; count++) {
      const sum = (a + b + count) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
    }
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#count = 11;
  }

  #word(): number {
    const sum = (this.#a + this.#b + this.#count++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Draws a number from 0 up to but not including 1, with 53 random bits. */
  next(): number {
    return ((this.#word() >>> 5) * 0x4000000 + (this.#word() >>> 6)) / 0x20000000000000;
  }

  /** Draws a whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Draws a number from `min` to `max`, evenly distributed. */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** Draws a number from `min` to `max` that is usually near the middle: the mean of three draws. */
  bell(min: number, max: number): number {
    return min + ((this.next() + this.next() + this.next()) / 3) * (max - min);
  }

  /** Draws a number from `min` to `max` that is usually near `min`: the nearer, the higher the `power` (1 to 4). */
  skewed(min: number, max: number, power = 2): number {
    const draw = this.next();
    let share = draw;
    for (let i = 1; i < power; i++) share *= draw;
    return min + share * (max - min);
  }

  /**
   * Draws a number from `min` (above 0) to `max` with equally many of each order of magnitude, as in most real sums.
   */
  spread(min: number, max: number): number {
    let bits = Math.floor(this.next() * 0x10000);
    let root = max / min;
    let factor = 1;
    // Computes a power from square roots, one per binary digit of the exponent: `Math.pow` differs between engines.
    for (; bits > 0; bits = (bits & 0x7fff) << 1) {
      root = Math.sqrt(root);
      if (bits & 0x8000) factor *= root;
    }
    return min * factor;
  }

  /**
   * Draws a number from `min` to `max`: mostly in the lowest quarter, without a peak at `min`, and fewer and fewer
   * above.
   */
  low(min: number, max: number): number {
    const draw = (this.next() + this.next()) / 2;
    return min + draw * draw * (max - min);
  }

  /** Returns true with the given probability, from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Draws one element of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    // The index is below the length, so there is an element. T itself may include undefined.
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /**
   * Draws one key of `choices`, each as often as its weight (a positive number) says.
   *
   * @param keys the keys to choose from. Default: all of them (Object.keys is typed string[], but the keys are K)
   */
  weighted<K extends string>(
    choices: Readonly<Record<K, number>>,
    keys: readonly K[] = Object.keys(choices) as K[],
  ): K {
    let total = 0;
    for (const key of keys) total += choices[key];
    let left = this.next() * total;
    for (const key of keys) if ((left -= choices[key]) < 0) return key;
    return keys[keys.length - 1] as K;
  }

  /** Draws `count` different elements of a list in random order, or all of them if there are not more. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      const at = Math.floor(this.next() * rest.length);
      // `at` is below the length, so there is an element. T itself may include undefined.
      taken.push(rest[at] as T);
      rest.splice(at, 1);
    }
    return taken;
  }
}

/**
 * Permutes the numbers from 0 up to but not including `size`, and returns the one at an index. For any key, different
 * indexes give different numbers. A Feistel network of four rounds on the next even number of bits, repeated until the
 * result is below `size`.
 *
 * @param index from 0, below `size`
 * @param size from 1 to 2^30
 */
export function permute(index: number, size: number, key: Words): number {
  // Half of the number of bits of the numbers below `size`, rounded up.
  const half = Math.max(1, (33 - Math.clz32(size - 1)) >> 1);
  const mask = (1 << half) - 1;
  let value = index;
  do {
    let left = value >>> half;
    let right = value & mask;
    for (let round = 0; round < 4; round++) {
      // `round` is 0 to 3, and a key has four words.
      const next = left ^ (mix(right + (key[round] as number)) & mask);
      left = right;
      right = next;
    }
    value = (left << half) | right;
  } while (value >= size);
  return value;
}

/**
 * The reverse of {@link permute}: returns the index at which `permute` gives `value`.
 *
 * @param value from 0, below `size`
 * @example
 * unpermute(permute(7, 100, [1, 2, 3, 4]), 100, [1, 2, 3, 4]) // => 7
 */
export function unpermute(value: number, size: number, key: Words): number {
  const half = Math.max(1, (33 - Math.clz32(size - 1)) >> 1);
  const mask = (1 << half) - 1;
  let index = value;
  do {
    let left = index >>> half;
    let right = index & mask;
    for (let round = 3; round >= 0; round--) {
      // Indexing a four-word tuple by 0 to 3.
      const before = right ^ (mix(left + (key[round] as number)) & mask);
      right = left;
      left = before;
    }
    index = (left << half) | right;
  } while (index >= size);
  return index;
}

/**
 * Interpolates between the values of a curve. If the share is drawn evenly, the curve gives the distribution of the
 * results: its values are the quantiles at even steps.
 *
 * @param share position on the curve, from 0 for the first value to 1 for the last
 * @param curve at least two values
 * @example
 * alongCurve(0.75, [0, 10, 30]) // => 20
 */
export function alongCurve(share: number, curve: readonly number[]): number {
  const way = share * (curve.length - 1);
  const at = Math.min(curve.length - 2, Math.floor(way));
  const from = curve[at] ?? 0;
  return from + (way - at) * ((curve[at + 1] ?? from) - from);
}
