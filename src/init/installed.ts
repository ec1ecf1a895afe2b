import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Where npm puts the package. */
const PACKAGE = 'node_modules/mockgen-cli';

/**
 * Returns the path from a folder to the package: there or further up.
 *
 * @returns undefined if it is not installed
 */
export function installedFrom(folder: string): string | undefined {
  let at = resolve(folder);
  while (!existsSync(join(at, PACKAGE)) && dirname(at) !== at) at = dirname(at);
  if (!existsSync(join(at, PACKAGE))) return undefined;
  const path = relative(resolve(folder), join(at, PACKAGE)).replaceAll('\\', '/');
  return path.startsWith('..') ? path : `./${path}`;
}

/** Whether a folder has a project in TypeScript that can import the package, and this Node loads TypeScript. */
export function takesTypeScript(folder: string): boolean {
  const loads = 'typescript' in process.features && process.features.typescript !== false;
  return loads && existsSync(join(folder, 'tsconfig.json')) && installedFrom(folder) !== undefined;
}
