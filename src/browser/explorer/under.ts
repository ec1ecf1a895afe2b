import type { Referrer } from './relations.ts';
import type { Resource } from './tree-summary.ts';

/** The records that refer to one record. */
export interface Under {
  /** The resource of that record. */
  readonly target: Resource;
  /** The key of that record. */
  readonly key: string;
  readonly referrer: Referrer;
}

/**
 * Writes the address of the records that refer to one record, as the page has it.
 *
 * @example
 * writeUnder('users', '1', { path: 'invoices' }) // => "users/1/invoices"
 */
export function writeUnder(target: string, key: string, { path }: Pick<Referrer, 'path'>): string {
  return `${target}/${key}/${path}`;
}

/**
 * Reads the address of the records of a resource that refer to one record.
 *
 * @returns undefined for all other texts
 */
export function readUnder(text: string, resource: string, resources: readonly Resource[]): Under | undefined {
  const [, name, key, path] = /^([^/]+)\/([^/]+)\/(.+)$/.exec(text) ?? [];
  const target = resources.find((one) => one.name === name);
  const referrer = target?.referrers.find((one) => one.resource === resource && one.path === path && !one.isSingle);
  return target && referrer && key !== undefined ? { target, key, referrer } : undefined;
}

/** Returns a resource whose lists have only the records that refer to one record. */
export function narrowed(resource: Resource, under: Under | undefined): Resource {
  if (!under) return resource;
  const { target, key, referrer } = under;
  return { ...resource, collection: writeUnder(target.home, key, referrer), total: undefined };
}
