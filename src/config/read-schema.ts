import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, parse as parsePath } from 'node:path';
import { describing } from '../node/index.ts';
import { MockgenError } from '../errors.ts';
import { isPlain, own, failure, type ConfigPlace } from '../faults/index.ts';
import { checkPathName } from './check-resource.ts';
import type { SchemaDocument } from './json-schema/document.ts';
import { readResource, type SchemaSource } from './json-schema/resource.ts';
import { schemaInCode } from './standard.ts';

/** Largest file with schemas: 20 MB. */
const MOST_BYTES = 20 * 1024 * 1024;

const YAML = /\.ya?ml$/i;

/** What a parser says of a file, in one line. */
function firstLine(error: unknown): string {
  const message =
    error instanceof RangeError ? 'nested too deep' : error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]?.replace(/:$/, '') ?? '';
}

/** Deepest nesting of brackets, or of dashes in one line, in a file of YAML: its parser takes long for more. */
const MOST_NESTED = 200;

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth++;
    else if ((sign === ']' || sign === '}') && depth > 0) depth--;
    if (depth > MOST_NESTED) return true;
  }
  return /(?:[-?][ \t]){200}/.test(text);
}

async function parse(file: string, text: string): Promise<unknown> {
  const place: ConfigPlace = { file, path: [], isSchema: true };
  const isYaml = YAML.test(file);
  try {
    if (!isYaml) return JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isNestedTooDeep(text)) throw new RangeError();
    const yaml = await import('yaml');
    return yaml.parse(text, { prettyErrors: true, maxAliasCount: 1000, logLevel: 'error' }) as unknown;
  } catch (error) {
    throw failure(place, `expected ${isYaml ? 'YAML' : 'JSON'}: ${firstLine(error)}`);
  }
}

/**
 * Reads a file of JSON or, by its ending, of YAML. The package that reads YAML is loaded only then.
 *
 * @param file as the user named it
 * @param folder that a relative name starts from
 * @returns rejects with MockgenError `config_invalid` for what is neither, `read_failed` where it cannot be read
 */
export async function readDocument(file: string, folder: string): Promise<SchemaDocument> {
  const path = isAbsolute(file) ? file : join(folder, file);
  const place: ConfigPlace = { file, path: [], isSchema: true };
  const text = describing('read_failed', `read ${file}`, () => {
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw failure(place, `expected a file of at most ${MOST_BYTES} bytes, got ${size}`);
    return readFileSync(path, 'utf8');
  });
  return { file, root: await parse(file, text) };
}

/**
 * Finds the schema that a reference names.
 *
 * @param reference a file, with a pointer into it behind `#`: `openapi.yaml#/components/schemas/Review`
 * @param folder that a relative name starts from
 * @returns rejects as {@link readDocument} does
 */
export async function readSchema(reference: string, folder: string): Promise<SchemaSource> {
  const at = reference.indexOf('#');
  const file = at < 0 ? reference : reference.slice(0, at);
  const document = await readDocument(file, folder);
  return { document, ...(at >= 0 && { pointer: reference.slice(at) }) };
}

/**
 * The schema of a resource of a config, wherever it is.
 *
 * @param schema the name of a file, or in code a schema or an object with Standard JSON Schema
 * @param place where the config says it
 * @param folder of the config
 */
export async function resolveSchema(
  schema: string | object,
  place: ConfigPlace,
  folder: string,
): Promise<SchemaSource> {
  if (typeof schema !== 'string') return schemaInCode(schema, place);
  try {
    return await readSchema(schema, folder);
  } catch (error) {
    // Where a file cannot be read, the config says which one it wanted.
    if (error instanceof MockgenError && error.code === 'read_failed') throw failure(place, error.message);
    throw error;
  }
}

/** A schema that makes a resource of its own. */
export interface NamedSchema {
  /** The path noun: that of `x-resource`, else that of a meta answer, else that of the file. */
  readonly name: string;
  readonly schema: SchemaSource;
}

/**
 * Reads the files with schemas that patterns name, each of one resource.
 *
 * @param patterns such as `schemas/*.json`, from the folder on
 * @returns in the order of their names; rejects with MockgenError `config_invalid` for a pattern without files, and for
 *   two files of one resource
 */
export async function readSchemas(patterns: readonly string[], folder: string): Promise<readonly NamedSchema[]> {
  const { default: glob } = await import('fast-glob');
  const files = new Set<string>();
  for (const pattern of patterns) {
    const found = await glob(pattern.replaceAll('\\', '/'), {
      cwd: folder,
      onlyFiles: true,
      followSymbolicLinks: false,
    });
    if (found.length === 0) {
      throw new MockgenError(
        'config_invalid',
        `${pattern}: expected at least one file, found none`,
        'Correct --schemas.',
      );
    }
    for (const file of found) files.add(file);
  }
  const names = new Map<string, NamedSchema>();
  for (const file of [...files].toSorted()) {
    const schema: SchemaSource = { document: await readDocument(file, folder) };
    const place: ConfigPlace = { file, path: [], isSchema: true };
    const name = nameOf(schema) ?? nameOfFile(file);
    checkPathName(name, place);
    const other = names.get(name);
    if (other) throw failure(place, `expected another resource than ${name}, which ${other.schema.document.file} is`);
    names.set(name, { name, schema });
  }
  return [...names.values()];
}

function nameOf(schema: SchemaSource): string | undefined {
  const { root } = schema.document;
  if (!isPlain(root)) return undefined;
  const isNamed = own(root, 'resource') !== undefined || own(root, 'x-resource') !== undefined;
  return isNamed ? readResource(schema).name : undefined;
}

/** `schemas/OrderLine.schema.json` is of `order-line`. */
function nameOfFile(file: string): string {
  const stem = parsePath(file).name.replace(/\.(?:schema|meta)$/i, '');
  return stem
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_.]+/g, '-')
    .toLowerCase();
}
