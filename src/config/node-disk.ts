import { readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describing, ifThere } from '../node/index.ts';
import type { Disk } from './disk.ts';
import { readSchemas, resolveSchema } from './read-schema.ts';

/** The disk of this machine. */
export const disk: Disk = {
  fromHere: (folder, path) => relative('', resolve(folder, path)) || '.',
  isFolder: (folder, path) => statSync(resolve(folder, path), { throwIfNoEntry: false })?.isDirectory() === true,
  readTemplate: (folder, path) =>
    describing('read_failed', `read ${path}`, () => ifThere(() => readFileSync(resolve(folder, path), 'utf8'))),
  resolveSchema,
  readSchemas,
};
