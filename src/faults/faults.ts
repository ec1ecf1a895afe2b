import { MockgenError, type ErrorCode, type Fault } from '../errors.ts';
import { errorOf, faultAt, type Wrong } from './fault.ts';
import type { ConfigPlace } from './place.ts';

/** The subject of a fault: a resource, or one of its fields. */
export type Subject = Pick<Fault, 'resource' | 'field'>;

/** Thrown if something cannot be made because of a fault that has been noted already. It is not a fault itself. */
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
  /** How many faults there are at a place or inside it. */
  readonly #inside = new Map<string, number>();
  /** The places that have a fault as a whole. */
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

  /** Notes a fault at a place. */
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

  /** Returns how many faults there are at a place, or inside it. */
  countIn({ file, path }: ConfigPlace): number {
    return this.#inside.get(keyOf(file, path)) ?? 0;
  }

  /** Checks whether a place has a fault as a whole. */
  areAt({ file, path }: ConfigPlace): boolean {
    return this.#at.has(keyOf(file, path));
  }

  /** Notes faults that were found elsewhere. */
  noteAll(faults: readonly Fault[], subject: Subject = {}): void {
    for (const fault of faults) this.note({ ...subject, ...fault });
  }

  /** Notes the faults of an error. Throws an error that has none, unless it is {@link Noted}. */
  take(error: unknown, subject?: Subject): void {
    if (error instanceof Noted) return;
    if (!(error instanceof MockgenError) || error.faults.length === 0) throw error;
    this.noteAll(error.faults, subject);
  }

  /**
   * Runs something, and notes the faults that it throws. Any other error is thrown.
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

  /** @throws MockgenError with all faults, if there are any */
  throwAny(): void {
    if (this.count > 0) throw errorOf(this.all, this.#code);
  }
}
