import { resources as allResources } from '../resources/index.ts';
import { clientFiles, hostFiles } from './hosts.ts';
import { planIndexes } from './index-documents.ts';
import { MANIFEST_FILE, renderManifest } from './manifest.ts';
import { Records } from './records.ts';
import { ResourceDocuments } from './resource-documents.ts';
import { compileShapes } from './shapes.ts';
import type { Shapes } from './shapes.ts';
import type { PlannedFile, TreeOptions } from './types.ts';

/**
 * Plans a whole tree in a fixed order, the manifest last. Nothing is rendered before the `text` of a file is called, and
 * only the records of the resource that was last asked for are kept: read in order, each is generated once.
 *
 * @param shapes the compiled templates, for whoever plans many trees with the same ones
 * @throws MockgenError `template_invalid` at once for a template of collections or items that cannot be cut, and when a
 *   text is rendered for any other template that gives no JSON
 */
export function planTree(options: TreeOptions, shapes: Shapes = compileShapes(options)): readonly PlannedFile[] {
  const { only } = options;
  const chosen = allResources.filter(({ name }) => !only || only.includes(name));
  const records = new Records(allResources, options);
  const documents = chosen.map((resource) => new ResourceDocuments(resource, options, shapes, records));
  let active: ResourceDocuments | undefined;
  const filesOf = (document: ResourceDocuments): readonly PlannedFile[] =>
    document.files().map(({ path, text }) => ({
      path,
      text: () => {
        if (active !== document) active?.release();
        active = document;
        return text();
      },
    }));
  const files = { ...(options.dataOnly ? {} : clientFiles(options)), ...hostFiles(chosen, options) };
  const manifest = (): string => {
    const entries = chosen.map(({ name }, at) => [name, documents[at]?.inManifest()]);
    return renderManifest(options, shapes, Object.keys(files), Object.fromEntries(entries));
  };
  return [
    ...planIndexes(chosen, options, shapes),
    ...documents.flatMap(filesOf),
    ...Object.entries(files).map(([path, text]) => ({ path, text })),
    { path: MANIFEST_FILE, text: manifest },
  ];
}
