import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBuilderAlive } from '../build-marks/index.ts';
import { MockgenError, saidBy } from '../errors.ts';
import type { Holder } from '../runtime/index.ts';

import { fingerprintAt } from './fingerprint.ts';
import { ITEMS_MS, LOOK_MS, NAMED_EDITS, PATIENCE_MS, RETRY_MS, TROUBLE_MS, WATCH_MS } from './limits.ts';
import {
  loadFirstSnapshot,
  loadSnapshot,
  manifestFingerprint,
  type EditPolicy,
  type LoadedSnapshot,
  type LoadFailure,
  type SnapshotOptions,
} from './load-snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { Notices, type Edit } from './notices.ts';
import { Timer } from './timer.ts';

/** Options of {@link SnapshotHolder}: notices, how to load snapshots, and times and sizes, which tests choose. */
export interface HolderOptions extends SnapshotOptions {
  /** Receives one line per notice. Default: notices are dropped. */
  readonly onNotice?: ((line: string) => void) | undefined;
  /**
   * For how many milliseconds a tree may differ from its manifest before a notice says so. Default: {@link TROUBLE_MS}.
   */
  readonly troubleMs?: number | undefined;
}

/**
 * Holds the snapshot of the tree in a folder, and replaces it after each build. It looks at the manifest when a request
 * asks for the snapshot, at most every {@link LOOK_MS}; until a new build is loaded as a whole, the old snapshot
 * answers.
 */
export class SnapshotHolder implements Holder {
  readonly #dir: string;
  readonly #options: HolderOptions;
  readonly #notices: Notices;
  /**
   * The fingerprints of the files that were edited by hand, by path. They are watched besides the manifest, which a
   * build that restores these files may leave unchanged.
   */
  readonly #edited: Map<string, string> = new Map();
  #loaded: LoadedSnapshot | undefined;
  /** State of the folder when loading last failed; empty if loading has not failed. */
  #failedState = '';
  /** Why loading last failed; undefined if it did not. */
  #failure: LoadFailure | undefined;
  #isTroubleReported = false;
  /** Resolves when the load that is under way finishes. */
  #loading: Promise<void> | undefined;
  /** The snapshot for which requests wait while a new build is being loaded. */
  #awaited: Promise<Snapshot> | undefined;
  #retryMs = LOOK_MS;
  #isClosed = false;
  readonly #timers = {
    look: new Timer(),
    retry: new Timer(),
    trouble: new Timer(),
    items: new Timer(),
    watch: new Timer(),
  };

  private constructor(dir: string, options: HolderOptions) {
    this.#dir = dir;
    this.#options = options;
    this.#notices = new Notices(dir, (line) => this.#notify(line));
  }

  /**
   * Loads the tree in a folder. A tree that was edited by hand is accepted, with a notice for each edited file.
   *
   * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds an unfinished build; `other_version`
   *   when its manifest has a newer format; `read_failed` when it cannot be read
   */
  static async open(dir: string, options: HolderOptions): Promise<SnapshotHolder> {
    const holder = new SnapshotHolder(dir, options);
    holder.#replace(await loadFirstSnapshot(dir, options, holder.#lenient));
    return holder;
  }

  /** Returns the current snapshot; when a new build was just found, waits for it for at most {@link PATIENCE_MS}. */
  current(): Snapshot | Promise<Snapshot> {
    if (!this.#timers.look.isRunning) this.#look();
    return this.#awaited ?? this.snapshot;
  }

  /** The snapshot in use. */
  get snapshot(): Snapshot {
    // `open` loads a snapshot before it returns the holder.
    if (!this.#loaded) throw new RangeError('no tree was loaded');
    return this.#loaded.snapshot;
  }

  /** Stops looking at the folder, and closes all files once nothing reads them any more. */
  close(): void {
    this.#isClosed = true;
    for (const timer of Object.values(this.#timers)) timer.stop();
    this.#loaded?.whole.stop();
    this.snapshot.retire(0);
  }

  /**
   * The policy for edited files when the first snapshot is loaded, or when a snapshot with edited files is replaced:
   * accept them.
   */
  get #lenient(): EditPolicy {
    const noteEdit = (edit: Edit): void => this.#noteEdit(edit);
    const onMismatch = (edit: Edit): boolean => {
      noteEdit(edit);
      return true;
    };
    return {
      isLenient: true,
      onMismatch,
      onReplaced: this.#reloadSoon,
      onEditedItem: noteEdit,
      onFault: this.#noteFault,
    };
  }

  /** The policy for edited files in all other cases: refuse them. */
  get #strict(): EditPolicy {
    const onMismatch = (): boolean => {
      this.#reloadSoon();
      return false;
    };
    return { isLenient: false, onMismatch, onReplaced: this.#reloadSoon, onFault: this.#noteFault };
  }

  /** Looks whether the folder has changed, and starts to load the new build if it has. */
  #look(): void {
    if (this.#isClosed) return;
    this.#timers.look.start(LOOK_MS);
    if (this.#loading) return;
    const state = this.#stateOfFolder();
    if (state === this.#loadedState) {
      this.#watch();
      return this.#resetFailure();
    }
    const isNew = state !== this.#failedState;
    if (!isNew && this.#timers.retry.isRunning) return;
    const loading = this.#load(state);
    if (!isNew) return;
    // A request that follows a build is answered from that build, unless loading takes too long.
    const waiting = Promise.race([loading, sleep(PATIENCE_MS, undefined, { ref: false })]).then(() => this.snapshot);
    this.#awaited = waiting;
    void waiting.then(() => (this.#awaited = undefined));
  }

  /** Looks whether other files have changed, from time to time. */
  #watch(): void {
    if (this.#timers.watch.isRunning) return;
    this.#timers.watch.start(WATCH_MS);
    this.#loaded?.whole.look();
  }

  /** Fingerprints of the manifest and of the files edited by hand, as they are now. */
  #stateOfFolder(): string {
    const edited = [...this.#edited.keys()].map((path) => fingerprintAt(join(this.#dir, path)));
    return [manifestFingerprint(this.#dir), ...edited].join('\n');
  }

  /** The fingerprints of the same files when the current snapshot was loaded. */
  get #loadedState(): string {
    return [this.#loaded?.fingerprint, ...this.#edited.values()].join('\n');
  }

  /** Loads the tree, which replaces the snapshot if it succeeds. */
  #load(state: string): Promise<void> {
    const attempt = async (): Promise<void> => {
      const policy = this.#edited.size > 0 ? this.#lenient : this.#strict;
      const loaded = await loadSnapshot(this.#dir, this.#options, policy).catch((error: unknown): LoadFailure => {
        const ours = error instanceof MockgenError ? { error } : {};
        return { reason: saidBy(error), ...ours };
      });
      this.#loading = undefined;
      if ('reason' in loaded) this.#retryLater(loaded);
      else if (this.#isClosed) loaded.snapshot.retire(0);
      else this.#replace(loaded);
    };
    this.#failedState = state;
    this.#loading = attempt();
    return this.#loading;
  }

  #replace(loaded: LoadedSnapshot): void {
    const before = this.#loaded;
    this.#loaded = loaded;
    this.#edited.clear();
    for (const edit of loaded.edits) this.#noteEdit(edit);
    this.#resetFailure();
    before?.snapshot.retire();
    before?.whole.stop();
    this.#timers.items.stop();
    this.#timers.items.start(ITEMS_MS, () => {
      void loaded.snapshot.findEditedItems();
      void loaded.whole.findFaults();
    });
  }

  /** Tells the user why a request has failed, once for each reason. */
  noteFailure(detail: string): void {
    this.#notices.failure(detail);
  }

  readonly #noteFault = (line: string): void => this.#notices.fault(line);

  #noteEdit(edit: Edit): void {
    const { path } = edit;
    if (this.#edited.size < NAMED_EDITS) this.#edited.set(path, fingerprintAt(join(this.#dir, path)));
    this.#notices.edit(edit);
  }

  #resetFailure(): void {
    this.#failedState = '';
    this.#failure = undefined;
    this.#isTroubleReported = false;
    this.#retryMs = LOOK_MS;
    this.#timers.retry.stop();
    this.#timers.trouble.stop();
  }

  /** Tries again later to load a tree that did not match its manifest. Usually, a build is still under way. */
  #retryLater(failure: LoadFailure): void {
    if (this.#isClosed) return;
    this.#failure = failure;
    this.#retryMs = Math.min(RETRY_MS, this.#retryMs * 2);
    this.#timers.retry.start(this.#retryMs);
    if (this.#isTroubleReported) return;
    this.#timers.trouble.start(this.#options.troubleMs ?? TROUBLE_MS, () => void this.#reportTrouble());
  }

  async #reportTrouble(): Promise<void> {
    // A running build loads later, or says itself what is wrong.
    this.#isTroubleReported = !isBuilderAlive(this.#dir);
    // The last request may have come long ago, and the folder may have changed since.
    await (this.#loading ?? this.#load(this.#stateOfFolder()));
    if (!this.#failure || !this.#isTroubleReported || this.#isClosed) return;
    const { reason, error } = this.#failure;
    this.#notify(
      `A new build cannot be served: ${reason}. The one before still is. ${error?.hint ?? 'Build it again.'}`,
    );
  }

  #notify(line: string): void {
    this.#options.onNotice?.(line);
  }

  /**
   * Makes the next look load the tree again, after {@link RETRY_MS}: the current snapshot turned out to be incomplete.
   */
  readonly #reloadSoon = (): void => {
    if (!this.#loaded || this.#isClosed) return;
    this.#loaded = { ...this.#loaded, fingerprint: '' };
    this.#failedState = this.#stateOfFolder();
    this.#timers.retry.start(RETRY_MS);
  };
}
