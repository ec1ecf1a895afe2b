/**
 * A request that ends without an answer, as `fetch` rejects when a connection is lost. A host that has a connection closes
 * it instead.
 */
export class ConnectionCut extends TypeError {
  /** @param request the method, the path in the tree, and the query */
  constructor(request: string) {
    super(`The connection of ${request} was cut: this failure was asked for.`);
    this.name = 'ConnectionCut';
  }
}

/**
 * Whether an error stands for a connection that is to be cut. It may be of another copy of this code: the scripts of a
 * tree have it in a part of their own.
 *
 * @example
 * isConnectionCut(new TypeError('fetch failed')) // => false
 */
export function isConnectionCut(error: unknown): boolean {
  return error instanceof TypeError && error.name === 'ConnectionCut';
}
