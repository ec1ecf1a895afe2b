/**
 * A request that ends without an answer, as `fetch` rejects when a connection is lost. A host that has a connection closes
 * it instead.
 */
export class ConnectionCut extends TypeError {
  constructor() {
    super('The connection was cut: this failure was asked for.');
    this.name = 'ConnectionCut';
  }
}
