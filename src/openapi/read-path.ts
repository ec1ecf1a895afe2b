import { isPlain, own, type Plain } from '../faults/index.ts';
import { MockgenError } from '../errors.ts';
import { answerOf, listIn, named, ONE_OBJECT } from './answers.ts';
import { below, resolved, rootOf, type ApiDocument, type Located } from './document.ts';
import { type AskedParameter, Places, stemOf, type LeftOut, type Place, type ReadPath } from './places.ts';

/** Returns the largest number that a parameter takes: in its schema or, in Swagger 2.0, in itself. */
function maximumOf(document: ApiDocument, located: Located): number | undefined {
  const schema = resolved(document, below(located, 'schema')).node;
  const stated = isPlain(schema) ? own(schema, 'maximum') : undefined;
  return typeof stated === 'number' ? stated : undefined;
}

function parametersOf(document: ApiDocument, path: Located, get: Located): readonly AskedParameter[] {
  const all = [below(path, 'parameters'), below(get, 'parameters')].flatMap((list) =>
    Array.isArray(list.node) ? list.node.map((_, at) => resolved(document, below(list, at))) : [],
  );
  return all.flatMap((one) => {
    const { node } = one;
    if (!isPlain(node) || node['in'] !== 'query' || typeof node['name'] !== 'string') return [];
    const maximum = maximumOf(document, one);
    return [{ name: node['name'], ...(maximum !== undefined && { maximum }) }];
  });
}

function describedBy(get: Plain): string | undefined {
  const { summary, description } = get;
  const text = typeof summary === 'string' ? summary : description;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().split('\n')[0] : undefined;
}

/** Reads what GET answers at one path. If no resource could answer like that, returns the path with the reason. */
function readPath(document: ApiDocument, paths: Located, path: string, hasItems: boolean): ReadPath | LeftOut {
  try {
    const item = resolved(document, below(paths, path));
    const get = resolved(document, below(item, 'get'));
    if (!isPlain(item.node) || !isPlain(get.node)) {
      return { path, why: 'it has no GET' };
    }
    const answer = answerOf(document, get);
    if (!answer) return { path, why: 'its GET has no answer 200 of JSON with a schema' };
    const found = listIn(document, answer, stemOf(path).split('/').at(-1) ?? '', hasItems);
    const description = describedBy(get.node);
    const isObject = found === ONE_OBJECT;
    if (typeof found === 'string' && !isObject) return { path, why: found };
    return {
      path,
      answer,
      ...(typeof found === 'string'
        ? { record: named(document, answer) }
        : { record: found.elements, list: found.list }),
      parameters: parametersOf(document, item, get),
      ...(description !== undefined && { description }),
    };
  } catch (error) {
    // A path that cannot be read does not stop the others.
    if (error instanceof MockgenError) return { path, why: error.message };
    throw error;
  }
}

/**
 * Finds what a document answers to GET: lists of objects, their items, and single objects. Returns them by place: paths
 * are split at the keys of records.
 */
export function findPlaces(document: ApiDocument): {
  readonly places: readonly Place[];
  readonly leftOut: readonly LeftOut[];
} {
  const paths = below(rootOf(document), 'paths');
  const leftOut: LeftOut[] = [];
  const places = new Places();
  const names = Object.keys(isPlain(paths.node) ? paths.node : {}).filter((path) => path.startsWith('/'));
  const withItems = new Set(names.flatMap((path) => /^(.*)\/\{[^{}/]+\}$/.exec(stemOf(path))?.[1] ?? []));
  for (const path of names) {
    const read = readPath(document, paths, path, withItems.has(stemOf(path)));
    const why = 'why' in read ? read.why : places.add(read);
    if (why !== undefined) leftOut.push({ path, why });
  }
  return { places: places.all(), leftOut };
}
