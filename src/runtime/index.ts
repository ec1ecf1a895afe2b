import { answerCollection } from './collection.ts';
import { fillSegments } from './envelope.ts';
import { parseOrigin, parseSelection } from './parameters.ts';
import { problem } from './problem.ts';
import { parseQuery } from './query.ts';
import { type Answer, METHODS, respond, respondToOptions } from './respond.ts';
import { findRoute, type Item } from './route.ts';
import { chooseSource, type Source } from './source.ts';
import { createTreeReader, missingFile, TreeError, type TreeReader } from './tree.ts';
import type { PlainFile, Runtime, RuntimePorts, RuntimeRequest, TreeInfo } from './types.ts';

export { fillEnvelope, fillSegments } from './envelope.ts';
export { entityTag } from './respond.ts';
export { splitRecords } from './tree.ts';
export type {
  Envelope,
  Generator,
  ItemSegments,
  PlainFile,
  Read,
  Runtime,
  RuntimePorts,
  RuntimeRequest,
  RuntimeResponse,
  Slot,
  TreeInfo,
} from './types.ts';

const JSON_TYPE = 'application/json';

function notFound(path: string, info: TreeInfo, resource?: string): Answer {
  const known = resource
    ? `The ids of ${resource} count up from 1.`
    : `The resources are ${Object.keys(info.resources).join(', ')}.`;
  return problem(404, `There is nothing at ${path}. ${known}`);
}

const isJson = (file: string): boolean => file.endsWith('.json');

/** Reads what no paging touches. The host's own tree comes through its `file`, which may have others than JSON. */
async function readFile(ports: RuntimePorts, { read }: Source, file: string): Promise<PlainFile | undefined> {
  if (ports.file && read === ports.read) return ports.file(file);
  const body = isJson(file) ? await read(file) : undefined;
  return body === undefined ? undefined : { type: JSON_TYPE, body };
}

/** Finds the record of an item's id in its collection, in the shape that the item's own file has. */
async function readItem(
  tree: TreeReader,
  info: TreeInfo,
  { read }: Source,
  item: Item,
): Promise<PlainFile | undefined> {
  const { lines } = await tree.collection(read, item.collection);
  const record = lines[item.id - 1];
  if (record === undefined) return undefined;
  return { type: JSON_TYPE, body: fillSegments(info.item, { resource: JSON.stringify(item.resource), record }) };
}

/** The page of the tree, for a client that would rather look at it than read the index. */
async function readPage({ file }: RuntimePorts, { path, headers }: RuntimeRequest): Promise<PlainFile | undefined> {
  return path === '/' && headers['accept']?.includes('text/html') ? file?.('index.html') : undefined;
}

async function answer(ports: RuntimePorts, tree: TreeReader, request: RuntimeRequest): Promise<Answer> {
  const { path } = request;
  const found = ({ type, body }: PlainFile, cache: Source['cache'], headers?: Answer['headers']): Answer => {
    const control = cache === 'BYPASS' && { 'cache-control': 'no-store' };
    const vary = path === '/' && { vary: 'Accept' };
    return { status: 200, type, body, headers: { 'x-cache': cache, ...control, ...vary, ...headers } };
  };
  const info = await tree.info(ports.read);
  const page = await readPage(ports, request);
  if (page) return found(page, 'HIT');
  const packed = info.packed ?? ports.packed;
  const route = findRoute(path, info, packed);
  if (!route) return notFound(path, info);
  // A page or a picture is nobody's data: neither a seed nor nocache says anything of it.
  const query = isJson(route.file) ? parseQuery(request.query) : [];
  const origin = parseOrigin(query);
  const fields = info.resources[route.resource ?? '']?.fields ?? [];
  const selection = parseSelection(route.kind === 'collection' ? query : [], fields);
  const errors = [...selection.errors, ...origin.errors];
  if (errors.length) {
    return problem(400, `Bad parameters: ${errors.map(({ parameter }) => parameter).join(', ')}.`, errors);
  }
  const source = await chooseSource(ports, origin, info.seed);
  if (!source) return problem(501, `This host holds the data of seed ${info.seed} and cannot generate any other.`);
  if (route.kind === 'collection') {
    const collection = await tree.collection(source.read, route.file);
    const asked = { resource: route.resource, path: (ports.base ?? '') + path, query, selection };
    const answered = answerCollection(collection, info, asked);
    return found(answered, source.cache, answered.headers);
  }
  const isPacked = packed && route.kind === 'item';
  const file = await (isPacked ? readItem(tree, info, source, route) : readFile(ports, source, route.file));
  if (!file && route.kind === 'document') throw missingFile(route.file);
  return file ? found(file, source.cache) : notFound(path, info, route.resource);
}

/**
 * Makes the runtime of one tree: it answers the paths, queries and headers of the service over what the host lends.
 *
 * @param ports how to read the tree, and what else the host can do
 */
export function createRuntime(ports: RuntimePorts): Runtime {
  const tree = createTreeReader();
  return {
    async handle(request) {
      const { method } = request;
      if (method === 'OPTIONS') return respondToOptions();
      if (method !== 'GET' && method !== 'HEAD') {
        const refusal = problem(405, `${method} is not allowed: every resource is read-only.`);
        return respond(request, { ...refusal, headers: { allow: METHODS } });
      }
      try {
        return respond(request, await answer(ports, tree, request));
      } catch (error) {
        if (error instanceof TreeError) return respond(request, problem(500, error.message));
        throw error;
      }
    },
  };
}
