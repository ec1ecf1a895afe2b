// Tells the chance of each bit of a packed text. It is part of the bundle, so it is short, and it counts in integers only, so
// every engine tells the same.

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
const USED = 6;

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

/** How many more there are, one for each last sign; of rare ones, some share a set. */
const SIGNS = 512;

/** And how many more, one for each length of a repeat. */
const REPEATS = 16;

/** How many contexts give evidence. */
const CONTEXTS = 10;

/** How many corrections there are for each step of the curve. */
const CORRECTIONS = 1 << 12;

/** The tag of a context. */
const tagOf = (context) => (context >>> 18) & TAG;

/** Moves a chance towards the bit that came. Returns by how much its evidence is to count for more. */
function learn(states, slot, context, error) {
  const tag = tagOf(context);
  let state = states[slot];
  if ((state & TAG) !== tag) state = FRESH | tag;
  const chance = state >>> 16;
  const used = state & 15;
  const moved = chance + (imul((error > 0 ? 0xffff : 0) - chance, RATES[used]) >> 15);
  states[slot] = (moved << 16) | tag | min(used + 1, USED);
  return (imul(evidence[chance >> 4], error) + 0x10000) >> 17;
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

/** Weighs evidence by how well its context has done so far: in this part of a code, after this sign, and in such a repeat. */
function createScales() {
  const states = new Int32Array(ROOM).fill(FRESH);
  const weights = new Int32Array(CONTEXTS * (2 * SETS + SIGNS + REPEATS)).fill(4_300);
  let [set, sign, length] = [0, 0, 0];
  return {
    choose(code, isInWord, last, repeat) {
      set = CONTEXTS * (min(code, SETS - 1) + (isInWord ? SETS : 0));
      sign = CONTEXTS * (2 * SETS + (last & (SIGNS - 1)));
      length = CONTEXTS * (2 * SETS + SIGNS + repeat);
    },
    weigh(slot, context, at) {
      const state = states[slot];
      if ((state & TAG) !== tagOf(context)) return 0;
      return imul(evidence[state >>> 20], weights[set + at] + weights[sign + at] + weights[length + at]);
    },
    correct(slot, context, at, error) {
      const step = learn(states, slot, context, error);
      weights[set + at] += step;
      weights[sign + at] += step;
      weights[length + at] += step;
    },
  };
}

/**
 * Reads a code bit by bit. What came in each of ten contexts is evidence for the next bit; it is weighed, and added up.
 * `repeat` tells how long the text has gone on as it did before, from 0 to 15.
 */
export function createReader(leaves, next) {
  const { choose, weigh, correct } = createScales();
  const corrector = createCorrector();
  return (a, b, c, d, e, f, g, h, i, j, isInWord, last, repeat) => {
    let code = 1;
    do {
      choose(code, isInWord, last, repeat);
      // Written out ten times, as a loop takes half as long again.
      const slotA = (a + code) & (ROOM - 1);
      const slotB = (b + code) & (ROOM - 1);
      const slotC = (c + code) & (ROOM - 1);
      const slotD = (d + code) & (ROOM - 1);
      const slotE = (e + code) & (ROOM - 1);
      const slotF = (f + code) & (ROOM - 1);
      const slotG = (g + code) & (ROOM - 1);
      const slotH = (h + code) & (ROOM - 1);
      const slotI = (i + code) & (ROOM - 1);
      const slotJ = (j + code) & (ROOM - 1);
      const sum =
        weigh(slotA, a, 0) +
        weigh(slotB, b, 1) +
        weigh(slotC, c, 2) +
        weigh(slotD, d, 3) +
        weigh(slotE, e, 4) +
        weigh(slotF, f, 5) +
        weigh(slotG, g, 6) +
        weigh(slotH, h, 7) +
        weigh(slotI, i, 8) +
        weigh(slotJ, j, 9);
      const total = max(-FAR, min(FAR, sum >> 16));
      const bit = next(corrector.correct(a + code, total));
      corrector.learn(bit);
      const error = (bit << 16) - chances[total + FAR];
      if (error > SURE || error < -SURE) {
        correct(slotA, a, 0, error);
        correct(slotB, b, 1, error);
        correct(slotC, c, 2, error);
        correct(slotD, d, 3, error);
        correct(slotE, e, 4, error);
        correct(slotF, f, 5, error);
        correct(slotG, g, 6, error);
        correct(slotH, h, 7, error);
        correct(slotI, i, 8, error);
        correct(slotJ, j, 9, error);
      }
      code = (code << 1) | bit;
    } while (leaves[code] === 0);
    return code;
  };
}
