import { MockgenError } from '../errors.ts';
import type { Attempt } from '../openapi/index.ts';
import { countOf, Records, renderRecords } from '../render/index.ts';
import { keyFieldOf, type Catalogue, type Resource } from '../schema/index.ts';
import { DEFAULTS } from '../settings.ts';
import { buildCatalogue, type ConfigLocation } from './build-catalogue.ts';
import type { SchemaDocument } from './json-schema/document.ts';

/** Returns the location of a config whose schemas are all in one document, which has been read. */
function locationBeside(document: SchemaDocument): ConfigLocation {
  return {
    name: 'mockgen.config.mjs',
    folder: '.',
    path: undefined,
    schemas: undefined,
    disk: {
      fromHere: (_, path) => path,
      isFolder: () => false,
      readTemplate: () => undefined,
      // Each names the document and a pointer into it.
      resolveSchema: async (schema) => ({ document, pointer: String(schema).slice(document.file.length) }),
      readSchemas: async () => [],
    },
  };
}

/** Generates the ids and the first records of a resource, as a build without further options does. */
function generateSome(catalogue: Catalogue, resource: Resource): void {
  const { seed, refDate, items } = DEFAULTS;
  const count = countOf(resource, { items });
  const lines = renderRecords(catalogue, { resource: resource.name, count, seed, refDate, items });
  lines.next();
  lines.next();
  const records = new Records(catalogue, { seed, refDate, items });
  if (!Object.hasOwn(resource.fields, keyFieldOf(resource))) return;
  for (let position = 1; position <= count; position++) records.keyOf(resource.name, position);
}

/**
 * Creates the check whether a build accepts the resources of a config whose schemas are all in one document.
 *
 * @returns gives the message of the build, or undefined where it accepts them
 */
export function createAttempt(document: SchemaDocument): Attempt {
  const where = locationBeside(document);
  return async (resources) => {
    try {
      const { catalogue, tryOut } = await buildCatalogue({ resources }, where);
      for (const resource of catalogue.resources) generateSome(catalogue, resource);
      tryOut({});
      return undefined;
    } catch (error) {
      if (error instanceof MockgenError) return error.message;
      throw error;
    }
  };
}
