import type { LoadDialects } from '../../runtime/index.ts';

/** Loads the dialects from the package. */
export const loadDialects: LoadDialects = async () => (await import('../index.ts')).dialects;
