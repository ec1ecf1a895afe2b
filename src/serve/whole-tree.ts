import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nextTurn, openIfFile, readAndClose } from '../node/index.ts';
import { addressesOf, enoughFiles, MANIFEST_FILE, matchesManifest, treePaths, type Manifest } from '../tree/index.ts';
import { fingerprintOf } from './fingerprint.ts';
import { FILES_PER_LOOK, WATCHED_FILES } from './limits.ts';

/** Returns the text that a build writes for an item, by its path; undefined if its record is not in memory. */
export type ItemText = (path: string) => string | undefined;

/** What to look at, and what the files should contain. */
export interface WholeTreeOptions {
  /** The real path of the folder of the tree. */
  readonly root: string;
  readonly manifest: Manifest;
  readonly textOf: ItemText;
  /** Whether no build has begun since the tree was loaded. If one has, a difference may be its work. */
  readonly isCalm: () => boolean;
  /** Receives one line per cause. */
  readonly onFault: (line: string) => void;
}

// Looking at this many files takes about 2 ms.
const FILES_PER_TURN = 100;

/** Files to which the same has happened: the first of them, and how many there are. */
class Group {
  readonly #first: string;
  #more = 0;

  constructor(first: string) {
    this.#first = first;
  }

  add(): void {
    this.#more += 1;
  }

  /** Names the files, with what is said of one and of several. */
  said(one: string, several: string): string {
    const others = this.#more === 1 ? '1 more file' : `${this.#more} more files`;
    return this.#more === 0 ? `${this.#first} ${one}` : `${this.#first} and ${others} ${several}`;
  }
}

/**
 * Watches over all files of a tree while it is served. Answers come from some of them, read when the tree is loaded; what is
 * wrong with any other one, or becomes wrong later, would otherwise be told by nobody. Of large trees, only the first
 * {@link WATCHED_FILES} files.
 */
export class WholeTree {
  readonly #options: WholeTreeOptions;
  /** Where each file of a further folder of a resource has its original. */
  readonly #homes: ReadonlyMap<string, string>;
  /** The files that are read for each request. */
  readonly #live: ReadonlySet<string>;
  /** How each file was when it was looked at first. */
  readonly #seen: Map<string, string> = new Map();
  #rest: Iterator<[string, string]> | undefined;
  #isStopped = false;

  constructor(options: WholeTreeOptions) {
    const { manifest } = options;
    this.#options = options;
    this.#live = new Set(manifest.files);
    this.#homes = new Map(
      Object.keys(manifest.resources).flatMap((name) => {
        const { home, stored } = addressesOf(manifest, name);
        return stored.slice(1).map((folder): [string, string] => [folder, home]);
      }),
    );
    const { documents, records } = enoughFiles(manifest);
    for (const path of [...documents, ...records.values()]) this.#seen.set(path, this.#stateOf(path));
  }

  /** Looks no further. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Looks at all files once, and tells which are missing or differ from those that are served, a line for each folder. */
  async findFaults(): Promise<void> {
    const missing = new Map<string, Group>();
    const unlike = new Map<string, Group>();
    let count = 0;
    for (const path of treePaths(this.#options.manifest)) {
      if (this.#isStopped || ++count > WATCHED_FILES) break;
      if (count % FILES_PER_TURN === 0) await nextTurn();
      // What the tree was loaded from was looked at then.
      if (this.#seen.has(path) || path === MANIFEST_FILE) continue;
      const state = this.#stateOf(path);
      this.#seen.set(path, state);
      if (state === '') addTo(missing, path);
      else if (this.#isUnlike(path)) addTo(unlike, path);
    }
    for (const group of missing.values()) this.#tell(`${group.said('is missing', 'are missing')}: build again.`);
    for (const [folder, group] of unlike) {
      this.#tell(`${group.said('is', 'are')} not as in ${this.#homes.get(folder)}, which is served: build again.`);
    }
  }

  /** Looks at the next {@link FILES_PER_LOOK} files, and tells which have changed since the tree was loaded. */
  look(): void {
    let changed: Group | undefined;
    for (let left = Math.min(FILES_PER_LOOK, this.#seen.size); left > 0; left--) {
      const [path, state] = this.#next();
      const now = this.#stateOf(path);
      if (now === state || (this.#live.has(path) && now !== '')) continue;
      if (!this.#options.isCalm()) return;
      this.#seen.delete(path);
      if (changed) changed.add();
      else changed = new Group(path);
    }
    if (changed) {
      const said = changed.said('has changed', 'have changed');
      this.#tell(`${said} since the tree was loaded, and what was loaded is served: start or build again.`);
    }
  }

  #next(): [string, string] {
    const next = this.#rest?.next();
    if (next && !next.done) return next.value;
    this.#rest = this.#seen.entries();
    // The caller asks only while there are files.
    return this.#rest.next().value as [string, string];
  }

  /** Returns the fingerprint of a file; an empty text where none is, or something else. */
  #stateOf(path: string): string {
    try {
      const stats = lstatSync(join(this.#options.root, path), { throwIfNoEntry: false });
      return stats?.isFile() ? fingerprintOf(stats) : '';
    } catch {
      return '';
    }
  }

  /** Whether a file in a further folder of a resource differs from that in the first. */
  #isUnlike(path: string): boolean {
    const { root, manifest, textOf } = this.#options;
    const folder = this.#homes.get(dirname(path));
    if (folder === undefined) return false;
    const original = folder + path.slice(path.lastIndexOf('/'));
    try {
      const file = openIfFile(root, path);
      const text = file ? readAndClose(file).toString() : '';
      const expected = textOf(original);
      return expected === undefined ? !matchesManifest(manifest, original, text) : text !== expected;
    } catch {
      return true;
    }
  }

  #tell(line: string): void {
    if (!this.#isStopped && this.#options.isCalm()) this.#options.onFault(line);
  }
}

function addTo(groups: Map<string, Group>, path: string): void {
  const folder = dirname(path);
  const group = groups.get(folder);
  if (group) group.add();
  else groups.set(folder, new Group(path));
}
