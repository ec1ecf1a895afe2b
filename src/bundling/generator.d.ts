/**
 * The text of a script that makes other seeds, and imports nothing: `import` and `importScripts` take it.
 *
 * @param contents what is in it besides the literals. Default: what sets the generator
 * @param format the form of the script. Default: a classic one
 */
export function generatorBundle(contents?: string, format?: 'iife' | 'esm'): Promise<string>;
