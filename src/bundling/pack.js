// Packs a text smaller than gzip does; unpack.js restores it.
import { cut, restorer } from './unpack.js';

/** No unit counts as rarer than this share of a text, or codes get long. */
const RAREST = 1 / 32768;

/** How many bits the code of each unit has: the more often a unit comes, the fewer (Huffman's algorithm). */
function lengthsOf(text) {
  const uses = new Map();
  for (let at = 0; at < text.length; at++) uses.set(text.charCodeAt(at), (uses.get(text.charCodeAt(at)) ?? 0) + 1);
  const units = [...uses.keys()].toSorted((one, other) => uses.get(other) - uses.get(one) || one - other);
  const lengths = new Map(units.map((unit) => [unit, units.length === 1 ? 1 : 0]));
  let groups = units.map((unit) => ({ weight: Math.max(uses.get(unit), text.length * RAREST), units: [unit] }));
  while (groups.length > 1) {
    groups = groups.toSorted((one, other) => other.weight - one.weight);
    const [last, first] = [groups.pop(), groups.pop()];
    const joined = { weight: first.weight + last.weight, units: [...first.units, ...last.units] };
    for (const unit of joined.units) lengths.set(unit, lengths.get(unit) + 1);
    groups.push(joined);
  }
  return lengths;
}

/** The codes of the units of a text: how many there are of each length, and the bits of each. */
function codesOf(text) {
  const lengths = lengthsOf(text);
  const units = [...lengths.keys()].toSorted((one, other) => lengths.get(one) - lengths.get(other));
  const counts = Array.from({ length: Math.max(0, ...lengths.values()) + 1 }, () => 0);
  const bits = new Map();
  let [code, last] = [1, 0];
  for (const unit of units) {
    const length = lengths.get(unit);
    code *= 2 ** (length - last);
    bits.set(unit, (code++).toString(2).slice(1));
    last = length;
    counts[length]++;
  }
  return { units: String.fromCharCode(...units), counts, bits };
}

/** Collects bits of which the chances are known: each takes the less room, the more likely it was. */
function createWriter() {
  const bytes = [];
  let [low, high] = [0, 0xffffffff];
  return {
    write(bit, chance) {
      const middle = cut(low, high, chance);
      if (bit) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    },
    end() {
      for (const shift of [24, 16, 8, 0]) bytes.push((high >>> shift) & 255);
      return Buffer.from(bytes).toString('base64');
    },
  };
}

/** Packs a text into what `unpack` restores it from. */
export function pack(text) {
  const { units, counts, bits } = codesOf(text);
  const head = { units, counts, length: text.length };
  const writer = createWriter();
  const all = Array.from({ length: text.length }, (_, at) => bits.get(text.charCodeAt(at))).join('');
  let at = 0;
  // The text is restored from bits that are known, which tells the chance of each.
  restorer(head, (chance) => {
    const bit = Number(all[at++]);
    writer.write(bit, chance);
    return bit;
  })(text.length);
  return { ...head, bytes: writer.end() };
}
