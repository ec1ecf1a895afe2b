import { createSearch, type Lines, type Search } from '../runtime/index.ts';

/** This many records are parsed without a pause: about 20 ms of work. */
const RUN = 2048;

/** Yields the lines in parts of at most {@link RUN}. A pause between two parts lets the page do other work. */
function paced(lines: Lines): Lines {
  return async function* (fields) {
    for await (const part of lines(fields)) {
      for (let at = 0; at < part.length; at += RUN) {
        if (at > 0) await new Promise((done) => setTimeout(done));
        yield part.slice(at, at + RUN);
      }
    }
  };
}

/** Creates a search over one collection that never blocks a page for long. */
export function createPacedSearch(lines: Lines): Search {
  return createSearch(paced(lines));
}
