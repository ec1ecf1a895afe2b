import { realpathSync } from 'node:fs';
import { MockgenError } from '../errors.ts';
import { isTreePath } from '../node/index.ts';
import {
  addressesOf,
  BLOCK_SIZE,
  digestOf,
  digestOfBlocks,
  joinRecords,
  locateBlocks,
  readBlocks,
  RESOURCE_FILES,
  streamRecords,
  type Block,
  type Manifest,
  type ManifestResource,
} from '../tree/index.ts';
import { Comparison } from './comparison.ts';
import { decodePieces, readRecords } from './stored-file.ts';

const RECORD_ID = /^\{"id":(\d+)[,}]/;

/**
 * Reads the records of the tree that is in a folder, by their position. Positions have to rise from call to call. Of
 * several files with the records of a resource, it reads one that was not edited.
 */
export class EarlierRecords {
  readonly #dir: string;
  readonly #manifest: Manifest;
  /** Whether each file with records is as the build wrote it, by path; undefined if that cannot be known. */
  readonly #whole: Map<string, boolean | undefined> = new Map();
  #resource: string | undefined;
  #open: Iterator<string, void, undefined> | undefined;
  #position = 0;
  #line = '';

  constructor(dir: string, manifest: Manifest) {
    this.#dir = realpathSync.native(dir);
    this.#manifest = manifest;
  }

  /** Returns the record at a position, from 1, as a line of JSON; undefined when the file has no such record. */
  line(resource: string, position: number): string | undefined {
    if (resource !== this.#resource || position < this.#position) this.#start(resource);
    while (this.#open && this.#position < position) this.#next(this.#open);
    return this.#position === position ? this.#line : undefined;
  }

  /**
   * Reads all records of a resource, each as a line of JSON.
   *
   * @throws MockgenError `not_a_tree` if no file has them exactly as the build wrote them
   */
  all(resource: string): Iterable<string> {
    const entry = this.#manifest.resources[resource];
    const path = this.#pathsOf(resource).find((each) => entry && this.isWhole(each, entry));
    if (path !== undefined) return readRecords(this.#dir, path);
    throw new MockgenError(
      'not_a_tree',
      `the records of ${resource} are not those of the build`,
      'Build the tree again.',
    );
  }

  /**
   * Whether a file with the records of a resource is as the build wrote it; undefined if the manifest has no digests.
   */
  isWhole(path: string, resource: ManifestResource): boolean | undefined {
    if (!this.#whole.has(path)) this.#whole.set(path, holdsBlocks(this.#dir, path, resource));
    return this.#whole.get(path);
  }

  /** Closes all files. */
  close(): void {
    this.#open?.return?.();
    this.#open = undefined;
    this.#resource = undefined;
  }

  #start(resource: string): void {
    this.close();
    this.#resource = resource;
    this.#position = 0;
    const entry = this.#manifest.resources[resource];
    if (!entry) return;
    const paths = this.#pathsOf(resource);
    const path = paths.find((each) => this.isWhole(each, entry)) ?? paths[0];
    if (path !== undefined) this.#open = readRecords(this.#dir, path);
  }

  /**
   * Returns the paths of the files with the records of a resource. They are checked, since a manifest can contain any
   * path.
   */
  #pathsOf(resource: string): readonly string[] {
    const folders = addressesOf(this.#manifest, resource).stored;
    return folders.map((folder) => `${folder}/${RESOURCE_FILES.records.name}`).filter(isTreePath);
  }

  /**
   * Returns the position of the record in a line. A number that is an id is also the position, even if somebody has
   * removed a record before it.
   */
  #positionOf(line: string): number {
    const { ids, fields = [] }: Partial<ManifestResource> = this.#manifest.resources[this.#resource ?? ''] ?? {};
    const isNumbered = ids === undefined && fields.includes('id');
    return isNumbered ? Number(RECORD_ID.exec(line)?.[1] ?? this.#position) : this.#position + 1;
  }

  #next(open: Iterator<string, void, undefined>): void {
    try {
      const { done, value } = open.next();
      if (done) this.#open = undefined;
      else [this.#position, this.#line] = [this.#positionOf(value), value];
    } catch (error) {
      // A file that was edited by hand can be without records, or there is none. It is reported as a file of the tree itself.
      if (!(error instanceof MockgenError)) throw error;
      this.#open = undefined;
    }
  }
}

/** Whether a file is exactly as the manifest describes it; undefined when the manifest has no digests. */
function holdsBlocks(root: string, path: string, resource: ManifestResource): boolean | undefined {
  const blocks = readBlocks(resource);
  if (!blocks && !resource.indexed) return undefined;
  const file = Comparison.inside(root, path);
  try {
    if (!blocks) return file !== undefined && digestOfRecords(file) === resource.digest;
    const { ranges, size } = locateBlocks(blocks);
    if (file?.size !== size) return false;
    return ranges.every(({ start, end }, at) => digestOf(file.read(start, end).toString()) === blocks[at]?.digest);
  } finally {
    file?.close();
  }
}

const PIECE_BYTES = 1 << 20;

function* piecesOf(file: Comparison): Generator<Uint8Array, void, undefined> {
  for (let start = 0; start < file.size; start += PIECE_BYTES) yield file.read(start, start + PIECE_BYTES);
}

function* inRuns(lines: Iterable<string>): Generator<readonly string[], void, undefined> {
  let run: string[] = [];
  for (const line of lines) {
    run.push(line);
    if (run.length < BLOCK_SIZE) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

/** Returns the digest of all records in a file; undefined if the file does not look like one that a build writes. */
function digestOfRecords(file: Comparison): string | undefined {
  const blocks: Block[] = [];
  try {
    const runs = inRuns(streamRecords(() => decodePieces(piecesOf(file))));
    for (const _ of joinRecords(runs, (block) => blocks.push(block)));
  } catch (error) {
    // After an edit by hand, the file is not an array.
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return undefined;
  }
  return locateBlocks(blocks).size === file.size ? digestOfBlocks(blocks) : undefined;
}
