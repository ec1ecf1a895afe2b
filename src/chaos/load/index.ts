import type { Detour, Holder } from '../../runtime/index.ts';
import type { ChaosOptions } from '../../tree/index.ts';
import { checkChaos, checkResources } from '../options.ts';

export { ConnectionCut, isConnectionCut } from '../connection-cut.ts';
export { isAskedFor } from '../fault-header.ts';
export { checkChaos } from '../options.ts';
export { CHAOS_OPTIONS } from '../../tree/index.ts';
export type { ChaosOptions, Trouble } from '../../tree/index.ts';

/** Checks the names of resources if the tree is in memory. */
function checkResourcesNow(holder: Holder, options: ChaosOptions): void {
  const tree = holder.current();
  if (!(tree instanceof Promise)) checkResources(tree.manifest, options);
  // The first request reports why a tree cannot be read.
  else tree.catch(() => {});
}

/**
 * Returns the delays and failures that a host and its tree ask for. The code for them is loaded with the first request
 * that they may concern.
 *
 * @param options what the host asks for; it comes before what the tree says
 * @param holder the holder of the tree, if the names of resources are to be checked at once where the tree is in memory.
 *   The first request checks those of any other tree
 * @throws MockgenError `bad_option` for an option with a wrong value
 */
export function loadChaos(options: ChaosOptions, holder?: Holder): Detour {
  const isAsked = checkChaos(options);
  if (holder && options.resources) checkResourcesNow(holder, options);
  let loading: Promise<Detour> | undefined;
  const load = async (): Promise<Detour> => (await import('../index.ts')).createChaos(options);
  return async (tree, request, answer) => {
    if (!isAsked && !tree.manifest.api?.chaos) return answer();
    const detour = await (loading ??= load());
    return detour(tree, request, answer);
  };
}
