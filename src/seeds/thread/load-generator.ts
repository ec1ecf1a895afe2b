import type * as Generator from './generator.ts';

/** Loads the module that generates trees, with all built-in resources. It takes a while, so load it only when it is needed. */
export function loadGenerator(): Promise<typeof Generator> {
  return import('./generator.ts');
}
