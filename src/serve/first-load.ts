import { setTimeout as sleep } from 'node:timers/promises';
import { MockgenError } from '../errors.ts';
import { hasJournal, isBuilderAlive, isBuilding } from './build-marks.ts';
import { BoundedCache } from '../caching/index.ts';
import { inShell } from '../node/index.ts';
import { BLOCK_BYTES, HELD_BYTES, START_MS } from './limits.ts';
import { loadTree, type Loaded, type LoadedTree, type Loading } from './load-snapshot.ts';

/** How the tree of a folder is kept. Tests choose other times and sizes. */
export interface HolderOptions extends Pick<Loading, 'seededOf' | 'catalogue'> {
  /** Receives texts of one line. Default: they are dropped. */
  readonly onNotice?: ((line: string) => void) | undefined;
  /** Default: {@link HELD_BYTES}. */
  readonly heldBytes?: number | undefined;
  /** Whether files of large trees stay open. Default: except on Windows, where no other file could take their place. */
  readonly keepsHandles?: boolean | undefined;
  /** How long the start waits for a build, in milliseconds. Default: {@link START_MS}. */
  readonly startMs?: number | undefined;
  /** How long a tree may not match its manifest before that is told, in milliseconds. Default: `TROUBLE_MS`. */
  readonly troubleMs?: number | undefined;
}

/** What depends on whether the snapshot is the first one. */
export interface LoadMode extends Pick<Loading, 'isLenient' | 'onMismatch' | 'onReplaced' | 'onEditedItem'> {}

/** All that loading a tree needs. */
function loadingOf(dir: string, options: HolderOptions, mode: LoadMode): Loading {
  const { seededOf, catalogue, heldBytes = HELD_BYTES, keepsHandles = process.platform !== 'win32' } = options;
  const cache = new BoundedCache<readonly string[]>(BLOCK_BYTES);
  return { ...mode, seededOf, catalogue, heldBytes, keepsHandles, cache, isBuilding: () => isBuilding(dir) };
}

const STEP_MS = 50;

/**
 * Loads the tree that a server starts with. One that was edited by hand is taken as it lies; where a build is under way,
 * it is waited for.
 *
 * @throws MockgenError `not_a_tree` when the folder has no manifest, or holds half of a build; `other_version` when
 * its manifest is of a newer format than we know; `read_failed` when it cannot be read
 */
export async function loadFirst(dir: string, options: HolderOptions, mode: LoadMode): Promise<LoadedTree> {
  const { startMs = START_MS } = options;
  for (let waited = 0; ; waited += STEP_MS) {
    const loaded = await loadOnce(dir, options, mode);
    if ('snapshot' in loaded) return loaded;
    if (!isBuilderAlive(dir)) {
      if (hasJournal(dir))
        throw halfOfABuild(dir, 'one was interrupted', `Run it again: mockgen build --out ${inShell(dir)}`);
      if (loaded.error) throw loaded.error;
    }
    if (waited >= startMs) throw halfOfABuild(dir, loaded.reason, 'Start again when the build has finished.');
    await sleep(STEP_MS);
  }
}

/**
 * Loads a tree that has to match its manifest, or else one that was edited by hand. While a build is under way, nothing
 * counts as an edit.
 */
export async function loadOnce(dir: string, options: HolderOptions, mode: LoadMode): Promise<Loaded> {
  const strict = await loadTree(dir, loadingOf(dir, options, { ...mode, isLenient: false }));
  if ('snapshot' in strict || strict.error || !mode.isLenient || isBuilding(dir)) return strict;
  const lenient = await loadTree(dir, loadingOf(dir, options, mode));
  if ('snapshot' in lenient && isBuilding(dir)) {
    lenient.snapshot.retire(0);
    return strict;
  }
  return lenient;
}

function halfOfABuild(dir: string, why: string, hint: string): MockgenError {
  return new MockgenError('not_a_tree', `${dir} holds half of a build: ${why}`, hint);
}
