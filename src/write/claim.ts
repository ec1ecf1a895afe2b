import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  isFromHere,
  isLock,
  isSameShape,
  isTemporary,
  JOURNAL,
  parseJournal,
  shapeOf,
  type Journal,
} from '../build-marks/index.ts';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, isTreePath, readTreeText } from '../node/index.ts';
import {
  createPathTest,
  isBesideData,
  MANIFEST_FILE,
  parseManifest,
  treePaths,
  type Manifest,
  type TreeShape,
} from '../tree/index.ts';
import { incredibleResources } from './credible.ts';
import type { Earlier } from './edits.ts';
import { mergedSides } from './merge-marks.ts';
import { refuseNewer } from './newer.ts';

// Files with data.
const WRITTEN = /\.(?:json|idx|svg)$/;

/**
 * Whether a path is one that a build can write, judging by the path alone.
 *
 * @example
 * isOurs('.env') // => false
 */
export function isOurs(path: string): boolean {
  return isBesideData(path) || (isTreePath(path) && WRITTEN.test(path));
}

/**
 * Knows which files in a folder are from earlier builds, by the manifest and the journal that these left there. Neither
 * is trusted: a path counts only if a tree can have it.
 */
export class Claim {
  /** Names of everything in the folder except lock files; empty if the folder does not exist. */
  readonly names: readonly string[];
  /**
   * The manifest of the last build; undefined if there is none that can be read. One with the marks of a merge only tells which
   * files are ours: those of both sides.
   */
  readonly manifest: Manifest | undefined;
  /** Whether a build was interrupted in this folder. */
  readonly isInterrupted: boolean;
  /**
   * Whether the last build in this folder finished, and nothing of an unfinished build is there: no journal, lock or
   * temporary file.
   */
  readonly isSettled: boolean;
  /**
   * The journal of an interrupted build in this folder; undefined if there is none, or if it was brought from
   * elsewhere.
   */
  readonly #journal: Journal | undefined;
  readonly #shapes: readonly TreeShape[];
  readonly #isBuilt: (path: string) => boolean;
  readonly #isNoted: (path: string) => boolean;

  /**
   * Finds out which files in a folder are of earlier builds.
   *
   * @param dir the folder, which need not exist
   * @param force whether to accept a folder that no build made. No file in it then counts as one of a build
   * @throws MockgenError `foreign_folder` when `dir` is a file, or a non-empty folder that no build made
   * @throws MockgenError `other_version` when a newer mockgen made the folder, in a format that this one does not know,
   *   also with `force`
   * @throws MockgenError `write_failed`, `read_failed` when the system does not allow access
   */
  constructor(dir: string, force: boolean) {
    const all = listFolder(dir);
    this.names = all.filter((name) => !isLock(name));
    const written = this.#read(dir, MANIFEST_FILE);
    const built = written === undefined ? undefined : parseManifest(written);
    if (written !== undefined && !built) refuseNewer(join(dir, MANIFEST_FILE), written);
    const text = this.#read(dir, JOURNAL);
    const journal = text === undefined ? undefined : parseJournal(text);
    this.manifest = built;
    this.isInterrupted = text !== undefined;
    const claims = (built ? [built] : mergedManifests(written ?? '')).map((one) => credible(dir, one));
    if (!force && claims.length === 0 && !journal && !this.names.every(isTemporary)) throw foreign(dir);
    this.isSettled =
      built !== undefined && text === undefined && !all.some((name) => isLock(name) || isTemporary(name));
    this.#journal = journal && isFromHere(dir, journal) ? journal : undefined;
    const { shapes, spared: listed } = this.#journal ?? { shapes: [], spared: [] };
    this.#shapes = [...claims.map(shapeOf), ...shapes];
    // A journal also lists the files of the manifest, without those that are not proven to be from a build.
    const tested = this.#journal ? [] : claims.map(createPathTest);
    this.#isBuilt = (path) => tested.some((test) => test(path));
    const tests = shapes.map(createPathTest);
    const spared = new Set(listed);
    this.#isNoted = (path) => !spared.has(path) && tests.some((test) => test(path));
  }

  /** Whether a file is from an earlier build: one that it wrote, or was about to write. */
  owns(path: string): boolean {
    return isOurs(path) && (this.#isBuilt(path) || this.#isNoted(path));
  }

  /**
   * Whether the last build had the same options, versions and files as this one, so that possibly nothing has changed.
   */
  isBuiltLike(outline: Manifest): boolean {
    return this.manifest !== undefined && outlineOf(this.manifest) === outlineOf(outline);
  }

  /**
   * Compares what the last build left with the manifest of this build, which has no digests yet.
   *
   * @returns undefined if there was no build, or if another one has been interrupted here since then: its journal tells
   *   what it may have written
   */
  earlierThan(outline: Manifest | undefined): Earlier | undefined {
    const { manifest } = this;
    if (!manifest || this.#journal) return undefined;
    if (!outline) return { manifest, isSame: false, hasSameFiles: false };
    const decisive = ['mockgen', 'dataVersion', 'provider'] as const;
    const hasSameFiles = decisive.every((name) => manifest[name] === outline[name]) && isSameShape(manifest, outline);
    return { manifest, isSame: this.isBuiltLike(outline), hasSameFiles };
  }

  /**
   * Whether the folder has exactly the files of a tree with this shape (the properties that decide which files a tree
   * has), all written completely.
   */
  hasShape(shape: TreeShape): boolean {
    const [built, ...others] = this.#shapes;
    return built !== undefined && others.length === 0 && !this.isInterrupted && isSameShape(built, shape);
  }

  /** Yields the files of earlier builds that a tree of this shape does not have. Some are yielded twice. */
  *without(shape: TreeShape): Generator<string, void, undefined> {
    if (this.hasShape(shape)) return;
    const isKept = createPathTest(shape);
    for (const earlier of this.#shapes) {
      for (const path of treePaths(earlier)) if (!isKept(path) && this.owns(path)) yield path;
    }
  }

  /**
   * Returns the journal of a build of a tree of this shape.
   *
   * @param foreign paths of the tree at which there is a file that no build wrote
   */
  journalOf(shape: TreeShape, foreign: Iterable<string>): Pick<Journal, 'shapes' | 'spared'> {
    const isComing = createPathTest(shape);
    const others = (this.#journal?.spared ?? []).filter((path) => !isComing(path) && !this.#isBuilt(path));
    const shapes = [...this.#shapes.filter((earlier) => !isSameShape(earlier, shape)), shapeOf(shape)];
    return { shapes, spared: [...others, ...foreign] };
  }

  #read(dir: string, name: string): string | undefined {
    return this.names.includes(name) ? readTreeText(dir, name) : undefined;
  }
}

/**
 * Returns a manifest without those resources that claim more files than the folder has. None of their files could be
 * proven to be from a build.
 */
function credible(dir: string, manifest: Manifest): Manifest {
  const left = new Set(incredibleResources(dir, manifest));
  if (left.size === 0) return manifest;
  const resources = Object.fromEntries(Object.entries(manifest.resources).filter(([name]) => !left.has(name)));
  return { ...manifest, resources };
}

/** Returns the manifests of both sides of a merge that git could not finish; none where it left no marks. */
const mergedManifests = (text: string): readonly Manifest[] =>
  mergedSides(text).flatMap((side) => parseManifest(side) ?? []);

/** Returns a manifest without digests. */
function outlineOf(manifest: Manifest): string {
  const { documents: _documents, ...outline } = manifest;
  const resources = Object.entries(manifest.resources).map(([name, resource]) => {
    const { digest: _digest, blocks: _blocks, ...rest } = resource;
    return [name, rest];
  });
  return JSON.stringify({ ...outline, resources });
}

function foreign(dir: string): MockgenError {
  return new MockgenError(
    'foreign_folder',
    `${dir} is not empty and no build made it`,
    'Choose another --out, or add --force to write into it; a build removes only files that builds wrote.',
  );
}

function listFolder(dir: string): readonly string[] {
  return describing('write_failed', `write into ${dir}`, () => {
    const stats = ifThere(() => statSync(dir));
    if (stats === undefined) return [];
    if (stats.isDirectory()) return readdirSync(dir);
    throw new MockgenError('foreign_folder', `${dir} is a file, not a folder`, 'Choose another --out.');
  });
}
