// Replaces `index.ts` in the scripts of a tree that take no options. Where the tree asks for delays or failures,
// `script.ts` stands at the top of each script.
import type { Detour } from '../../runtime/index.ts';

export { isConnectionCut } from '../connection-cut.ts';
export { isAskedFor } from '../fault-header.ts';

// Undefined in the scripts of a tree without delays and failures.
const scope = globalThis as { mockgenChaos?: () => Detour };

export function loadChaos(): Detour | undefined {
  return scope.mockgenChaos?.();
}
