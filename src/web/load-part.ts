import { type Parts, parts, readyPart } from './parts.ts';

// A literal each, so that the build, and whoever bundles it once more, can find the file.
const LOADERS: { readonly [N in keyof Parts]: () => Promise<unknown> } = {
  range: () => import('./parts/range.ts'),
  search: () => import('./parts/search.ts'),
  seeds: () => import('./parts/seeds.ts'),
};

/**
 * Loads a part, unless it is there already. Rejects with what `import` rejects with when it cannot be had, and then tries
 * again the next time.
 */
export async function loadPart<N extends keyof Parts>(name: N): Promise<Parts[N]> {
  if (!parts[name]) await LOADERS[name]();
  return readyPart(name);
}
