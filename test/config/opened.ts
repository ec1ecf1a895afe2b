import { openValue, type Config } from '../../src/config/open.ts';
import type { Catalogue } from '../../src/schema/index.ts';

/** The config that messages name. */
const FILE = 'mockgen.config.json';

/** Opens a config whose schemas are in documents in memory, by the names of their files. */
export async function opened(config: object, documents: Readonly<Record<string, unknown>> = {}): Promise<Config> {
  return openValue(
    { ...config },
    {
      file: { name: FILE, path: `/nowhere/${FILE}`, folder: '/nowhere' },
      files: {
        fromHere: (path) => path,
        isFolder: () => false,
        folders: () => [],
        readTemplate: () => undefined,
        readDocument: (file) => Promise.resolve({ file, root: documents[file] }),
        find: () => Promise.resolve(Object.keys(documents)),
      },
    },
  );
}

/** Takes a config all the way to a catalogue, and makes no record. */
export async function compiled(config: object, documents: Readonly<Record<string, unknown>> = {}): Promise<Catalogue> {
  return (await opened(config, documents)).untried();
}

/** The config of one resource, `things`, with some fields. */
export const withFields = (fields: object): object => ({ resources: { things: { fields } } });

/** Takes the schema of a resource, `things`, all the way to a catalogue. */
export async function compiledSchema(root: unknown, more: object = {}): Promise<Catalogue> {
  return compiled({ resources: { things: { schema: 'a.json', ...more } } }, { 'a.json': root });
}
