// Replaces `index.ts` in the scripts of a tree. Where the tree has a dialect, `script.ts` stands at the top of each script.
import type { Dialects, LoadDialects } from '../../runtime/index.ts';

// Undefined in the scripts of a tree without a dialect.
const scope = globalThis as { mockgenDialects?: Dialects };

export const loadDialects: LoadDialects = () => Promise.resolve(scope.mockgenDialects);
