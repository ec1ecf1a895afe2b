import type { Holder, Runtime } from '../../runtime/index.ts';
import type { Chaos } from '../create-chaos.ts';
import { type ChaosOptions, checkChaos } from '../options.ts';

export { ConnectionCut } from '../connection-cut.ts';
export { isAskedFor } from '../fault-header.ts';
export { checkChaos, isDelay, isShare, nearestDelay, nearestShare } from '../options.ts';
export type { ChaosOptions, Trouble } from '../options.ts';
export type { Chaos } from '../create-chaos.ts';

/**
 * Loads delays and failures.
 *
 * @returns undefined when none are asked for; rejects with MockgenError `bad_option` for an option with a wrong value
 */
export async function loadChaos(options: ChaosOptions): Promise<Chaos | undefined> {
  return checkChaos(options) ? (await import('../index.ts')).createChaos(options) : undefined;
}

/**
 * Adds delays and failures to a runtime. The code for them is loaded with the first request.
 *
 * @returns the runtime itself when none are asked for
 * @throws MockgenError `bad_option` for an option with a wrong value
 */
export function withChaos(runtime: Runtime, holder: Holder, options: ChaosOptions): Runtime {
  if (!checkChaos(options)) return runtime;
  let loading: Promise<Runtime> | undefined;
  const load = async (): Promise<Runtime> => (await loadChaos(options))?.(runtime, holder) ?? runtime;
  return { handle: async (request) => (await (loading ??= load())).handle(request) };
}
