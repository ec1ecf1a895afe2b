/**
 * For each request that came through a router: the path at which the router has mounted the tree. The request itself
 * has its whole path.
 */
const mounts: WeakMap<Request, string> = new WeakMap();

/**
 * Records the path at which a router, such as that of Express, has mounted the tree.
 *
 * @param request the request, with its whole path
 * @param mount the prefix that the router has removed from the path, without a trailing slash
 * @returns the same request
 */
export function mountAt(request: Request, mount: string): Request {
  mounts.set(request, mount);
  return request;
}

/**
 * Returns the prefix of every path of a mounted tree: the base of the tree when it starts with the mount path,
 * otherwise the mount path followed by the base.
 *
 * @param base the base of the tree: the prefix of every path when there is no router
 * @example
 * baseBehind(new Request('http://localhost/api/users'), '') // => ""
 */
export function baseBehind(request: Request, base: string): string {
  const mount = mounts.get(request) ?? '';
  return `${base}/`.startsWith(`${mount}/`) ? base : mount + base;
}

/** Whether a request came through a router that has mounted the tree. */
export function isMounted(request: Request): boolean {
  return mounts.has(request);
}
