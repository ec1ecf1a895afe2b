import { resources as allResources } from '../resources/index.ts';
import { planIndexes } from './index-documents.ts';
import { MANIFEST_FILE, renderManifest } from './manifest.ts';
import { Records } from './records.ts';
import { ResourceDocuments } from './resource-documents.ts';
import { compileShapes } from './shapes.ts';
import type { PlannedFile, TreeOptions } from './types.ts';

/**
 * Plans a whole tree in a fixed order, the manifest last. Nothing is rendered before the `text` of a file is called, and
 * each text is rendered once.
 *
 * @throws MockgenError `template_invalid` at once for a collection template that cannot be cut, and when a text is
 *   rendered for any other template that gives no JSON
 */
export function planTree(options: TreeOptions): readonly PlannedFile[] {
  const shapes = compileShapes(options);
  const { only } = options;
  const chosen = allResources.filter(({ name }) => !only || only.includes(name));
  const records = new Records(allResources, options);
  const documents = chosen.map((resource) => new ResourceDocuments(resource, options, shapes, records));
  const manifest = (): string => {
    const entries = chosen.map(({ name }, at) => [name, documents[at]?.inManifest()]);
    return renderManifest(options, shapes.envelope, Object.fromEntries(entries));
  };
  return [
    ...planIndexes(chosen, options, shapes),
    ...documents.flatMap((document) => document.files()),
    { path: MANIFEST_FILE, text: manifest },
  ];
}
