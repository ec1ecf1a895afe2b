import { existsSync, lstatSync, mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MockgenError } from '../errors.ts';
import { describing, ifThere, now, readText, systemCode } from '../node/index.ts';
import { createFile, held, isGone, LOCK, readOwner, removeLeftBehind, textOfLock, type Owner } from './lock-file.ts';

/** How many milliseconds to wait for another build, and how many between two attempts to take the lock. */
const [PATIENCE, POLL] = [5_000, 50];

/** A running build touches its lock again after this many milliseconds, to show that it is alive. */
const BEAT = 1_000;

// A folder that cannot be written to needs no lock either.
const REFUSED: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Whether a path is a link to a missing target. */
function isDangling(path: string): boolean {
  const isLink = ifThere(() => lstatSync(path))?.isSymbolicLink() === true;
  return isLink && ifThere(() => statSync(path)) === undefined;
}

/** Creates a folder and those above it. Returns the folders that were created, inner ones first. */
function makeFolders(dir: string): readonly string[] {
  // Node's `recursive` option never returns where `/proc` forbids it.
  if (ifThere(() => statSync(dir)) !== undefined) return [];
  const made = dirname(dir) === dir ? [] : makeFolders(dirname(dir));
  try {
    mkdirSync(dir);
    return [dir, ...made];
  } catch (error) {
    // Either another build was faster, or the path is a dangling link, for which waiting would not help.
    if (systemCode(error) === 'EEXIST' && !isDangling(dir)) return made;
    throw error;
  }
}

/** A lock that this process holds on a folder. */
export class Lock {
  readonly #file: string;
  readonly #text: string;
  /** Folders that were created for the lock. */
  readonly #made: readonly string[];
  #beat = now();
  readonly #onExit = (): void => this.release();
  readonly #onSignal = (signal: NodeJS.Signals): void => {
    this.release();
    // Without other listeners, the signal ends the process as it would by default.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };

  constructor(file: string, text: string, made: readonly string[]) {
    this.#file = file;
    this.#text = text;
    this.#made = made;
  }

  /**
   * Creates the lock file; returns false if there is one. Signals are handled from before it is created until after it
   * is removed, because they would otherwise leave the file behind.
   */
  take(): boolean {
    held.add(this.#text);
    process.on('exit', this.#onExit).on('SIGINT', this.#onSignal).on('SIGTERM', this.#onSignal);
    let isTaken = false;
    try {
      isTaken = createFile(this.#file, this.#text);
    } finally {
      if (!isTaken) this.#forget();
    }
    return isTaken;
  }

  /**
   * Shows other processes, about once a second, that this build is running. It has to be called often.
   *
   * @throws MockgenError `folder_locked` when another build has taken over the folder, because this one was silent for
   *   too long
   */
  refresh(): void {
    const time = now();
    // The clock may have been set back meanwhile.
    if (Math.abs(time - this.#beat) < BEAT) return;
    this.#beat = time;
    if (!this.#isOurs()) {
      const message = `another build has taken over ${dirname(this.#file)} while this one stood still`;
      throw new MockgenError('folder_locked', message, 'Run the command again.');
    }
    describing('write_failed', `write ${this.#file}`, () => utimesSync(this.#file, time / 1000, time / 1000));
  }

  /** Removes the lock, and folders that were created for it if they are empty. */
  release(): void {
    try {
      if (this.#isOurs()) rmSync(this.#file, { force: true });
      for (const folder of this.#made) rmdirSync(folder);
    } catch {
      // The folder is not empty, or does not exist any more.
    }
    this.#forget();
  }

  #forget(): void {
    held.delete(this.#text);
    process.off('exit', this.#onExit).off('SIGINT', this.#onSignal).off('SIGTERM', this.#onSignal);
  }

  #isOurs(): boolean {
    return ifThere(() => readText(this.#file)) === this.#text;
  }
}

function locked(dir: string, { pid, host, since }: Owner): MockgenError {
  const who = pid === undefined ? '' : `: process ${pid} on ${host}, since ${since}`;
  const hint = `Wait until it has ended. If none runs there, remove ${join(dir, LOCK)}.`;
  return new MockgenError('folder_locked', `another build writes into ${dir}${who}`, hint);
}

/**
 * Creates a folder, with those above it, and takes its lock. Waits a few seconds for another build.
 *
 * @returns the lock; undefined if nothing may be written there
 * @throws MockgenError `folder_locked` when another build runs for longer than that
 * @throws MockgenError `write_failed`
 */
export async function takeLock(dir: string): Promise<Lock | undefined> {
  const file = join(dir, LOCK);
  const deadline = now() + PATIENCE;
  const made: string[] = [];
  for (;;) {
    made.unshift(...describing('write_failed', `make ${dir}`, () => makeFolders(dir)));
    const lock = new Lock(file, textOfLock(), made);
    try {
      if (lock.take()) return lock;
      const owner = readOwner(file);
      if (owner && isGone(owner)) removeLeftBehind(dir);
      else if (owner && now() > deadline) throw locked(dir, owner);
    } catch (error) {
      if (REFUSED.has(systemCode(error))) return undefined;
      // The folder may have been removed together with the build that created it; then try again.
      if (systemCode(error) !== 'ENOENT' || existsSync(dir)) {
        describing('write_failed', `write ${file}`, () => {
          throw error;
        });
      }
    }
    await setTimeout(POLL);
  }
}
