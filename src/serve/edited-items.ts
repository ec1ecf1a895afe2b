import { nextTurn, openIfFile, readAndClose } from '../node/index.ts';
import { TreeError } from '../runtime/index.ts';
import { faultOf } from './json-fault.ts';
import type { Edit } from './notices.ts';

/** The item files of a resource. */
export interface ItemFolder {
  /** The folder, as a path inside the tree. */
  readonly home: string;
  /** The number of items. */
  readonly total: number;
  /** The ids of the items in order, if ids are texts. Default: 1, 2, 3 … */
  readonly ids?: readonly string[] | undefined;
  /**
   * Returns the text that a build writes for the item at a position, from 1. May throw when the records cannot be read; the
   * item then counts as not edited.
   */
  readonly textOf: (position: number) => string;
}

/** What to compare, and what to do about differences. */
export interface EditedItemsOptions {
  /** The folder of the tree. */
  readonly root: string;
  /** The item files of each resource, by its name. */
  readonly folders: ReadonlyMap<string, ItemFolder>;
  /**
   * Whether no build has begun since the tree was loaded. If one has, a difference may be its work rather than an edit.
   */
  readonly isCalm: () => boolean;
  /** Receives each item that was edited by hand. */
  readonly onEdit: (edit: Edit) => void;
  /** How many bytes of edited items are held in memory at most. */
  readonly maxBytes: number;
}

// Comparing this many files takes about 2 ms.
const ITEMS_PER_TURN = 100;

/**
 * Finds the items of a tree that were edited by hand before the tree was loaded. Each item file is compared once; later
 * edits are not noticed.
 */
export class EditedItems {
  readonly #options: EditedItemsOptions;
  /** The text of each edited item by path, or the reason why it cannot be served. */
  readonly #edited: Map<string, string | TreeError> = new Map();
  /** For each resource and position: 1 if the item was compared, otherwise 0. */
  readonly #compared: Map<string, Uint8Array> = new Map();
  #bytes = 0;
  #isStopped = false;

  constructor(options: EditedItemsOptions) {
    this.#options = options;
    for (const [resource, { total }] of options.folders) this.#compared.set(resource, new Uint8Array(total + 1));
  }

  /**
   * Returns the text of an item that was edited by hand; undefined when the item is what a build wrote, or does not exist.
   *
   * @param position from 1
   * @throws TreeError 500 for a text that is not JSON
   */
  textAt(resource: string, position: number): string | undefined {
    const folder = this.#options.folders.get(resource);
    if (!folder) return undefined;
    const path = pathOf(folder, position);
    if (!this.#isStopped && this.#compare(resource, folder, position)) this.#confirm([path]);
    const edited = this.#edited.get(path);
    if (edited instanceof TreeError) throw edited;
    return edited;
  }

  /** Compares all items, some in each turn of the event loop. */
  async compareAll(): Promise<void> {
    for (const [resource, folder] of this.#options.folders) {
      for (let first = 1; first <= folder.total && !this.#isStopped; first += ITEMS_PER_TURN) {
        const found: string[] = [];
        for (let position = first; position < first + ITEMS_PER_TURN && position <= folder.total; position++) {
          if (this.#compare(resource, folder, position)) found.push(pathOf(folder, position));
        }
        this.#confirm(found);
        await nextTurn();
      }
    }
  }

  /** Stops comparing items. The edits that were found remain. */
  stop(): void {
    this.#isStopped = true;
  }

  /**
   * Reports items that were just found to differ. If a build has begun, they are forgotten instead, since it may have
   * written them.
   */
  #confirm(paths: readonly string[]): void {
    if (paths.length === 0) return;
    const isCalm = this.#options.isCalm();
    for (const path of paths) {
      const edited = this.#edited.get(path);
      if (isCalm) this.#options.onEdit({ path, fault: edited instanceof TreeError ? edited.message : undefined });
      else this.#edited.delete(path);
    }
    if (!isCalm) this.stop();
  }

  /** Compares an item unless it was compared before. Returns whether it differs and is held in memory. */
  #compare(resource: string, folder: ItemFolder, position: number): boolean {
    const compared = this.#compared.get(resource);
    if (compared?.[position] !== 0) return false;
    compared[position] = 1;
    const path = pathOf(folder, position);
    const text = readEdited(this.#options.root, path, () => folder.textOf(position));
    if (text === undefined) return false;
    this.#bytes += text.length;
    if (this.#bytes > this.#options.maxBytes) this.stop();
    else this.#edited.set(path, faultOf(path, text) ?? text);
    return this.#edited.has(path);
  }
}

function pathOf({ home, ids }: ItemFolder, position: number): string {
  return `${home}/${ids?.[position - 1] ?? position}.json`;
}

/**
 * Returns the text of a file if it differs from the expected one; undefined if it does not, or if it cannot be read.
 */
function readEdited(root: string, path: string, expected: () => string): string | undefined {
  try {
    const file = openIfFile(root, path);
    const text = file && readAndClose(file).toString();
    return text === expected() ? undefined : text;
  } catch {
    return undefined;
  }
}
