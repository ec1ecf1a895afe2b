/** A one-shot timer. It never keeps the process alive. */
export class Timer {
  #timeout: NodeJS.Timeout | undefined;

  /** Whether the timer has been started and has neither fired nor been stopped. */
  get isRunning(): boolean {
    return this.#timeout !== undefined;
  }

  /** Starts the timer, unless it is running already. Calls `onEnd` after `ms` milliseconds. */
  start(ms: number, onEnd: () => void = () => {}): void {
    this.#timeout ??= setTimeout(() => {
      this.#timeout = undefined;
      onEnd();
    }, ms).unref();
  }

  /** Stops the timer; `onEnd` is not called. */
  stop(): void {
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
  }
}
