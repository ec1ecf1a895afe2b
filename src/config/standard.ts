import { isPlain, failure, within, type ConfigPlace } from '../faults/index.ts';
import type { SchemaSource } from './json-schema/resource.ts';

/** An object that can tell its JSON Schema, as zod, valibot and arktype make them. See https://standardschema.dev/json-schema. */
interface Standard {
  readonly '~standard': {
    readonly jsonSchema?: { readonly output?: (options: { readonly target: string }) => unknown };
  };
}

function isStandard(value: unknown): value is Standard {
  // Types of arktype are functions.
  const isHolder = (typeof value === 'object' || typeof value === 'function') && value !== null;
  return isHolder && '~standard' in value && typeof value['~standard'] === 'object' && value['~standard'] !== null;
}

/**
 * The schema of a resource that a config has in code: an object with Standard JSON Schema, or a schema as it is.
 *
 * @param place where the config says it
 * @throws MockgenError `config_invalid` for an object that cannot tell its JSON Schema
 */
export function schemaInCode(schema: object, place: ConfigPlace): SchemaSource {
  const file = `${place.file} (${place.path.join('.')})`;
  if (!isStandard(schema)) {
    if (!isPlain(schema))
      throw failure(place, 'expected a schema, or an object with Standard JSON Schema, got a function');
    return { document: { file, root: schema } };
  }
  const { jsonSchema } = schema['~standard'];
  if (typeof jsonSchema?.output !== 'function') {
    throw failure(within(place, '~standard'), 'expected jsonSchema, which newer versions of the library have');
  }
  try {
    return { document: { file, root: jsonSchema.output({ target: 'draft-2020-12' }) } };
  } catch (error) {
    throw failure(
      place,
      `expected a schema with a JSON Schema: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
