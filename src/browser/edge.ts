import { createRuntime, type Runtime } from '../runtime/index.ts';
import { addressOf, readFile, readJson, toResponse, toRuntimeRequest } from './http.ts';

/** What the platform binds: the files of the tree, by the path of any address. */
interface Bindings {
  readonly ASSETS: { fetch(address: string): Promise<Response> };
}

/** The entry of a worker on an edge network. */
interface EdgeWorker {
  fetch(request: Request, bindings: Bindings): Promise<Response>;
}

// Any origin will do.
const ROOT = new URL('https://assets.example/');

// What queries read; the rest is asked for rarely, and may be much.
const KEPT = /(?:^mockgen|\/all)\.json$/;

function openRuntime({ ASSETS }: Bindings): Runtime {
  const get = (file: string): Promise<Response> => ASSETS.fetch(addressOf(ROOT, file).href);
  const kept = new Map<string, Promise<string | undefined>>();
  return createRuntime({
    read(file) {
      const found = kept.get(file) ?? get(file).then(readJson);
      if (KEPT.test(file)) kept.set(file, found);
      found.catch(() => kept.delete(file));
      return found;
    },
    file: async (file) => readFile(file, await get(file)),
  });
}

let runtime: Runtime | undefined;

/** Answers the service over the files that were published with it: they never change while this worker lives. */
const worker: EdgeWorker = {
  async fetch(request, bindings) {
    runtime ??= openRuntime(bindings);
    return toResponse(await runtime.handle(toRuntimeRequest(request, new URL(request.url).pathname)));
  },
};

export default worker;
