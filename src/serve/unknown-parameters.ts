import { type Api, parameterNames } from '../tree/index.ts';

/** How many names are told of. */
const TOLD_NAMES = 20;

/** Tells of parameters that mean nothing to a tree: of each name once, and of so many. */
export class UnknownParameters {
  readonly #onIgnored: (name: string, api: Api) => void;
  readonly #told: Set<string> = new Set();

  /** @param onIgnored is told of a name, and of the shape of the tree that does not know it */
  constructor(onIgnored: (name: string, api: Api) => void) {
    this.#onIgnored = onIgnored;
  }

  /** Notes the parameters of a query that was answered. */
  note(query: string, api: Api = {}): void {
    if (query === '' || this.#told.size >= TOLD_NAMES) return;
    const known = Object.values(parameterNames(api));
    for (const name of new URLSearchParams(query).keys()) {
      if (known.includes(name) || this.#told.has(name) || this.#told.size >= TOLD_NAMES) continue;
      this.#told.add(name);
      this.#onIgnored(name, api);
    }
  }
}
