import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFiles } from '../node/built-tree.ts';
import { TREE } from './answering.ts';

/**
 * Writes the scripts of a tree that generate its other seeds into a folder.
 *
 * @returns the address of the script that exports the generator
 */
export function writeScripts(dir: string): string {
  mkdirSync(dir, { recursive: true });
  // Without a package.json, Node would read the scripts as CommonJS.
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }\n');
  const scripts = Object.entries(builtFiles({ ...TREE, packed: true })).filter(([path]) =>
    path.startsWith('generator'),
  );
  for (const [path, text] of scripts) writeFileSync(join(dir, path), text);
  return pathToFileURL(join(dir, 'generator.js')).href;
}
