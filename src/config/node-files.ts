import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findFiles, readDocument } from '../json-schema/files/index.ts';
import type { SchemaDocument } from '../json-schema/index.ts';
import { describing, ifThere, readText } from '../node/index.ts';
import type { Files } from './files.ts';

/**
 * Returns access to the files of this machine.
 *
 * @param folder folder that relative paths start from
 */
export function filesIn(folder: string): Files {
  // Many resources can have their schemas in one document.
  const documents = new Map<string, Promise<SchemaDocument>>();
  return {
    fromHere: (path) => relative('', resolve(folder, path)) || '.',
    isFolder: (path) => statSync(resolve(folder, path), { throwIfNoEntry: false })?.isDirectory() === true,
    readTemplate: (path) =>
      describing('read_failed', `read ${path}`, () => ifThere(() => readText(resolve(folder, path)))),
    readDocument: (file) => {
      const document = documents.get(file) ?? readDocument(file, folder);
      documents.set(file, document);
      return document;
    },
    find: (pattern) => findFiles(pattern, folder),
  };
}
