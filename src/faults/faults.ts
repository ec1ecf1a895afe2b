import { MockgenError, type ErrorCode, type Fault } from '../errors.ts';
import { errorOf, faultAt, type Wrong } from './fault.ts';
import type { ConfigPlace } from './place.ts';

/** What a fault is about: a resource, or one of its fields. */
export type Subject = Pick<Fault, 'resource' | 'field'>;

/**
 * Is thrown by code that cannot go on because of a fault that has already been noted. It is not reported as another
 * fault.
 */
export class Noted extends Error {
  override readonly name = 'Noted';
}

const keyOf = (file: string, path: ConfigPlace['path']): string => JSON.stringify([file, ...path]);

/**
 * Collects faults, so that one error reports all of them. The same fault is noted once.
 *
 * @example
 * typeof new Faults().attempt(() => 1) // => "number"
 */
export class Faults {
  readonly #code: ErrorCode;
  readonly #byMessage = new Map<string, Fault>();
  /** For each place: the number of faults at the place and inside it. */
  readonly #inside = new Map<string, number>();
  /** The places that have a fault of their own, not only inside them. */
  readonly #at = new Set<string>();

  constructor(code: ErrorCode = 'config_invalid') {
    this.#code = code;
  }

  /** The faults in the order in which they were noted. */
  get all(): readonly Fault[] {
    return [...this.#byMessage.values()];
  }

  /** The number of faults. */
  get count(): number {
    return this.#byMessage.size;
  }

  /** Notes a fault at a place, and returns undefined. */
  add(place: ConfigPlace, wrong: Wrong): undefined {
    this.note(faultAt(place, wrong));
  }

  /** Notes a fault. */
  note(fault: Fault): void {
    if (this.#byMessage.has(fault.message)) return;
    this.#byMessage.set(fault.message, fault);
    const { file = '', path } = fault;
    for (let length = 0; length <= path.length; length++) {
      const around = keyOf(file, path.slice(0, length));
      this.#inside.set(around, (this.#inside.get(around) ?? 0) + 1);
    }
    this.#at.add(keyOf(file, path));
  }

  /** Returns the number of faults at a place and inside it. */
  countIn({ file, path }: ConfigPlace): number {
    return this.#inside.get(keyOf(file, path)) ?? 0;
  }

  /** Whether a place has a fault of its own, not only inside it. */
  areAt({ file, path }: ConfigPlace): boolean {
    return this.#at.has(keyOf(file, path));
  }

  /** Notes faults that were found elsewhere, and adds the subject to those that state none. */
  noteAll(faults: readonly Fault[], subject: Subject = {}): void {
    for (const fault of faults) this.note({ ...subject, ...fault });
  }

  /** Notes the faults of an error. An error without faults is thrown again, unless it is {@link Noted}. */
  take(error: unknown, subject?: Subject): void {
    if (error instanceof Noted) return;
    if (!(error instanceof MockgenError) || error.faults.length === 0) throw error;
    this.noteAll(error.faults, subject);
  }

  /**
   * Calls `run`, and notes the faults of the error that it throws. Any other error is thrown again.
   *
   * @param subject what the faults are about, if their places do not say so
   * @returns its result; undefined if it failed
   */
  attempt<T>(run: () => T, subject?: Subject): T | undefined {
    try {
      return run();
    } catch (error) {
      this.take(error, subject);
      return undefined;
    }
  }

  /**
   * Throws if there are any faults.
   *
   * @throws MockgenError with all faults
   */
  throwAny(): void {
    if (this.count > 0) throw errorOf(this.all, this.#code);
  }
}
