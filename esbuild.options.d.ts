import type { BuildOptions } from 'esbuild';

/** Properties that nothing outside of a bundle sees. */
export const PRIVATE: readonly string[];
/** The options of every bundle. */
export const BUNDLE: BuildOptions;
/** What makes a script smaller that hands no object of ours to anybody. */
export const SMALL: BuildOptions;
