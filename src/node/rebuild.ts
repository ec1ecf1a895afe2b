import type { Manifest, TreeOptions } from '../render/index.ts';
import { readBuiltInTemplates } from './templates.ts';

/** The options that build the tree of a manifest again. Throws MockgenError `read_failed` as the templates do. */
export function rebuildOptions(manifest: Manifest): TreeOptions {
  const { seed, items, refDate, layout, imagesBase, overrides } = manifest;
  const only = Object.keys(manifest.resources);
  const images = imagesBase === undefined ? {} : { imagesBase };
  return { seed, items, refDate, layout, ...images, only, overrides, templates: readBuiltInTemplates() };
}
