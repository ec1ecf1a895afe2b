import type { Tracer } from './record-view.ts';

/**
 * Keeps track of values that are being made. If a generator fails, the last one that is not finished is the value that
 * it was making.
 */
export class Unfinished implements Tracer {
  readonly #open: { readonly resource: string; readonly id: number; readonly place: string }[] = [];

  /** The value that was begun last and not finished; undefined if there is none. */
  get last(): { readonly resource: string; readonly id: number; readonly place: string } | undefined {
    return this.#open.at(-1);
  }

  enter(resource: string, id: number, place: string): void {
    this.#open.push({ resource, id, place });
  }

  leave(): void {
    this.#open.pop();
  }
}
