import { MockgenError } from '../errors.ts';
import { countOf, positionOfId } from '../render/index.ts';
import { hasNamedKeys, type Catalogue } from '../schema/index.ts';
import { DEFAULTS } from '../settings.ts';
import { checkNames } from './names.ts';
import type { DataChoice } from './commands/show.ts';

/** A record to explain, or one of its fields. */
export interface Target {
  readonly resource: string;
  /** Position of the record, from 1. */
  readonly id: number;
  readonly field: string | undefined;
}

const TARGET = /^([a-z][a-z0-9-]*)\/([^/]+)$/;

/** Splits a text into id and field in all possible ways, the longest id first: both may contain dots. */
function* cuts(text: string): Generator<readonly [id: string, field: string | undefined], void, undefined> {
  yield [text, undefined];
  for (let at = text.lastIndexOf('.'); at > 0; at = text.lastIndexOf('.', at - 1)) {
    yield [text.slice(0, at), text.slice(at + 1)];
  }
}

/**
 * Reads the argument of `mockgen explain`: `invoices/3`, or `invoices/3.total`.
 *
 * @throws MockgenError `bad_option` for anything else, an unknown resource, and an id that no record has
 */
export function parseTarget(catalogue: Catalogue, text: string, options: DataChoice): Target {
  const [, resource = '', rest = ''] = TARGET.exec(text) ?? [];
  const expected = 'expected <resource>/<id> or <resource>/<id>.<field>';
  if (resource === '') throw new MockgenError('bad_option', `explain ${text}: ${expected}`, '');
  checkNames(
    'explain',
    [resource],
    catalogue.resources.map(({ name }) => name),
  );
  const found = catalogue.find(resource);
  const count = countOf(found ?? { name: resource }, { items: DEFAULTS.items, ...options }, catalogue.find);
  for (const [id, field] of cuts(rest)) {
    const position = positionOfId(catalogue, { resource, id, count }, options);
    if (position !== undefined) return { resource, id: position, field };
  }
  const why = found && hasNamedKeys(found) ? `, and ${resource} has no such id` : '';
  throw new MockgenError('bad_option', `explain ${text}: ${expected}${why}`, '');
}
