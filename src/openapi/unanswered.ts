import { isPlain, own } from '../faults/index.ts';
import { below, rootOf, type ApiDocument } from './document.ts';
import type { ParameterNames } from '../tree/index.ts';
import type { Place } from './places.ts';

/** The methods of operations that change something, as documents write them. */
const WRITES = ['post', 'put', 'patch', 'delete'] as const;

/** The most records that a page of a tree has. */
const MOST_ON_PAGE = 100;

/** A line names at most this many. */
const MOST_NAMED = 6;

/** Returns names as a list for a line, of which the first few are named. */
function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Returns the operations of a document that change something: `POST /users`. */
function writesOf(document: ApiDocument): readonly string[] {
  const paths = below(rootOf(document), 'paths');
  return Object.keys(isPlain(paths.node) ? paths.node : {}).flatMap((path) => {
    const item = below(paths, path).node;
    return WRITES.filter((method) => isPlain(item) && own(item, method) !== undefined).map(
      (method) => `${method.toUpperCase()} ${path}`,
    );
  });
}

/**
 * Returns notes on what a document has and a tree does not: parameters without effect, larger pages than the document
 * allows, and operations that change something.
 *
 * @param taken the names of the parameters that the tree takes
 */
export function unanswered(document: ApiDocument, places: readonly Place[], taken: ParameterNames): readonly string[] {
  const { limit } = taken;
  const names = new Set(Object.values(taken));
  const parameters = places.flatMap(({ list }) => list?.parameters ?? []);
  const idle = [...new Set(parameters.map(({ name }) => name))].filter((name) => !names.has(name));
  const most = parameters.flatMap(({ name, maximum }) => (name === limit && maximum !== undefined ? maximum : []));
  const least = Math.min(...most, MOST_ON_PAGE);
  const writes = writesOf(document);
  return [
    ...(idle.length > 0
      ? [`${listed(idle)}: parameters without effect; \`dialect\` in the config sorts, filters and expands`]
      : []),
    ...(least < MOST_ON_PAGE
      ? [`${limit}: at most ${least} in the document; a tree gives up to ${MOST_ON_PAGE} records`]
      : []),
    ...(writes.length > 0 ? [`${listed(writes)}: answered with 405, as a tree is read-only`] : []),
  ];
}
