import type { Detour } from '../../runtime/index.ts';
import type { ChaosOptions } from '../../tree/index.ts';
import { checkChaos } from '../options.ts';

export { ConnectionCut, isConnectionCut } from '../connection-cut.ts';
export { isAskedFor } from '../fault-header.ts';
export { checkChaos } from '../options.ts';
export type { ChaosOptions, Trouble } from '../../tree/index.ts';

/**
 * Returns the delays and failures that a host and its tree ask for. The code for them is loaded with the first request
 * that they may concern.
 *
 * @param options what the host asks for; it comes before what the tree says
 * @throws MockgenError `bad_option` for an option with a wrong value
 */
export function loadChaos(options: ChaosOptions): Detour {
  const isAsked = checkChaos(options);
  let loading: Promise<Detour> | undefined;
  const load = async (): Promise<Detour> => (await import('../index.ts')).createChaos(options);
  return async (tree, request, answer) => {
    if (!isAsked && !tree.manifest.api?.chaos) return answer();
    const detour = await (loading ??= load());
    return detour(tree, request, answer);
  };
}
