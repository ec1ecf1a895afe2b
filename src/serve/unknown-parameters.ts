import { type Api, parameterNames } from '../tree/index.ts';

/** Maximum number of names in a report. */
const REPORTED_NAMES = 20;

/** Reports query parameters that the tree does not know: each name once, and at most {@link REPORTED_NAMES} names. */
export class UnknownParameters {
  readonly #onUnknown: (name: string, api: Api) => void;
  readonly #reported: Set<string> = new Set();

  /** @param onUnknown receives the name, and the API whose parameters do not include it */
  constructor(onUnknown: (name: string, api: Api) => void) {
    this.#onUnknown = onUnknown;
  }

  /** Reports the unknown parameters of a query. */
  check(query: string, api: Api = {}): void {
    if (query === '' || this.#reported.size >= REPORTED_NAMES) return;
    const known = Object.values(parameterNames(api));
    for (const name of new URLSearchParams(query).keys()) {
      if (known.includes(name) || this.#reported.has(name) || this.#reported.size >= REPORTED_NAMES) continue;
      this.#reported.add(name);
      this.#onUnknown(name, api);
    }
  }
}
