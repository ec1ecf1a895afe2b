import { readdirSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { findFiles, readDocument } from '../json-schema/files/index.ts';
import type { SchemaDocument } from '../json-schema/index.ts';
import { describing, ifThere, readText } from '../node/index.ts';
import type { Files } from './files.ts';

/** Matches the part of a file pattern that starts at the first folder or file with a wildcard. */
const UNNAMED = /(?:^|\/)[^/]*[*?[\]{}()!+@].*$/;

function foldersIn(folder: string): readonly string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Returns access to the files of this machine.
 *
 * @param folder folder that relative paths start from
 * @param onRead is called with the absolute path of each file and folder that decides what is read, before it is read.
 *   Default: nothing is called
 */
export function filesIn(folder: string, onRead: (path: string) => void = () => {}): Files {
  const note = (path: string): string => {
    const whole = resolve(folder, path);
    onRead(whole);
    return whole;
  };
  // Many resources can have their schemas in one document.
  const documents = new Map<string, Promise<SchemaDocument>>();
  let folders: readonly string[] | undefined;
  return {
    fromHere: (path) => relative('', resolve(folder, path)) || '.',
    isFolder: (path) => statSync(note(path), { throwIfNoEntry: false })?.isDirectory() === true,
    folders: () => (folders ??= foldersIn(folder)),
    readTemplate: (path) => describing('read_failed', `read ${path}`, () => ifThere(() => readText(note(path)))),
    readDocument: (file) => {
      note(file);
      const document = documents.get(file) ?? readDocument(file, folder);
      documents.set(file, document);
      return document;
    },
    find: async (pattern) => {
      note(pattern.replaceAll('\\', '/').replace(UNNAMED, ''));
      const found = await findFiles(pattern, folder);
      // If a schema is added to a folder, it is found the next time.
      for (const file of found) note(dirname(file));
      return found;
    },
  };
}
