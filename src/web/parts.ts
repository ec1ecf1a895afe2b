import type { createSearch } from '../runtime/index.ts';
import type { createSeeded } from './seeded.ts';
import type { createLarge } from './ranges.ts';

/**
 * What the scripts of a tree have in files of their own, such as `mockgen-search.js`: a page loads one when it first needs
 * it, a service worker all of them as it starts. A file may be older than the script that asks for it, so what is here
 * never changes its meaning under its name, and nothing passes through it whose name the bundles make shorter.
 */
export interface Parts {
  range: typeof createLarge;
  search: typeof createSearch;
  seeds: typeof createSeeded;
}

// The one object that scripts of their own share. No platform has this name, so its type has to be stated here.
const scope = globalThis as { mockgenParts?: Partial<Parts> };

/** The parts that are there by now. Each puts itself here. */
export const parts: Partial<Parts> = (scope.mockgenParts ??= {});

/**
 * A part that is there already.
 *
 * @throws Error when it is not
 */
export function readyPart<N extends keyof Parts>(name: N): Parts[N] {
  const part = parts[name];
  if (!part) throw new Error(`mockgen-${name}.js has brought nothing`);
  return part;
}
