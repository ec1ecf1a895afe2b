import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The JSON Schema of configs, from a folder in which the package is installed. */
const SCHEMA_FILE = 'node_modules/mockgen-cli/config.schema.json';

/** Returns the path from a folder to the schema: there or further up, where the package is installed. */
function schemaPath(folder: string): string {
  let at = resolve(folder);
  while (!existsSync(join(at, SCHEMA_FILE)) && dirname(at) !== at) at = dirname(at);
  const file = join(at, SCHEMA_FILE);
  const path = existsSync(file) ? relative(resolve(folder), file).replaceAll('\\', '/') : SCHEMA_FILE;
  return path.startsWith('..') ? path : `./${path}`;
}

/** Returns a config as JSON, with the schema from which editors complete its keys. */
export function jsonText(folder: string, config: object): string {
  return `${JSON.stringify({ $schema: schemaPath(folder), ...config }, null, 2)}\n`;
}
