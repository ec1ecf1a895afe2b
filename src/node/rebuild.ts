import type { Manifest, TreeOptions } from '../render/index.ts';
import { readBundles } from './bundles.ts';
import { readBuiltInTemplates } from './templates.ts';

/** The options that build the tree of a manifest again. Throws MockgenError `read_failed` as the templates do. */
export function rebuildOptions(manifest: Manifest): TreeOptions {
  const { seed, items, refDate, layout, packed, imagesBase, host, files, overrides } = manifest;
  const only = Object.keys(manifest.resources);
  const images = imagesBase === undefined ? {} : { imagesBase };
  return {
    seed,
    items,
    refDate,
    layout,
    ...(packed && { packed }),
    ...images,
    ...(host && { host }),
    dataOnly: !files.includes('index.html'),
    only,
    overrides,
    templates: readBuiltInTemplates(),
    bundles: readBundles(),
  };
}
