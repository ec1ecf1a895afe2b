// Puts a load on a server: with autocannon where it is installed, or else with the small one of this folder.
import { createRequire } from 'node:module';
import { plainLoad } from './plain-load.js';

const CONNECTIONS = 16;

/** Asks with autocannon; `next` is the path, or gives the path of each request. */
async function askWith(autocannon, { url, next, seconds }) {
  const varied = typeof next === 'function';
  const setupRequest = (request) => {
    request.path = next();
    return request;
  };
  const { requests, duration, non2xx, errors, timeouts } = await autocannon({
    url: varied ? url : `${url}${next}`,
    connections: CONNECTIONS,
    duration: seconds,
    ...(varied && { requests: [{ setupRequest }] }),
  });
  return { rps: requests.total / duration, failed: non2xx + errors + timeouts };
}

/**
 * @param autocannon the folder it is installed in, if it is
 * @returns its name, and `load({ url, next, seconds })` that resolves to
 *   requests per second, how many failed, and how busy the load was in per cent of a core
 */
export function createLoad(autocannon) {
  const watched = (load) => async (options) => {
    const [start, used] = [performance.now(), process.cpuUsage()];
    const result = await load(options);
    const { user, system } = process.cpuUsage(used);
    return { ...result, busy: (user + system) / 10 / (performance.now() - start) };
  };
  if (!autocannon) {
    const load = ({ next, ...rest }) =>
      plainLoad({ ...rest, next: typeof next === 'function' ? next : () => next, connections: CONNECTIONS });
    return { name: `test/bench/plain-load.js, ${CONNECTIONS} connections`, load: watched(load) };
  }
  const require = createRequire(`${autocannon}/`);
  const program = require(autocannon);
  const { version } = require(`${autocannon}/package.json`);
  return {
    name: `autocannon ${version}, ${CONNECTIONS} connections`,
    load: watched((options) => askWith(program, options)),
  };
}
