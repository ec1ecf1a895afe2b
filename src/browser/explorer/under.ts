import type { Referrer } from './relations.ts';
import type { Resource } from './tree-summary.ts';

/** The records of a resource that refer to one record of another resource. */
export interface Under {
  /** The resource of the record to which they refer. */
  readonly target: Resource;
  /** The key of the record to which they refer. */
  readonly key: string;
  readonly referrer: Referrer;
}

/**
 * Writes which record the shown records refer to, in the form that the address of the page has.
 *
 * @example
 * writeUnder('users', '1', { path: 'invoices' }) // => "users/1/invoices"
 */
export function writeUnder(target: string, key: string, { path }: Pick<Referrer, 'path'>): string {
  return `${target}/${key}/${path}`;
}

/**
 * Reads which record the shown records of a resource refer to.
 *
 * @returns undefined for all other texts
 */
export function readUnder(text: string, resource: string, resources: readonly Resource[]): Under | undefined {
  const [, name, key, path] = /^([^/]+)\/([^/]+)\/(.+)$/.exec(text) ?? [];
  const target = resources.find((one) => one.name === name);
  const referrer = target?.referrers.find((one) => one.resource === resource && one.path === path && !one.isSingle);
  return target && referrer && key !== undefined ? { target, key, referrer } : undefined;
}

/**
 * Returns the resource with the address of only those records that refer to one record; unchanged if `under` is
 * undefined.
 */
export function narrowed(resource: Resource, under: Under | undefined): Resource {
  if (!under) return resource;
  const { target, key, referrer } = under;
  return { ...resource, collection: writeUnder(target.home, key, referrer), total: undefined };
}
