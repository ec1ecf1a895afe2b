import { openObject, type Files } from '../config/index.ts';
import { MockgenError } from '../errors.ts';
import type { SchemaDocument } from '../json-schema/index.ts';
import type { Attempt, Refusal } from '../openapi/index.ts';
import { checkRooms, countOf, Records } from '../render/index.ts';
import { hasNamedKeys, type Catalogue, type Resource } from '../schema/index.ts';
import { DEFAULTS } from '../settings.ts';

/** Returns access to the files of a config whose schemas are all in one document, which is in memory. */
function filesBeside(document: SchemaDocument): Files {
  return {
    fromHere: (path) => path,
    isFolder: () => false,
    folders: () => [],
    readTemplate: () => undefined,
    readDocument: () => Promise.resolve(document),
    find: () => Promise.resolve([]),
  };
}

/**
 * Checks that a resource can be built without further options: its unique fields have enough values, and all of its
 * keys are valid.
 */
function checkKeys(catalogue: Catalogue, resource: Resource): void {
  const { seed, refDate, items } = DEFAULTS;
  const count = countOf(resource, { items }, catalogue.find);
  checkRooms(catalogue, resource, count, { items, refDate });
  if (!hasNamedKeys(resource)) return;
  const records = new Records(catalogue, { seed, refDate, items });
  for (let position = 1; position <= count; position++) records.keyOf(resource.name, position);
}

/** Returns why a build refuses a config: the messages of an error, one for each fault. */
function refusalsIn(error: unknown): readonly Refusal[] {
  if (!(error instanceof MockgenError)) {
    // A mistake of ours in one schema must not end the import of all others. The user is told where the path is left
    // out.
    return [{ message: `mockgen cannot read it, which is a mistake in mockgen: ${String(error)}` }];
  }
  if (error.faults.length === 0) return [{ message: error.message }];
  return error.faults.map(({ message, resource, path }) => {
    const [at, name] = path;
    return { message, resource: resource ?? (at === 'resources' && typeof name === 'string' ? name : undefined) };
  });
}

/**
 * Creates a function that checks whether a build accepts the resources of a config whose schemas are all in one
 * document.
 *
 * @returns a function that returns what the build refuses, and why
 */
export function createAttempt(document: SchemaDocument): Attempt {
  const files = filesBeside(document);
  return async (resources) => {
    try {
      const config = await openObject({ resources }, files);
      const catalogue = await config.untried();
      for (const resource of catalogue.resources) checkKeys(catalogue, resource);
      await config.catalogue();
      const lacks = (await config.told()).filter((line) => line.includes(': left out: '));
      return { refusals: [], lacks };
    } catch (error) {
      return { refusals: refusalsIn(error), lacks: [] };
    }
  };
}
