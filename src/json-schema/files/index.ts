import { isAbsolute, join } from 'node:path';
import { describing, readText } from '../../node/index.ts';
import type { SchemaDocument } from '../document.ts';
import { parseDocument } from '../parse-document.ts';

// Schemas on a disk. The rest of this folder also runs without one.

/**
 * Reads a file with JSON or YAML.
 *
 * @param file as the user named it
 * @param folder that a relative name starts from
 * @returns rejects with MockgenError `config_invalid` if it is neither, `read_failed` if it cannot be read
 */
export async function readDocument(file: string, folder: string): Promise<SchemaDocument> {
  const path = isAbsolute(file) ? file : join(folder, file);
  return parseDocument(
    file,
    describing('read_failed', `read ${file}`, () => readText(path)),
  );
}

/** Returns the files that match a pattern, such as `schemas/*.json`, relative to a folder. */
export async function findFiles(pattern: string, folder: string): Promise<readonly string[]> {
  const { default: glob } = await import('fast-glob');
  return glob(pattern.replaceAll('\\', '/'), { cwd: folder, onlyFiles: true, followSymbolicLinks: false });
}
