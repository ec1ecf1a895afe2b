import type { Tracer } from './record-view.ts';

/** Notes the values that were begun and not finished. Where a generator failed, the last one is the value that it was making. */
export class Unfinished implements Tracer {
  readonly #open: { readonly resource: string; readonly id: number; readonly place: string }[] = [];

  /** The value that was begun last. */
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
