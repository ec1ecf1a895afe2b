import { answerCollection } from './collection.ts';
import { parseOrigin, parseSelection } from './parameters.ts';
import { problem } from './problem.ts';
import { parseQuery } from './query.ts';
import { type Answer, METHODS, respond, respondToOptions } from './respond.ts';
import { findRoute, type Route } from './route.ts';
import { chooseSource, type Source } from './source.ts';
import { createTreeReader, missingFile, TreeError, type TreeReader } from './tree.ts';
import type { PlainFile, Runtime, RuntimePorts, RuntimeRequest, TreeInfo } from './types.ts';

export { fillEnvelope } from './envelope.ts';
export type {
  Envelope,
  Generator,
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
  return problem(
    404,
    resource
      ? `There is nothing of ${resource} at ${path}: an id is a positive integer without leading zeros.`
      : `There is nothing at ${path}. The resources are ${Object.keys(info.resources).join(', ')}.`,
  );
}

const isJson = (file: string): boolean => file.endsWith('.json');

/** Reads what no paging touches. The host's own tree comes through its `file`, which may have others than JSON. */
async function readFile(ports: RuntimePorts, { read }: Source, { kind, file }: Route): Promise<PlainFile | undefined> {
  const readJson = async (): Promise<PlainFile | undefined> => {
    const body = isJson(file) ? await read(file) : undefined;
    return body === undefined ? undefined : { type: JSON_TYPE, body };
  };
  const found = await (ports.file && read === ports.read ? ports.file(file) : readJson());
  if (!found && kind === 'document') throw missingFile(file);
  return found;
}

async function answer(ports: RuntimePorts, tree: TreeReader, { path, query: text }: RuntimeRequest): Promise<Answer> {
  const info = await tree.info(ports.read);
  const route = findRoute(path, info);
  if (!route) return notFound(path, info);
  // A page or a picture is nobody's data: neither a seed nor nocache says anything of it.
  const query = isJson(route.file) ? parseQuery(text) : [];
  const origin = parseOrigin(query);
  const fields = info.resources[route.resource ?? '']?.fields ?? [];
  const selection = parseSelection(route.kind === 'collection' ? query : [], fields);
  const errors = [...selection.errors, ...origin.errors];
  if (errors.length) {
    return problem(400, `Bad parameters: ${errors.map(({ parameter }) => parameter).join(', ')}.`, errors);
  }
  const source = await chooseSource(ports, origin, info.seed);
  if (!source) return problem(501, `This host holds the data of seed ${info.seed} and cannot generate any other.`);
  const found = (file: PlainFile, headers?: Answer['headers']): Answer => {
    const control = source.cache === 'BYPASS' ? 'no-store' : 'no-cache';
    const { type, body } = file;
    return { status: 200, type, body, headers: { 'x-cache': source.cache, 'cache-control': control, ...headers } };
  };
  if (route.kind === 'collection') {
    const collection = await tree.collection(source.read, route.file);
    const asked = { resource: route.resource, path: (ports.base ?? '') + path, query, selection };
    const page = answerCollection(collection, info, asked);
    return found(page, page.headers);
  }
  const file = await readFile(ports, source, route);
  return file ? found(file) : notFound(path, info, route.resource);
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
        // Whatever else a host throws is not for the eyes of its clients.
        const detail = error instanceof TreeError ? error.message : 'The tree cannot be read.';
        return respond(request, problem(500, detail));
      }
    },
  };
}
