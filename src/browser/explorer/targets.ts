import { useCallback } from 'preact/hooks';
import { START, writeQuery, writeSeedQuery } from './address.ts';
import type { Connection } from './connection.ts';
import { useExplorer, type Explorer } from './explorer.ts';
import { objectOf } from './json.ts';
import { useLoaded } from './loading.ts';
import { loadPage } from './page.ts';
import { valueAt } from './shape.ts';
import type { Resource } from './tree-summary.ts';
import { cellText, labelOf } from './wording.ts';

/** The record to which a reference points. */
export interface Target {
  /** The key of the record, which need not be the value of the reference. */
  readonly key: string;
  /** The name of the record for a reader; empty if it has none. */
  readonly label: string;
}

/** The records that were looked up, for each connection, by seed, resource and value of the reference. */
const known: WeakMap<Connection, Map<string, Promise<Target | undefined>>> = new WeakMap();

async function find(explorer: Explorer, resource: Resource, value: string): Promise<Target | undefined> {
  const { address, connection, summary } = explorer;
  if (resource.key === resource.id) {
    const path = `${resource.home}/${value}${writeSeedQuery(address, summary.naming)}`;
    const { document } = await connection.get(path);
    return { key: value, label: labelOf(objectOf(valueAt(document, resource.item))) };
  }
  // A number is the first record that contains its digits, since records are in the order of their numbers.
  const asked = { ...START, q: value, searchFields: [resource.id], count: 1, seed: address.seed };
  const { records } = await loadPage(explorer, resource, asked);
  const [record = {}] = records;
  return cellText(record[resource.id]) === value
    ? { key: cellText(record[resource.key]), label: labelOf(record) }
    : undefined;
}

/** Looks up a record by the value of a reference. Each is looked up once. Undefined if there is no such record. */
function lookUp(explorer: Explorer, resource: Resource, value: string): Promise<Target | undefined> {
  const { address, connection, summary } = explorer;
  const targets = known.get(connection) ?? new Map<string, Promise<Target | undefined>>();
  known.set(connection, targets);
  const name = `${writeQuery({ ...START, seed: address.seed }, summary.naming)} ${resource.name} ${value}`;
  const found = targets.get(name) ?? find(explorer, resource, value).catch(() => undefined);
  targets.set(name, found);
  return found;
}

/**
 * Returns the record that a reference leads to. If references contain the key, it is known at once; the name of the
 * record follows later.
 *
 * @returns undefined where the tree does not have the record, or while it is being looked up
 */
export function useTarget(resource: Resource | undefined, value: string): Target | undefined {
  const explorer = useExplorer();
  const name = `${explorer.address.seed} ${resource?.name} ${value}`;
  const load = useCallback(
    async () => ({ name, target: resource && (await lookUp(explorer, resource, value)) }),
    [name],
  );
  const loaded = useLoaded(name, load).value;
  if (loaded?.name === name) return loaded.target;
  return resource && resource.key === resource.id ? { key: value, label: '' } : undefined;
}
