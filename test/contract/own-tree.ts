import { createRecipe, type Choices, type Recipe } from '../../src/generate/index.ts';
import { renderTree } from '../../src/render/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import type { Api } from '../../src/tree/index.ts';
import { readBundle } from '../node/bundle-text.ts';

/** What to choose about a tree. */
export type OwnChoices = Partial<Pick<Choices, 'seed' | 'items' | 'packed' | 'layout' | 'provider'>>;

/** A tree with resources of its own. */
export interface OwnTree {
  readonly catalogue: Catalogue;
  /** The path of the config that its resources come from, if they come from one. */
  readonly config?: string;
  recipe(choices: OwnChoices): Promise<Recipe>;
  /** Returns the files of the tree: text or bytes by path. */
  site(choices: OwnChoices): Promise<Map<string, string | Uint8Array>>;
}

/**
 * Returns a tree of the resources of a catalogue, with a number of records of each unless more are chosen.
 *
 * @param config the path of the config that its resources come from, if they come from one
 * @param api the shape of its answers. Default: that of the service
 */
export function ownTree(catalogue: Catalogue, items: number, config?: string, api?: Api): OwnTree {
  const recipe: OwnTree['recipe'] = (choices) =>
    createRecipe(catalogue, { ...DEFAULTS, items, ...(api && { api }), ...choices }, readBundle);
  return {
    catalogue,
    ...(config !== undefined && { config }),
    recipe,
    async site(choices) {
      const { options, parts } = await recipe(choices);
      const files = new Map<string, string | Uint8Array>();
      for (const { paths, text: render } of renderTree(options, parts).plan()) {
        for (const path of paths) files.set(path, [...render()].join(''));
      }
      return files;
    },
  };
}
