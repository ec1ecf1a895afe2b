// Restores a text that pack.js has packed. It is part of the bundle, so it is short, and it counts in integers only, so
// every engine restores the same.

// Globals are slow to look up where a test runs in a context of its own, as under Jest.
const { imul, max, min } = Math;

/** 4096 / (1 + e^(-x / 256)) for x from -2048 on, in steps of 128. */
const CURVE = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975,
  4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

/** The farthest that evidence goes in either direction. */
const FAR = 2047;

/** The chance in 4,096ths that evidence stands for, from -2047 to 2047. */
const chances = Int16Array.from({ length: 2 * FAR + 1 }, (_, at) => {
  const [step, rest] = [(at + 1) >> 7, (at + 1) & 127];
  return (CURVE[step] * (128 - rest) + CURVE[step + 1] * rest + 64) >> 7;
});

/** The evidence that a chance in 4,096ths stands for. */
const evidence = new Int16Array(4096);
for (let chance = 0, at = 0; chance < 4096; chance++) {
  while (at < 2 * FAR && chances[at] < chance) at++;
  evidence[chance] = at - FAR;
}

/** How often a chance is counted to have been used, at most: then it moves no slower. */
const USED = 8;

/** How far a chance moves towards the bit that came, in 65,536ths, after so many uses. */
const RATES = Int32Array.from({ length: USED + 1 }, (_, used) => 131072 / (2 * used + 3));

/** How many chances there are: a power of two. */
const ROOM = 1 << 22;

/** How many sets of weights there are within a word, and again outside of one: for as many beginnings of codes. */
const SETS = 128;

/** The longest that a repeat is counted to be. */
const LONGEST = 7;

/** What stands around the entries of a list. */
const [COMMA, QUOTE, SPACE] = [44, 34, 32];

/** Mixes the code of a sign into a hash of what came with it. */
function hash(before, code) {
  const mixed = imul(before + code + 1, 0x2f0b4c47);
  return mixed ^ (mixed >>> 15);
}

/** Moves a chance towards the bit that came, and the weight of its evidence by how much that helped. */
function learn(states, slot, weights, weight, error) {
  // A state is a chance and, in the last 4 bits, how often it was used.
  const state = states[slot];
  const chance = state >> 4;
  const used = state & 15;
  weights[weight] += (imul(evidence[chance], error) + 2048) >> 12;
  const moved = chance + (imul((error > 0 ? 4095 : 0) - chance, RATES[used]) >> 16);
  states[slot] = (moved << 4) | min(used + 1, USED);
}

/**
 * Reads a code bit by bit. What came in each of five contexts is evidence for the next bit; the evidence is weighted by how
 * well it has done so far, and added up.
 */
function createReader(leaves, next) {
  const states = new Uint16Array(ROOM).fill(0x8000);
  const weights = new Int32Array(10 * SETS).fill(20_000);
  const weighed = (slot, weight) => imul(evidence[states[slot] >> 4], weights[weight]);
  return (a, b, c, d, e, isInWord) => {
    let code = 1;
    do {
      const set = 5 * (min(code, SETS - 1) + (isInWord ? SETS : 0));
      // Written out five times, as a loop takes half as long again.
      const slotA = (a + code) & (ROOM - 1);
      const slotB = (b + code) & (ROOM - 1);
      const slotC = (c + code) & (ROOM - 1);
      const slotD = (d + code) & (ROOM - 1);
      const slotE = (e + code) & (ROOM - 1);
      const sum =
        weighed(slotA, set) +
        weighed(slotB, set + 1) +
        weighed(slotC, set + 2) +
        weighed(slotD, set + 3) +
        weighed(slotE, set + 4);
      const chance = chances[FAR + max(-FAR, min(FAR, sum >> 16))];
      const bit = next(chance);
      const error = (bit << 12) - chance;
      learn(states, slotA, weights, set, error);
      learn(states, slotB, weights, set + 1, error);
      learn(states, slotC, weights, set + 2, error);
      learn(states, slotD, weights, set + 3, error);
      learn(states, slotE, weights, set + 4, error);
      code = (code << 1) | bit;
    } while (leaves[code] === 0);
    return code;
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

/**
 * Restores a text from its bits. `next` is told the chance of a 1, in 4,096ths, and gives the bit.
 *
 * @returns restores so many units more, and gives the text once it is whole
 */
export function restorer({ units, counts, length }, next) {
  const leaves = leavesOf({ units, counts });
  const read = createReader(leaves, next);
  const codes = new Int32Array(4 + length);
  const places = new Int32Array(1 << 18);
  const text = new Uint16Array(length);
  let [at, word, repeat, from, start, isStart] = [4, 0, 0, 0, 0, false];
  return (stretch) => {
    for (const end = min(codes.length, at + stretch); at < end; at++) {
      const one = hash(0, codes[at - 1]);
      const two = hash(one, codes[at - 2]);
      const four = hash(hash(two, codes[at - 3]), codes[at - 4]);
      // Where the last four signs came before, the next one may come again.
      const place = four >>> 14;
      if (repeat === 0 && places[place] > 0) [repeat, from] = [1, places[place]];
      places[place] = at;
      const again = repeat > 0 ? hash(repeat << 20, codes[from]) : 0;
      // Many lists are sorted, so an entry starts like the one before, or a little later in the alphabet.
      const begun = isStart ? hash(start + 7777, codes[at - 1]) : hash(~word, codes[at - 1]);
      const code = read(one, two, four, begun, again, word !== 0);
      codes[at] = code;
      repeat = repeat > 0 && codes[from++] === code ? min(repeat + 1, LONGEST) : 0;
      const unit = leaves[code] - 1;
      const isLetter = ((unit | 32) > 96 && (unit | 32) < 123) || unit > 127;
      word = isLetter ? hash(word, unit | 32) : 0;
      if (unit === COMMA || unit === QUOTE) isStart = true;
      else if (isStart && unit !== SPACE) [start, isStart] = [code, false];
      text[at - 4] = unit;
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
    const middle = range[0] + ((range[1] - range[0]) >>> 12) * chance;
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
const STRETCH = 1 << 11;

/** The text that was packed. `pause`, if any, lets other work run in between. */
export async function unpackBy(packed, pause) {
  const restore = unpacker(packed);
  for (let text; ;) {
    await pause?.();
    text = restore(STRETCH);
    if (text !== undefined) return text;
  }
}
