import { realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, extname, join } from 'node:path';

/** A change is reported once nothing has changed for this many milliseconds: editors write a file in several steps. */
const CALM_MS = 60;

/** While changes go on without a pause, they are reported after this many milliseconds. */
const RESTLESS_MS = 1_000;

/** In a folder that is watched as a whole, only files with these endings count. */
const ENDINGS: ReadonlySet<string> = new Set(['.json', '.yaml', '.yml', '.hbs', '.js', '.mjs', '.cjs', '.ts', '.mts']);

/** Returns what is at a path; undefined for nothing, for links that lead in a circle, and if this user may not look. */
function statOf(path: string): ReturnType<typeof statSync> {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Returns a path, and where it leads if it is a link. */
function withTarget(path: string): readonly string[] {
  try {
    return [path, realpathSync(path)];
  } catch {
    // The file does not exist yet, or links lead in a circle.
    return [path];
  }
}

const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true;

/** Returns the folder to watch for a path: itself, or the nearest one above it that exists. */
function folderFor(path: string): string {
  return isFolder(path) || path === dirname(path) ? path : folderFor(dirname(path));
}

/**
 * Reports when one of some files changes, appears or disappears, once nothing has changed for a moment. Their folders
 * are watched, since editors put a new file in the place of the old one. A link counts as well as what it leads to.
 */
export class FileWatch {
  readonly #onChange: () => void;
  readonly #watchers: Map<string, FSWatcher> = new Map();
  #paths: ReadonlySet<string> = new Set();
  #calm: NodeJS.Timeout | undefined;
  #restless: NodeJS.Timeout | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /**
   * Watches other paths than before.
   *
   * @param paths absolute paths of files, and of folders whose files count
   * @param since when these files were read, in milliseconds since 1970: if a file has changed since then, that is
   *   reported at once
   */
  follow(paths: Iterable<string>, since: number): void {
    const before = this.#paths;
    this.#paths = new Set([...paths].flatMap(withTarget));
    const folders = new Set([...this.#paths].map(folderFor));
    for (const [folder, watcher] of this.#watchers) {
      if (folders.has(folder) && isFolder(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#watch(folder);
    const isLate = [...this.#paths].some((path) => !before.has(path) && Number(statOf(path)?.mtimeMs ?? 0) > since);
    if (isLate) this.#touch();
  }

  /** Stops watching. */
  close(): void {
    this.#rest();
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watch(folder: string): void {
    const watcher = watch(folder, (_event, name) => {
      if (name === null || this.#matters(folder, name)) this.#touch();
    });
    // A folder that cannot be watched any more has probably been removed.
    watcher.on('error', () => this.#touch());
    this.#watchers.set(folder, watcher);
  }

  #matters(folder: string, name: string): boolean {
    const path = join(folder, name);
    const isInside = this.#paths.has(folder) && isFolder(folder) && ENDINGS.has(extname(name)) && !name.startsWith('.');
    // A folder that leads to a path may appear or disappear.
    return (
      isInside ||
      [...this.#paths].some((wanted) => wanted === path || wanted.startsWith(join(path, '/'))) ||
      !isFolder(folder)
    );
  }

  #touch(): void {
    const report = (): void => {
      this.#rest();
      this.#onChange();
    };
    clearTimeout(this.#calm);
    this.#calm = setTimeout(report, CALM_MS);
    this.#restless ??= setTimeout(report, RESTLESS_MS);
  }

  #rest(): void {
    clearTimeout(this.#calm);
    clearTimeout(this.#restless);
    this.#restless = undefined;
  }
}
