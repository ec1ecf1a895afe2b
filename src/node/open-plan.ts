import { compileShapes, type TreeOptions } from '../render/index.ts';
import { readBundles } from './bundles.ts';
import type { TreePorts } from './open-folder.ts';
import { createGenerator, planReader } from './seeds.ts';
import { readBuiltInTemplates } from './templates.ts';

/** What there is to say of a tree that is written nowhere. */
export type PlanOptions = Omit<TreeOptions, 'templates' | 'bundles'>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/**
 * Opens a tree that is written nowhere: a document is rendered when it is first read, and kept.
 *
 * @throws MockgenError `template_invalid`, and `read_failed` when the package is not whole
 */
export async function openPlan(plan: PlanOptions): Promise<TreePorts> {
  const options = { ...plan, templates: readBuiltInTemplates(), bundles: readBundles() };
  const read = await planReader(options, compileShapes(options));
  return {
    read,
    async file(path) {
      const body = await read(path);
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return body === undefined ? undefined : { type, body };
    },
    generate: createGenerator(read),
  };
}
