import { useCallback } from 'preact/hooks';
import { START, writeSeedQuery } from './address.ts';
import { useExplorer, type Explorer } from './explorer.ts';
import { objectOf, type JsonObject } from './json.ts';
import { useLoaded, type Loaded } from './loading.ts';
import { readMeta, type Meta } from './meta.ts';
import { loadPage } from './page.ts';
import type { Referrer } from './relations.ts';
import { valueAt } from './shape.ts';
import type { Resource } from './tree-summary.ts';
import { writeUnder } from './under.ts';

/** Of each resource, at most this many records are loaded: as many as a page can have. */
const MOST = 100;

/** The records of one resource that refer to a record. */
export interface Referring {
  readonly referrer: Referrer;
  readonly resource: Resource;
  readonly meta: Meta;
  /** How many records of the resource refer to the record. */
  readonly total: number;
  /** The first of the records that refer to it, at most {@link MOST}. */
  readonly records: readonly JsonObject[];
}

/** Loads the single record below a record at a nested address; returns none if no record there refers to the target. */
async function loadSingle(
  { connection, address, summary }: Explorer,
  path: string,
  { item }: Resource,
): Promise<JsonObject[]> {
  const answer = connection.get(path + writeSeedQuery(address, summary.naming));
  return answer.then(
    ({ document }) => [objectOf(valueAt(document, item))],
    () => [],
  );
}

async function loadReferring(
  explorer: Explorer,
  target: Resource,
  key: string,
  referrer: Referrer,
): Promise<Referring[]> {
  const { address, connection, summary } = explorer;
  const resource = summary.resources.find(({ name }) => name === referrer.resource);
  if (!resource) return [];
  const collection = writeUnder(target.home, key, referrer);
  const meta = connection.get(resource.meta).then(
    ({ document }) => readMeta(document, resource.name),
    () => readMeta(undefined, resource.name),
  );
  if (referrer.isSingle) {
    const records = await loadSingle(explorer, collection, resource);
    return [{ referrer, resource, meta: await meta, total: records.length, records }];
  }
  const asked = { ...START, count: MOST, seed: address.seed };
  const { total, records } = await loadPage(explorer, { ...resource, collection }, asked);
  return [{ referrer, resource, meta: await meta, total, records }];
}

/** Loads the records that refer to a record, by resource. */
export function useReferring(target: Resource, key: string): Loaded<readonly Referring[]> {
  const explorer = useExplorer();
  const name = `${explorer.address.seed} ${target.name} ${key}`;
  const load = useCallback(
    async () => (await Promise.all(target.referrers.map((one) => loadReferring(explorer, target, key, one)))).flat(),
    [name],
  );
  return useLoaded(name, load);
}
