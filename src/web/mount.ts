/** What a router in front has cut off the paths of requests, by the request that has the whole path again. */
const mounts: WeakMap<Request, string> = new WeakMap();

/**
 * Notes where a router in front, such as Express, has mounted the tree.
 *
 * @param request with the whole path
 * @param mount what the router has cut off it, without a slash at the end
 */
export function mountAt(request: Request, mount: string): Request {
  mounts.set(request, mount);
  return request;
}

/**
 * What stands before every path of a tree that a router has mounted: where the tree has a base that begins with what the
 * router has cut off, that base; otherwise its base follows.
 *
 * @param base what stands before every path where there is no router
 * @example
 * baseBehind(new Request('http://localhost/api/users'), '') // => ""
 */
export function baseBehind(request: Request, base: string): string {
  const mount = mounts.get(request) ?? '';
  return `${base}/`.startsWith(`${mount}/`) ? base : mount + base;
}

/** Whether a router in front has cut something off the path of a request. */
export function isMounted(request: Request): boolean {
  return mounts.has(request);
}
