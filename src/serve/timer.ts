/** A time in which something is not done. It never keeps the process alive. */
export class Timer {
  #timer: NodeJS.Timeout | undefined;

  /** Whether the time runs. */
  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  /**
   * Starts the time, unless it runs.
   *
   * @param ms in milliseconds
   * @param then what to do when it is over
   */
  start(ms: number, then: () => void = () => {}): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      then();
    }, ms).unref();
  }

  /** Ends the time. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
