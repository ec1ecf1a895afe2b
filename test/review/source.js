// Where the records come from: made in memory, or read from the folder of a tree.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtins } from '../../dist/builtins.js';
import { metaContext } from '../../dist/render/meta.js';
import { Records } from '../../dist/render/records.js';
import { DEFAULTS } from '../../dist/settings.js';
import { addressesOf, parseManifest, splitRecords } from '../../dist/tree/index.js';

/**
 * The resources that are asked for, in the order of the service: each as `{ name, category, properties, refDate, read }`.
 * `properties` are those of the schema in its meta document; `read` gives the records, one after the other.
 *
 * @throws Error in one line, where there is no such tree or resource
 */
export function openSource({ folder, only, ...options }) {
  const resources = folder === undefined ? inMemory(options) : inFolder(folder);
  const names = resources.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: expected some of ${names.join(', ')}`);
  return resources.filter(({ name }) => only?.includes(name) ?? true);
}

function inMemory({ seed, items }) {
  const { refDate } = DEFAULTS;
  return builtins.resources.map((resource) => ({
    name: resource.name,
    category: resource.category,
    properties: metaContext(resource, 'flat', items, builtins).schema.properties,
    refDate,
    *read() {
      const records = new Records(builtins, { seed, refDate });
      for (let id = 1; id <= items; id++) yield records.record(resource.name, id);
    },
  }));
}

/** The first texts in a field of a built-in resource. */
export function takeTexts(resource, field, count, seed) {
  const records = new Records(builtins, { seed, refDate: DEFAULTS.refDate });
  return Array.from({ length: count }, (_, at) => String(records.part(resource, at + 1, [field])[field]));
}

function inFolder(folder) {
  const path = join(folder, 'mockgen.json');
  const manifest = existsSync(path) ? parseManifest(readFileSync(path, 'utf8')) : undefined;
  if (!manifest) throw new Error(`${folder}: expected the folder of a tree, with its mockgen.json`);
  return Object.entries(manifest.resources).map(([name, { category }]) => {
    const home = join(folder, addressesOf(manifest, name).home);
    const { schema } = JSON.parse(readFileSync(join(home, 'meta.json'), 'utf8'));
    return {
      name,
      category,
      properties: schema.properties,
      refDate: manifest.refDate,
      *read() {
        for (const line of splitRecords(readFileSync(join(home, 'all.json'), 'utf8'))) yield JSON.parse(line);
      },
    };
  });
}

/** The records of a resource as columns: by field, the list of its values. */
export function columnsOf({ properties, read }) {
  const columns = new Map(Object.keys(properties).map((name) => [name, []]));
  for (const record of read()) for (const [name, column] of columns) column.push(record[name] ?? null);
  return columns;
}
