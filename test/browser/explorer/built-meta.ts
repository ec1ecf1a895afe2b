import { readFileSync } from 'node:fs';
import { readMeta, type Meta } from '../../../src/browser/explorer/meta.ts';

/** Returns what the page reads from the meta document of a built-in resource. */
export function metaOf(resource: string): Meta {
  return readMeta(JSON.parse(readFileSync(`fixtures/${resource}/meta.json`, 'utf8')), resource);
}
