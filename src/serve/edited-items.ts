import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTreePath } from '../node/index.ts';
import { pause } from './pacer.ts';

/** A resource whose items have files of their own. */
export interface ItemFolder {
  /** The folder, as a path inside the tree. */
  readonly home: string;
  /** How many items there are. */
  readonly total: number;
  /** What they are called, in order, where their ids are texts. */
  readonly ids?: readonly string[] | undefined;
  /** What a build writes for an item, from 1. Throws where the records cannot be read: nothing is said of items then. */
  readonly textOf: (id: number) => string;
}

/** How items are looked at. */
export interface EditedItemsOptions {
  /** The folder of the tree. */
  readonly root: string;
  readonly folders: ReadonlyMap<string, ItemFolder>;
  /** Whether no build has begun since the start. One that has may have written any item. */
  readonly isCalm: () => boolean;
  /** Is told of each item that was edited by hand. */
  readonly onEdit: (path: string) => void;
  /** How many bytes of edited items are held at most. */
  readonly most: number;
}

// Some 2 ms: an open file that is read and closed takes 20 µs.
const SLICE = 100;

/** Finds the items of a tree that were edited by hand before the start. Each is looked at once; later edits are not seen. */
export class EditedItems {
  readonly #looking: EditedItemsOptions;
  /** The items that differ, by path. */
  readonly #edited: Map<string, string> = new Map();
  /** For each resource, which of its items were looked at. */
  readonly #looked: Map<string, Uint8Array> = new Map();
  #bytes = 0;
  #isOver = false;

  constructor(looking: EditedItemsOptions) {
    this.#looking = looking;
    for (const [resource, { total }] of looking.folders) this.#looked.set(resource, new Uint8Array(total + 1));
  }

  /**
   * The text of an item that was edited by hand; undefined when it is what a build wrote, or there is none.
   *
   * @param position from 1
   */
  edited(resource: string, position: number): string | undefined {
    const { home, ids } = this.#looking.folders.get(resource) ?? {};
    const path = `${home}/${ids?.[position - 1] ?? position}.json`;
    if (!this.#isOver && this.#look(resource, position)) this.#settle([path]);
    return this.#edited.get(path);
  }

  /** Looks at all items, in slices. */
  async run(): Promise<void> {
    for (const [resource, { total, home, ids }] of this.#looking.folders) {
      for (let first = 1; first <= total && !this.#isOver; first += SLICE) {
        const found: string[] = [];
        for (let id = first; id < first + SLICE && id <= total; id++) {
          if (this.#look(resource, id)) found.push(`${home}/${ids?.[id - 1] ?? id}.json`);
        }
        this.#settle(found);
        await pause();
      }
    }
  }

  /** Looks at nothing more. What was found stays. */
  stop(): void {
    this.#isOver = true;
  }

  /** Decides over items that were just found to differ. A build that has begun by now may have written them. */
  #settle(paths: readonly string[]): void {
    const isCalm = paths.length === 0 || this.#looking.isCalm();
    for (const path of paths) {
      if (isCalm) this.#looking.onEdit(path);
      else this.#edited.delete(path);
    }
    if (!isCalm) this.stop();
  }

  /** Whether a look at an item, its first, found that it was edited. */
  #look(resource: string, id: number): boolean {
    const looked = this.#looked.get(resource);
    const folder = this.#looking.folders.get(resource);
    if (!looked || !folder || looked[id] !== 0) return false;
    looked[id] = 1;
    const path = `${folder.home}/${folder.ids?.[id - 1] ?? id}.json`;
    // What a manifest says that an item is called may lead anywhere.
    if (!isTreePath(path)) return false;
    const text = readEdited(join(this.#looking.root, path), () => folder.textOf(id));
    if (text === undefined) return false;
    this.#bytes += text.length;
    if (this.#bytes > this.#looking.most) this.stop();
    else this.#edited.set(path, text);
    return this.#edited.has(path);
  }
}

/** The text of a file, where there is one that differs from what is expected. */
function readEdited(path: string, expected: () => string): string | undefined {
  try {
    // A pipe would never come to an end, and a link may lead anywhere.
    if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
    const text = readFileSync(path, 'utf8');
    return text === expected() ? undefined : text;
  } catch {
    return undefined;
  }
}
