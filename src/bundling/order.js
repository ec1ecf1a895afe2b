// Orders texts so that similar ones stand together: gzip finds again only what is at most 32 KB behind.
import { gzipSync } from 'node:zlib';

/** Grams are counted in so many slots, a power of two. */
const BITS = 20;

/** How many characters back grams are found. */
const REACH = 16_000;

/** Ways to order: the length of a gram, and how much a long text has to have in common. */
const WAYS = [4, 5].flatMap((length) => [0.5, 0.6, 0.7].map((power) => ({ length, power })));

/** The slots of all runs of so many characters in a text, each once. */
function gramsOf(text, length) {
  const slots = new Set();
  for (let start = 0; start + length <= text.length; start++) {
    let hash = 0;
    for (let at = start; at < start + length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    slots.add(Math.imul(hash, 0x9e3779b1) >>> (32 - BITS));
  }
  return [...slots];
}

/** Takes the text next that has most in common with those before it, in one of the ways. */
function chained(items, { length, power }) {
  const left = new Map(items.map((item) => [item, gramsOf(item.text, length)]));
  const seen = new Uint8Array(1 << BITS);
  const near = [];
  const taken = [];
  let characters = 0;
  const scoreOf = (grams) => {
    let common = 0;
    for (const slot of grams) if (seen[slot] > 0) common++;
    return common / Math.max(1, grams.length) ** power;
  };
  while (left.size > 0) {
    let [next, best] = [undefined, -1];
    for (const [item, grams] of left) {
      const score = scoreOf(grams);
      if (score > best) [next, best] = [item, score];
    }
    const grams = left.get(next);
    left.delete(next);
    taken.push(next);
    near.push({ grams, size: next.text.length });
    characters += next.text.length;
    for (const slot of grams) seen[slot]++;
    while (near.length > 1 && characters > REACH) {
      const gone = near.shift();
      characters -= gone.size;
      for (const slot of gone.grams) seen[slot]--;
    }
  }
  return taken;
}

const sizeOf = (items) => gzipSync(items.map(({ text }) => text).join(''), { level: 9 }).length;

/**
 * The items in the order, of several that are tried, in which their texts are smallest when compressed. The same items
 * come in the same order on every machine.
 */
export function ordered(items) {
  const tried = WAYS.map((way) => chained(items, way));
  const sizes = tried.map(sizeOf);
  return tried[sizes.indexOf(Math.min(...sizes))] ?? items;
}
