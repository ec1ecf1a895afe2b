// Restores a text that pack.js has packed. It is part of the bundle, so it is short, and it counts in integers only, so
// every engine restores the same.

// Globals are slow to look up where a test runs in a context of its own, as under Jest.
const { imul, max, min } = Math;

/** The farthest that evidence goes in either direction. */
const FAR = 2047;

/** 65536 / (1 + e^(-x / 256)) for x from -2048 on, in steps of 128. */
const CURVE = [
  22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768, 40793, 47911, 53581,
  57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514,
];

/** A value between two neighbours of a table, `rest` 128ths of the way. */
const between = (table, at, rest) => (table[at] * (128 - rest) + table[at + 1] * rest + 64) >> 7;

/** The chance in 65,536ths that evidence stands for, from -2047 to 2047. */
const chances = Uint16Array.from({ length: 2 * FAR + 1 }, (_, at) => between(CURVE, (at + 1) >> 7, (at + 1) & 127));

/** The evidence that a chance in 4,096ths stands for. */
const evidence = new Int16Array(4096);
for (let chance = 0, at = 0; chance < 4096; chance++) {
  while (at < 2 * FAR && chances[at] < 16 * chance + 8) at++;
  evidence[chance] = at - FAR;
}

/** How often a chance is counted to have been used, at most: then it moves no slower. */
const USED = 8;

/** How far a chance moves towards the bit that came, in 32,768ths, after so many uses. */
const RATES = Int32Array.from({ length: USED + 1 }, (_, used) => 327680 / (10 * used + 11));

/** How many chances there are: a power of two. */
const ROOM = 1 << 22;

/** A chance that nothing is known of. A state is a chance, the tag of its context, and how often it was used. */
const FRESH = 1 << 31;

/** The bits of a state that tell whose it is, as many contexts share the room. */
const TAG = 0x3ff0;

/** Nothing is learned from an error below this, in 65,536ths: it takes time, and what is sure would crowd out the rest. */
const SURE = 1200;

/** How many sets of weights there are within a word, and again outside of one: for as many beginnings of codes. */
const SETS = 128;

/** How many corrections there are for each step of the curve. */
const CORRECTIONS = 1 << 12;

/** The longest that a repeat is counted to be. */
const LONGEST = 31;

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

/** The tag of a context. */
const tagOf = (context) => (context >>> 18) & TAG;

/** Moves a chance towards the bit that came, and the weight of its evidence by how much that helped. */
function learn(states, slot, context, weights, weight, error) {
  const tag = tagOf(context);
  let state = states[slot];
  if ((state & TAG) !== tag) state = FRESH | tag;
  const chance = state >>> 16;
  const used = state & 15;
  weights[weight] += (imul(evidence[chance >> 4], error) + 0x8000) >> 16;
  const moved = chance + (imul((error > 0 ? 0xffff : 0) - chance, RATES[used]) >> 15);
  states[slot] = (moved << 16) | tag | min(used + 1, USED);
}

/** Corrects chances by what came of the same ones, after the same sign. */
function createCorrector() {
  const steps = CURVE.length;
  const corrected = Uint16Array.from({ length: steps * CORRECTIONS }, (_, at) => CURVE[at % steps]);
  let nearest = 0;
  return {
    correct(context, sum) {
      const rest = (sum + FAR + 1) & 127;
      const at = (context & (CORRECTIONS - 1)) * steps + ((sum + FAR + 1) >> 7);
      nearest = at + (rest >> 6);
      return max(32, min(0xffff - 32, (chances[sum + FAR] + between(corrected, at, rest)) >> 1));
    },
    learn(bit) {
      corrected[nearest] += ((bit ? 0xffff : 0) - corrected[nearest]) >> 6;
    },
  };
}

/**
 * Reads a code bit by bit. What came in each of eight contexts is evidence for the next bit; the evidence is weighted by how
 * well it has done so far, and added up.
 */
function createReader(leaves, next) {
  const states = new Int32Array(ROOM).fill(FRESH);
  const weights = new Int32Array(8 * 2 * SETS).fill(18_000);
  const corrector = createCorrector();
  const weighed = (slot, context, weight) => {
    const state = states[slot];
    return (state & TAG) === tagOf(context) ? imul(evidence[state >>> 20], weights[weight]) : 0;
  };
  return (a, b, c, d, e, f, g, h, isInWord) => {
    let code = 1;
    do {
      const set = 8 * (min(code, SETS - 1) + (isInWord ? SETS : 0));
      // Written out eight times, as a loop takes half as long again.
      const slotA = (a + code) & (ROOM - 1);
      const slotB = (b + code) & (ROOM - 1);
      const slotC = (c + code) & (ROOM - 1);
      const slotD = (d + code) & (ROOM - 1);
      const slotE = (e + code) & (ROOM - 1);
      const slotF = (f + code) & (ROOM - 1);
      const slotG = (g + code) & (ROOM - 1);
      const slotH = (h + code) & (ROOM - 1);
      const sum =
        weighed(slotA, a, set) +
        weighed(slotB, b, set + 1) +
        weighed(slotC, c, set + 2) +
        weighed(slotD, d, set + 3) +
        weighed(slotE, e, set + 4) +
        weighed(slotF, f, set + 5) +
        weighed(slotG, g, set + 6) +
        weighed(slotH, h, set + 7);
      const total = max(-FAR, min(FAR, sum >> 16));
      const bit = next(corrector.correct(a + code, total));
      corrector.learn(bit);
      const error = (bit << 16) - chances[total + FAR];
      if (error > SURE || error < -SURE) {
        learn(states, slotA, a, weights, set, error);
        learn(states, slotB, b, weights, set + 1, error);
        learn(states, slotC, c, weights, set + 2, error);
        learn(states, slotD, d, weights, set + 3, error);
        learn(states, slotE, e, weights, set + 4, error);
        learn(states, slotF, f, weights, set + 5, error);
        learn(states, slotG, g, weights, set + 6, error);
        learn(states, slotH, h, weights, set + 7, error);
      }
      code = (code << 1) | bit;
    } while (leaves[code] === 0);
    return code;
  };
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
  const codes = new Int32Array(6 + length);
  const places = new Int32Array(1 << 20);
  const text = new Uint16Array(length);
  let [at, word, wordBefore, repeat, from, start, isStart] = [6, 0, 0, 0, 0, 0, false];
  return (stretch) => {
    for (const end = min(codes.length, at + stretch); at < end; at++) {
      const last = codes[at - 1];
      const one = hash(0, last);
      const two = hash(one, codes[at - 2]);
      const three = hash(two, codes[at - 3]);
      const four = hash(three, codes[at - 4]);
      // Where the last six signs came before, the next one may come again.
      const place = hash(hash(four, codes[at - 5]), codes[at - 6]) >>> 12;
      if (repeat === 0 && places[place] > 0) [repeat, from] = [1, places[place]];
      places[place] = at;
      const again = repeat > 0 ? hash(repeat << 20, codes[from]) : 0;
      // Many lists are sorted, so an entry starts like the one before, or a little later in the alphabet.
      const begun = isStart ? hash(start + 7777, last) : hash(~word, last);
      const pair = hash(hash(word + 99, last), wordBefore);
      const keyed = hash(hash(word + 1234, last), keys.current());
      const code = read(one, two, three, four, begun, pair, keyed, again, word !== 0);
      codes[at] = code;
      repeat = repeat > 0 && codes[from++] === code ? min(repeat + 1, LONGEST) : 0;
      const unit = leaves[code] - 1;
      keys.read(unit);
      const isLetter = ((unit | 32) > 96 && (unit | 32) < 123) || unit > 127;
      if (word !== 0 && !isLetter) wordBefore = word;
      word = isLetter ? hash(word, unit | 32) : 0;
      if (unit === COMMA || unit === QUOTE) isStart = true;
      else if (isStart && unit !== SPACE) [start, isStart] = [code, false];
      text[at - 6] = unit;
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
