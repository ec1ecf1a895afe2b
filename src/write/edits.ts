import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { MockgenError } from '../errors.ts';
import { ifThere } from '../node/index.ts';
import {
  createPathTest,
  createRouter,
  digestOf,
  enoughFiles,
  fillItem,
  findDigest,
  locateBlocks,
  MANIFEST_FILE,
  readBlocks,
  type Block,
  type Manifest,
  type Router,
} from '../tree/index.ts';
import type { Comparison } from './comparison.ts';
import { mergeEdited, type EditedFiles } from './edited-files.ts';
import { readRecords } from './stored-file.ts';

/** What the build before this one left. */
export interface Earlier {
  readonly manifest: Manifest;
  /** Whether this build has the same options and versions, so that it writes the same files. */
  readonly isSame: boolean;
  /** Whether this build writes the same files that hold no data: the explorer, what a hosting provider needs. */
  readonly hasSameFiles: boolean;
}

// No build writes a document as large as that.
const LARGEST_DOCUMENT = 1 << 26;

const RECORD_ID = /^\{"id":(\d+)[,}]/;

/** Gives the records that lie in a folder by their ids, which have to be asked for in rising order. */
class EarlierRecords {
  readonly #dir: string;
  readonly #files: ReadonlyMap<string, string>;
  #resource: string | undefined;
  #open: Iterator<string, void, undefined> | undefined;
  #id = 0;
  #line = '';

  /** @param files where the records of each resource are */
  constructor(dir: string, files: ReadonlyMap<string, string>) {
    this.#dir = dir;
    this.#files = files;
  }

  /** The record of an id as a line of JSON; undefined where there is none, or it cannot be told. */
  line(resource: string, id: number): string | undefined {
    if (resource !== this.#resource || id < this.#id) this.#start(resource);
    while (this.#open && this.#id < id) this.#next(this.#open);
    return this.#id === id ? this.#line : undefined;
  }

  /** Leaves no file open. */
  close(): void {
    this.#open?.return?.();
    this.#open = undefined;
    this.#resource = undefined;
  }

  #start(resource: string): void {
    this.close();
    this.#resource = resource;
    this.#id = 0;
    const path = this.#files.get(resource) ?? '';
    // A pipe would never come to an end, and a link may lead anywhere.
    const isFile = ifThere(() => lstatSync(join(this.#dir, path), { throwIfNoEntry: false }))?.isFile();
    if (isFile) this.#open = readRecords(this.#dir, path);
  }

  #next(open: Iterator<string, void, undefined>): void {
    try {
      const { done, value } = open.next();
      if (done) this.#open = undefined;
      else [this.#id, this.#line] = [Number(RECORD_ID.exec(value)?.[1] ?? this.#id), value];
    } catch (error) {
      // What was made of it by hand holds no records. It is told of anyway, being a file of the tree itself.
      if (!(error instanceof MockgenError)) throw error;
      this.#open = undefined;
    }
  }
}

/**
 * Finds out, of files that a build is about to replace or remove, which ones were edited by hand: neither what the build
 * before wrote nor what this one writes. Looks at those files only. Items are compared with the records that lie beside
 * them, so these have to be replaced after their items.
 */
export class Edits {
  /** What the build before left. */
  readonly earlier: Earlier;
  #found: EditedFiles = { count: 0, named: [] };
  readonly #has: (path: string) => boolean;
  readonly #route: Router;
  readonly #records: EarlierRecords;
  /** The resources, by the path of the file that has all their records. */
  readonly #resources: ReadonlyMap<string, string>;

  /** @param dir the folder of the tree */
  constructor(dir: string, earlier: Earlier) {
    const { manifest } = earlier;
    this.earlier = earlier;
    this.#has = createPathTest(manifest);
    this.#route = createRouter(manifest);
    const { records } = enoughFiles(manifest);
    this.#records = new EarlierRecords(dir, records);
    this.#resources = new Map([...records].map(([resource, path]) => [path, resource]));
  }

  /** What was found. */
  get found(): EditedFiles {
    return this.#found;
  }

  /** Looks at a file that differs from what this build has in its place. */
  look(path: string, file: Comparison): void {
    if (this.#has(path) && this.#isEdited(path, file)) this.merge({ count: 1, named: [path] });
  }

  /** Takes over what was found elsewhere. */
  merge(found: EditedFiles): void {
    this.#found = mergeEdited(this.#found, found);
  }

  /** Leaves no file open. */
  close(): void {
    this.#records.close();
  }

  #isEdited(path: string, file: Comparison): boolean {
    const { manifest, isSame, hasSameFiles } = this.earlier;
    const route = this.#route(`/${path}`);
    if (route?.kind === 'item') {
      const line = this.#records.line(route.resource, route.id);
      return line !== undefined && !file.holds(Buffer.from(fillItem(manifest.item, route.resource, line)));
    }
    // The file of the records may be next to be replaced.
    this.close();
    // Nothing tells of other files what they were, but that this build would write them just so: pictures are the rest.
    if (route?.kind !== 'document') return manifest.files.includes(path) ? hasSameFiles : isSame;
    if (route.file === MANIFEST_FILE) return false;
    const entry = manifest.resources[this.#resources.get(route.file) ?? ''];
    if (entry) {
      const blocks = readBlocks(entry);
      return blocks !== undefined && !holdsBlocks(file, blocks);
    }
    const digest = findDigest(manifest, route.file);
    if (digest === undefined) return false;
    return file.size > LARGEST_DOCUMENT || digestOf(file.read(0, file.size).toString()) !== digest;
  }
}

/** Whether a file is exactly the blocks that the manifest tells of. */
function holdsBlocks(file: Comparison, blocks: readonly Block[]): boolean {
  const { ranges, size } = locateBlocks(blocks);
  if (file.size !== size) return false;
  return ranges.every(({ start, end }, at) => digestOf(file.read(start, end).toString()) === blocks[at]?.digest);
}
