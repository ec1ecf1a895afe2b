import { MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';
import { countOf, idsOf, positionOfId } from '../render/index.ts';
import { hasNamedKeys, type Catalogue, type Resource } from '../schema/index.ts';
import { DEFAULTS } from '../settings.ts';
import { checkNames } from './names.ts';
import type { DataChoice } from './data-flags.ts';

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

/** Keys of records that a message names where none of all is near. */
const NAMED = 3;

/** Says what was expected in place of an id. */
function wordIds(resource: Resource, id: string, keys: Iterable<string>): string {
  if (!hasNamedKeys(resource)) return `expected an id of ${resource.name}, a whole number from 1 on`;
  const known = [...keys];
  const expected = `${resource.name} has no such id; expected one such as ${known.slice(0, NAMED).join(', ')}`;
  return suggesting(expected, nearestName(id, known));
}

/**
 * Reads the argument of a command about one record: `invoices/3`, or `invoices/3.total`.
 *
 * @param command the name of the command, for messages
 * @throws MockgenError `bad_option` for anything else, an unknown resource, and an id that no record has
 */
export function parseTarget(command: string, catalogue: Catalogue, text: string, options: DataChoice): Target {
  const [, resource = '', rest = ''] = TARGET.exec(text) ?? [];
  const expected = 'expected <resource>/<id> or <resource>/<id>.<field>';
  if (resource === '') throw new MockgenError('bad_option', `${command} ${text}: ${expected}`, '');
  checkNames(
    command,
    [resource],
    catalogue.resources.map(({ name }) => name),
  );
  const found = catalogue.find(resource);
  if (!found) throw new Error(`${resource} is missing from its own list`);
  const count = countOf(found, { items: DEFAULTS.items, ...options }, catalogue.find);
  const asked = { resource, count };
  for (const [id, field] of cuts(rest)) {
    const position = positionOfId(catalogue, { ...asked, id }, options);
    if (position !== undefined) return { resource, id: position, field };
  }
  const why = wordIds(found, rest, idsOf(catalogue, asked, options));
  throw new MockgenError('bad_option', `${command} ${text}: ${why}`, '');
}
