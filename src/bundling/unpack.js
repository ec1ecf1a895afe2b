// Restores a text that pack.js has packed. It is part of the bundle, so it is short, and it counts in integers only, so
// every engine restores the same.
import { createReader } from './model.js';

// Globals are slow to look up where a test runs in a context of its own, as under Jest.
const { imul, max, min } = Math;

/** The longest that a repeat is counted to be. */
const LONGEST = 15;

/** The deepest that lists are told apart by. */
const DEEPEST = 60;

/** What stands around the entries of a list, and the keys of an object. */
const [COMMA, QUOTE, SPACE, COLON] = [44, 34, 32, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** Mixes the code of a sign into a hash of what came with it. */
function hash(before, code) {
  const mixed = imul(before + code + 1, 0x2f0b4c47);
  return mixed ^ (mixed >>> 15);
}

/** Tells for which key of an object, or at which depth, a sign stands in a text of JSON. */
function createKeys() {
  const keys = new Int32Array(DEEPEST + 1);
  let [depth, quoted, isQuoted] = [0, 0, false];
  return {
    current: () => keys[depth],
    read(unit) {
      if (unit === QUOTE) {
        isQuoted = !isQuoted;
        if (isQuoted) quoted = 0;
      } else if (isQuoted) quoted = hash(quoted, unit);
      else if (unit === COLON) keys[depth] = quoted;
      else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
        depth = min(depth + 1, DEEPEST);
        keys[depth] = unit === OPEN_LIST ? keys[depth - 1] + 1 : 0;
      } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) depth = max(0, depth - 1);
    },
  };
}

/** By code, one more than the unit of UTF-16. A code starts with a 1; shorter codes come first, of the same length in order. */
function leavesOf({ units, counts }) {
  const leaves = new Uint32Array(1 << counts.length);
  let [code, at] = [1, 0];
  for (const count of counts) {
    for (let left = count; left > 0; left--) leaves[code++] = units.charCodeAt(at++) + 1;
    code *= 2;
  }
  return leaves;
}

/** The text of units of UTF-16. */
function textOf(units) {
  let text = '';
  // In parts, as a call takes only so many arguments.
  for (let at = 0; at < units.length; at += 4096) text += String.fromCharCode(...units.subarray(at, at + 4096));
  return text;
}

/** Where a range is cut for a chance in 65,536ths: above `low`, below `high`. */
export function cut(low, high, chance) {
  const width = high - low;
  return low + (width >>> 16) * chance + (((width & 0xffff) * chance) >>> 16);
}

/**
 * Restores a text from its bits. `next` is told the chance of a 1, in 65,536ths, and gives the bit.
 *
 * @returns restores so many units more, and gives the text once it is whole
 */
export function restorer({ units, counts, length }, next) {
  const leaves = leavesOf({ units, counts });
  const read = createReader(leaves, next);
  const keys = createKeys();
  const codes = new Int32Array(5 + length);
  const places = new Int32Array(1 << 20);
  const text = new Uint16Array(length);
  let [at, word, wordBefore, repeat, from, start, isStart] = [5, 0, 0, 0, 0, 0, false];
  return (stretch) => {
    for (const end = min(codes.length, at + stretch); at < end; at++) {
      const last = codes[at - 1];
      const one = hash(0, last);
      const two = hash(one, codes[at - 2]);
      const three = hash(two, codes[at - 3]);
      const four = hash(three, codes[at - 4]);
      // Where the last five signs came before, the next one may come again.
      const place = hash(four, codes[at - 5]) >>> 12;
      if (repeat === 0 && places[place] > 0) [repeat, from] = [1, places[place]];
      places[place] = at;
      const again = repeat > 0 ? hash(repeat << 20, codes[from]) : 0;
      // Many lists are sorted, so an entry starts like the one before, or a little later in the alphabet.
      const begun = isStart ? hash(start + 7777, last) : hash(4321, word);
      const pair = hash(hash(word + 99, last), wordBefore);
      const keyed = hash(two + 1234, keys.current());
      const keyedOne = hash(one + 4244, keys.current());
      // Words that differ in their last letter, as in the plural, go on alike.
      const skipped = hash(hash(98, codes[at - 3]), codes[at - 2]);
      const code = read(one, two, three, four, begun, pair, keyed, again, keyedOne, skipped, word !== 0, last, repeat);
      codes[at] = code;
      repeat = repeat > 0 && codes[from++] === code ? min(repeat + 1, LONGEST) : 0;
      const unit = leaves[code] - 1;
      keys.read(unit);
      const isLetter = ((unit | 32) > 96 && (unit | 32) < 123) || unit > 127;
      if (word !== 0 && !isLetter) wordBefore = word;
      word = isLetter ? hash(word, unit | 32) : 0;
      if (unit === COMMA || unit === QUOTE) isStart = true;
      else if (isStart && unit !== SPACE) [start, isStart] = [code, false];
      text[at - 5] = unit;
    }
    return at < codes.length ? undefined : textOf(text);
  };
}

/** Restores a text that was packed, as `restorer` does. */
function unpacker(packed) {
  const bytes = atob(packed.bytes);
  // The bits are where a number lies between a low and a high one; typed, as engines then count fast in 32 bits.
  const range = Uint32Array.of(0, 0xffffffff, 0);
  let at = 0;
  const shift = () => {
    range[0] <<= 8;
    range[1] = (range[1] << 8) | 255;
    range[2] = (range[2] << 8) | bytes.charCodeAt(at++);
  };
  for (let count = 0; count < 4; count++) shift();
  range[0] = 0;
  range[1] = 0xffffffff;
  return restorer(packed, (chance) => {
    const middle = cut(range[0], range[1], chance);
    const bit = range[2] <= middle ? 1 : 0;
    if (bit) range[1] = middle;
    else range[0] = middle + 1;
    while ((range[0] ^ range[1]) >>> 24 === 0) shift();
    return bit;
  });
}

/** The text that was packed. */
export function unpack(packed) {
  return unpacker(packed)(packed.length);
}

/** How many units are restored at a stretch: a millisecond, and some of it before an engine has warmed up. */
const STRETCH = 1 << 10;

/** The text that was packed. `pause`, if any, lets other work run in between. */
export async function unpackBy(packed, pause) {
  const restore = unpacker(packed);
  for (let text; ;) {
    await pause?.();
    text = restore(STRETCH);
    if (text !== undefined) return text;
  }
}
