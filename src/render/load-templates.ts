import type { Resource } from '../schema/index.ts';
import type { Api } from '../tree/index.ts';
import { shapesOf, type Templates } from './templates.ts';
import type { Overrides } from './types.ts';

/**
 * Returns the templates of a build: the built-in ones and those that replace them. Loads Handlebars only for the
 * latter.
 *
 * @param api chooses the built-in envelope; a template in `overrides` comes before it
 * @param resources the resources of the tree, which may have templates of their own. Default: none has
 * @throws MockgenError `template_invalid` for a template of collections or items that cannot be cut
 */
export async function loadTemplates(
  overrides: Overrides = {},
  api: Pick<Api, 'envelope' | 'dialect'> = {},
  resources: readonly Resource[] = [],
): Promise<Templates> {
  const builtIn = shapesOf(api);
  const shaped = resources.filter((resource) => resource.envelope !== undefined || resource.item !== undefined);
  if (Object.keys(overrides).length === 0 && shaped.length === 0) return builtIn;
  const { compileOverrides, ownTemplates } = await import('./overrides.ts');
  const templates = compileOverrides(overrides, builtIn);
  if (shaped.length === 0) return templates;
  return { ...templates, own: new Map(shaped.map((resource) => [resource.name, ownTemplates(resource)])) };
}
