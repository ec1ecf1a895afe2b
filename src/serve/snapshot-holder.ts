import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Holder } from '../runtime/index.ts';
import { loadFirst, loadOnce, type HolderOptions, type LoadMode } from './first-load.ts';
import { ITEMS_MS, LOOK_MS, NAMED_EDITS, PATIENCE_MS, REST_MS, TROUBLE_MS } from './limits.ts';
import { fingerprintOfTree, type Loaded, type LoadedTree } from './load-snapshot.ts';
import { EditNotices } from './edit-notices.ts';
import type { Snapshot } from './snapshot.ts';
import { fingerprintAt } from './fingerprint.ts';
import { Timer } from './timer.ts';

/**
 * Holds the snapshot of the tree in a folder. Looks at the manifest when it is asked for the tree, at most every
 * {@link LOOK_MS}; another build is loaded as a whole, and until then the one before answers.
 */
export class SnapshotHolder implements Holder {
  readonly #dir: string;
  readonly #options: HolderOptions;
  readonly #notices: EditNotices;
  /** The stamps of files that were edited by hand, by path: a build that mends them may leave the manifest as it is. */
  readonly #edited: Map<string, string> = new Map();
  #force: LoadedTree | undefined;
  /** What was found at the last try that came to nothing. */
  #refused = '';
  readonly #looking: Timer = new Timer();
  readonly #retrying: Timer = new Timer();
  #retryMs = LOOK_MS;
  /** Is over when the load that is under way is. */
  #loading: Promise<void> | undefined;
  #isClosed = false;
  /** What requests wait for while a new build is being loaded. */
  #awaited: Promise<Snapshot> | undefined;
  /** Why the last try came to nothing; empty when none did. */
  #reason = '';
  #isTold = false;
  readonly #trouble: Timer = new Timer();
  readonly #items: Timer = new Timer();

  private constructor(dir: string, options: HolderOptions) {
    this.#dir = dir;
    this.#options = options;
    this.#notices = new EditNotices(dir, options.onNotice ?? (() => {}));
  }

  /**
   * Loads the tree in a folder. One that was edited by hand is taken as it lies, with a notice for each file.
   *
   * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds half of a build; `read_failed` when it
   * cannot be read
   */
  static async open(dir: string, options: HolderOptions): Promise<SnapshotHolder> {
    const keeper = new SnapshotHolder(dir, options);
    keeper.#putInForce(await loadFirst(dir, options, keeper.#asItLies));
    return keeper;
  }

  /** The snapshot in force; where another build was just found, it is waited for a moment. */
  current(): Snapshot | Promise<Snapshot> {
    if (!this.#looking.isOn) this.#look();
    return this.#awaited ?? this.snapshot;
  }

  /** The snapshot in force. */
  get snapshot(): Snapshot {
    // `open` has put one in force before anybody had the keeper.
    if (!this.#force) throw new RangeError('no tree was loaded');
    return this.#force.snapshot;
  }

  /** Looks at nothing more, and closes all files once nobody reads them. */
  close(): void {
    this.#isClosed = true;
    for (const rest of [this.#looking, this.#retrying, this.#trouble, this.#items]) rest.end();
    this.snapshot.retire(0);
  }

  /** How the first tree is loaded, and one that was edited by hand once it is edited again. */
  get #asItLies(): LoadMode {
    const note = (path: string): void => this.#noteEdit(path);
    const onMismatch = (path: string): boolean => {
      note(path);
      return true;
    };
    return { isLenient: true, onMismatch, onReplaced: this.#doubt, onEditedItem: note };
  }

  /** How any other build is loaded. */
  get #asPromised(): LoadMode {
    const onMismatch = (): boolean => {
      this.#doubt();
      return false;
    };
    return { isLenient: false, onMismatch, onReplaced: this.#doubt };
  }

  #look(): void {
    if (this.#isClosed) return;
    this.#looking.start(LOOK_MS);
    if (this.#loading) return;
    const found = this.#find();
    if (found === this.#settled) return this.#calm();
    const isNew = found !== this.#refused;
    if (!isNew && this.#retrying.isOn) return;
    const loading = this.#attempt(found);
    if (!isNew) return;
    // A request that comes after a build is to get that build. It does not wait long, though.
    const waiting = Promise.race([loading, sleep(PATIENCE_MS, undefined, { ref: false })]).then(() => this.snapshot);
    this.#awaited = waiting;
    void waiting.then(() => (this.#awaited = undefined));
  }

  /** What there is: the stamps of the manifest and of the files that were edited by hand. */
  #find(): string {
    const edited = [...this.#edited.keys()].map((path) => fingerprintAt(join(this.#dir, path)));
    return [fingerprintOfTree(this.#dir), ...edited].join('\n');
  }

  /** The same as it was when the tree in force was loaded. */
  get #settled(): string {
    return [this.#force?.stamp, ...this.#edited.values()].join('\n');
  }

  #attempt(found: string): Promise<void> {
    this.#refused = found;
    this.#loading = this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    const mode = this.#edited.size > 0 ? this.#asItLies : this.#asPromised;
    const loaded = await loadOnce(this.#dir, this.#options, mode).catch((error: unknown): Loaded => {
      return { reason: error instanceof Error ? error.message : String(error) };
    });
    this.#loading = undefined;
    if ('reason' in loaded) this.#refuse(loaded.reason);
    else if (this.#isClosed) loaded.snapshot.retire(0);
    else this.#putInForce(loaded);
  }

  #putInForce(loaded: LoadedTree): void {
    const before = this.#force?.snapshot;
    this.#force = loaded;
    this.#edited.clear();
    for (const path of loaded.edits) this.#noteEdit(path);
    this.#calm();
    before?.retire();
    this.#items.end();
    this.#items.start(ITEMS_MS, () => void loaded.snapshot.lookAtItems());
  }

  #noteEdit(path: string): void {
    if (this.#edited.size < NAMED_EDITS) this.#edited.set(path, fingerprintAt(join(this.#dir, path)));
    this.#notices.tellOfEdit(path);
  }

  /** Nothing is wrong any more. */
  #calm(): void {
    this.#refused = '';
    this.#retryMs = LOOK_MS;
    this.#reason = '';
    this.#isTold = false;
    this.#retrying.end();
    this.#trouble.end();
  }

  /** A tree does not match its manifest: most often, a build is under way. It is looked at again later. */
  #refuse(reason: string): void {
    if (this.#isClosed) return;
    this.#reason = reason;
    this.#retryMs = Math.min(REST_MS, this.#retryMs * 2);
    this.#retrying.start(this.#retryMs);
    if (!this.#isTold) this.#trouble.start(this.#options.troubleMs ?? TROUBLE_MS, () => void this.#tellOfTrouble());
  }

  async #tellOfTrouble(): Promise<void> {
    this.#isTold = true;
    // Whoever asked last may have asked long ago.
    await (this.#loading ?? this.#attempt(this.#find()));
    if (this.#reason === '' || this.#isClosed) return;
    this.#notices.tell(`A new build cannot be served: ${this.#reason}. The one before still is.`);
  }

  /** The tree in force turned out not to be whole: it is loaded again, but not over and over. */
  readonly #doubt = (): void => {
    if (!this.#force || this.#isClosed) return;
    this.#force = { ...this.#force, stamp: '' };
    this.#refused = this.#find();
    this.#retrying.start(REST_MS);
  };
}
