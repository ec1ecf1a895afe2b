import type { Catalogue, Resource } from '../../schema/index.ts';
import type { Manifest } from '../../tree/index.ts';
import { VERSION } from '../../version.ts';
import type { Schema } from '../field-schema.ts';
import { componentsFor } from './components.ts';
import { pathItems, TREE_TAG } from './paths.ts';

/**
 * Returns the OpenAPI document (3.1) of a tree: every path with its parameters, answers and headers, and a schema per
 * resource.
 *
 * @param manifest the manifest of the tree, with or without digests. Its seed does not matter
 * @param find returns a resource by name
 * @param schemaOf returns the schema of the records of a resource
 */
export function openApiDocument(
  manifest: Manifest,
  find: Catalogue['find'],
  schemaOf: (resource: Resource) => Schema,
): Schema {
  const { api = {} } = manifest;
  const resources = Object.keys(manifest.resources).flatMap((name) => find(name) ?? []);
  const categories = [...new Set(resources.map(({ category }) => category))];
  const paths = pathItems(manifest, find);
  return {
    openapi: '3.1.0',
    info: {
      title: 'A mock API',
      version: VERSION,
      description: 'Read-only mock data, built by mockgen.',
      contact: { name: 'mockgen' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: api.base || '/' }],
    security: [],
    tags: [
      { name: TREE_TAG, description: 'Documents about the whole tree.' },
      ...categories.map((name) => ({ name, description: `The resources of the category ${name}.` })),
    ],
    paths,
    components: componentsFor(paths, manifest, new Map(resources.map((resource) => [resource, schemaOf(resource)]))),
  };
}
