// How much of what two seeds write is the same but for names and numbers.

const SENTENCES = /(?<=[.!?]["”]?) (?=["“\p{Lu}\p{N}])/u;

/** Resources whose texts tell facts, with the field. */
const TOLD = {
  hotels: 'description',
  companies: 'description',
  courses: 'description',
  events: 'description',
  images: 'description',
  mentors: 'bio',
};

/** Number of records of each seed. */
const TREE = 100;

/** The sentences of a text, with blanks for numbers and for names within them. */
export function framesOf(text) {
  return text.split(SENTENCES).map((sentence) =>
    sentence
      .replace(/[\d.,:]*\d/g, '#')
      .replace(/(?<=\S )\p{Lu}[\p{L}'-]*/gu, '_')
      .replace(/(_ )+_/g, '_'),
  );
}

/** The share of the frames of some texts that others have, too. */
export function sharedFrames(texts, others) {
  const [own, foreign] = [texts, others].map((list) => new Set(list.flatMap(framesOf)));
  return [...own].filter((frame) => foreign.has(frame)).length / own.size;
}

/**
 * A line for each resource whose texts tell facts, and one for all of them.
 *
 * @param take the first values of a field: `(resource, field, count, seed) => texts`
 */
export function describeFrames(take, seeds) {
  const all = [[], []];
  const lines = Object.entries(TOLD).map(([resource, field]) => {
    const texts = seeds.map((seed) => take(resource, field, TREE, seed));
    for (const [at, list] of texts.entries()) all[at].push(...list);
    return `${resource}.${field}: ${(100 * sharedFrames(...texts)).toFixed(0)} %`;
  });
  const total = (100 * sharedFrames(...all)).toFixed(0);
  return [`== frames of ${TREE} records of seed ${seeds[0]} that seed ${seeds[1]} has, too: ${total} %`, ...lines];
}
