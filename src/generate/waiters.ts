import { type Signal, TreeError } from '../runtime/index.ts';

/** Counts the callers that wait for the same work, so that it can stop when no one waits any more. */
export class Waiters {
  #count = 0;

  /** Runs `work` for one more caller. A caller whose signal is aborted is not counted. */
  async during<T>(signal: Signal | undefined, work: () => Promise<T>): Promise<T> {
    let isCounted = !signal?.aborted;
    if (isCounted) this.#count += 1;
    const leave = (): void => {
      if (isCounted) this.#count -= 1;
      isCounted = false;
    };
    signal?.addEventListener('abort', leave);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Throws if no caller waits any more, so that the work stops.
   *
   * @throws TreeError with the status 503 when no caller is waiting
   */
  check(): void {
    if (this.#count === 0) throw new TreeError('The request was aborted.', 503);
  }
}
