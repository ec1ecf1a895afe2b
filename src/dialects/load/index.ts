import type { LoadDialects } from '../../runtime/index.ts';

/** Loads the code of all dialects from the package. */
export const loadDialects: LoadDialects = async () => (await import('../index.ts')).dialects;
