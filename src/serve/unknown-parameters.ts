import { ignoredNames, type RuntimeResponse } from '../runtime/index.ts';
import type { Api } from '../tree/index.ts';

/** At most this many names are reported. */
const REPORTED_NAMES = 20;

/** Reports query parameters that the tree does not know: each name once, and at most {@link REPORTED_NAMES} names. */
export class UnknownParameters {
  readonly #onUnknown: (name: string, api: Api) => void;
  readonly #reported: Set<string> = new Set();

  /** @param onUnknown receives the name, and the API whose parameters do not include it */
  constructor(onUnknown: (name: string, api: Api) => void) {
    this.#onUnknown = onUnknown;
  }

  /** Reports the parameters that an answer names as ignored. */
  check({ headers }: Pick<RuntimeResponse, 'headers'>, api: Api = {}): void {
    for (const name of ignoredNames(headers)) {
      if (this.#reported.has(name) || this.#reported.size >= REPORTED_NAMES) continue;
      this.#reported.add(name);
      this.#onUnknown(name, api);
    }
  }
}
