import type { Reader, ValueSchema } from '../faults/index.ts';
import { readConfigKeys } from './parse.ts';
import { readField, readFieldKeys, readFields, readItemKeys, readItems } from './parse-field.ts';

/** Readers that can occur inside of themselves, with the names of their schemas. */
const NAMED: ReadonlyMap<Reader<unknown>, string> = new Map<Reader<unknown>, string>([
  [readField, 'field'],
  [readFields, 'fields'],
  [readItems, 'items'],
]);

/** Returns the JSON Schema of the values that a reader accepts. */
function schemaOf(read: Reader<unknown>): ValueSchema {
  const name = NAMED.get(read);
  return name === undefined ? (read.schema?.(schemaOf) ?? {}) : { $ref: `#/$defs/${name}` };
}

/**
 * Returns the JSON Schema of configs in JSON, which editors complete and check them with. It follows from the tables of
 * keys that configs are read by. What needs more than the value itself, such as a name of a resource, is checked when a
 * config is read.
 */
export function configSchema(): ValueSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Config of mockgen',
    ...schemaOf(readConfigKeys),
    $defs: {
      field: schemaOf(readFieldKeys),
      fields: { type: 'object', additionalProperties: schemaOf(readField) },
      items: schemaOf(readItemKeys),
    },
  };
}
