import { installedFrom } from './installed.ts';

/** Returns a config as JSON, with the schema from which editors complete its keys. */
export function jsonText(folder: string, config: object): string {
  const $schema = `${installedFrom(folder) ?? './node_modules/mockgen-cli'}/config.schema.json`;
  return `${JSON.stringify({ $schema, ...config }, null, 2)}\n`;
}
