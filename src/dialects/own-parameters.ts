import { parseParameters } from '../runtime/index.ts';
import type { Plan, Window } from './plan.ts';
import type { Reading } from './reading.ts';

/** What a query asks for by the parameters of the service: search, page and size. */
interface OwnParameters extends Required<Pick<Plan, 'search'>> {
  readonly window: Window;
  /** Whether the query has a parameter for the page or for its size. */
  readonly isPaged: boolean;
}

/** Reads the parameters of the service, which a dialect has in addition to its own. */
export function readOwnParameters(reading: Reading): OwnParameters {
  const { names } = reading;
  const { query, api, manifest, resource } = reading.subject;
  const { page, limit, count, offset } = names;
  const windows = [page, limit, count, ...(offset === undefined ? [] : [offset])];
  const given = windows.filter((name) => reading.text(name) !== undefined);
  for (const name of [names.q, names.search, names.search_fields]) reading.text(name);
  const fields = manifest.resources[resource]?.fields ?? [];
  const parameters = parseParameters(query, { ...api, strict: false }, fields);
  const isSource = (parameter: string): boolean => parameter === names.seed || parameter === names.nocache;
  reading.errors.push(...parameters.errors.filter(({ parameter }) => !isSource(parameter)));
  const { searchText: text, searchFields } = parameters;
  return { window: parameters, isPaged: given.length > 0, search: { text, fields: searchFields } };
}
