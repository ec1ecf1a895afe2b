import { failure, isPlain, within, type ConfigPlace } from '../faults/index.ts';
import type { SchemaDocument } from './document.ts';

/** The schema of one resource: a document, and the place of the schema in it. */
export interface SchemaSource {
  readonly document: SchemaDocument;
  /**
   * Pointer to the schema in the document: `#/components/schemas/Review`. Default: the whole document is the schema.
   */
  readonly pointer?: string;
  /** The place in a config that names the pointer. Default: messages name the document. */
  readonly place?: ConfigPlace;
}

/**
 * An object in code that can return its JSON Schema, such as those of zod, valibot and arktype. See
 * https://standardschema.dev/json-schema.
 */
interface Standard {
  readonly '~standard': {
    readonly jsonSchema?: { readonly output?: (options: { readonly target: string }) => unknown };
  };
}

function isStandard(value: unknown): value is Standard {
  // Schemas of arktype are functions.
  const isHolder = (typeof value === 'object' || typeof value === 'function') && value !== null;
  return isHolder && '~standard' in value && typeof value['~standard'] === 'object' && value['~standard'] !== null;
}

/** Returns the JSON Schema of an object in code: the object itself, or what its Standard JSON Schema returns. */
function schemaInCode(schema: object, place: ConfigPlace): unknown {
  if (!isStandard(schema)) {
    if (isPlain(schema)) return schema;
    throw failure(place, { expected: 'a schema, or an object with Standard JSON Schema', got: 'a function' });
  }
  const { jsonSchema } = schema['~standard'];
  if (typeof jsonSchema?.output !== 'function') {
    throw failure(within(place, '~standard'), { expected: 'jsonSchema, which newer versions of the library have' });
  }
  try {
    return jsonSchema.output({ target: 'draft-2020-12' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw failure(place, { expected: `a schema with a JSON Schema: ${why}` });
  }
}

/**
 * Finds the schema that a config names or contains.
 *
 * @param schema a file, with a pointer into it behind `#`: `openapi.yaml#/components/schemas/Review`; in code also a
 *   schema, or an object with Standard JSON Schema
 * @param place place of the schema in the config
 * @param read reads a document by the name of its file
 * @returns rejects with MockgenError `config_invalid` for an object that cannot return its JSON Schema, and as `read`
 *   does
 */
export async function findSchema(
  schema: string | object,
  place: ConfigPlace,
  read: (file: string) => Promise<SchemaDocument>,
): Promise<SchemaSource> {
  if (typeof schema !== 'string') {
    const file = `${place.file} (${place.path.join('.')})`;
    return { document: { file, root: schemaInCode(schema, place) } };
  }
  const at = schema.indexOf('#');
  const document = await read(at < 0 ? schema : schema.slice(0, at));
  return { document, ...(at >= 0 && { pointer: schema.slice(at), place }) };
}
