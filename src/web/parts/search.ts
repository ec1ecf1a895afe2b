import { createSearch, type Lines } from '../../runtime/index.ts';
import { parts } from '../parts.ts';

/** How many records are read at a stretch: some 20 ms. */
const STRETCH = 2048;

/** Gives the lines of a large collection bit by bit, so that a page can go on with other work in between. */
function paced(lines: Lines): Lines {
  return async function* () {
    for await (const part of lines()) {
      for (let at = 0; at < part.length; at += STRETCH) {
        if (at > 0) await new Promise((done) => setTimeout(done));
        yield part.slice(at, at + STRETCH);
      }
    }
  };
}

parts.search = (lines, onRead) => createSearch(paced(lines), onRead);
