import type { Located } from './document.ts';
import type { Framed } from './envelope.ts';
import type { Kind, Place } from './places.ts';
import type { ImportedResource } from './types.ts';

/** A place of a document (a path whose GET answers JSON) that becomes a resource, or another address of one. */
export interface Chosen {
  readonly place: Place;
  readonly path: string;
  readonly kind: Kind;
  /** Name that the resource has in the config. */
  readonly name: string;
  /**
   * What the config says about the resource. For a place that shares the resource of another one, only what it adds
   * there.
   */
  readonly resource: ImportedResource;
  /** Address of the records in the config, without their key: `users`, `users/{user_id}/orders`. */
  readonly address: string;
  /** Another place whose resource has the same records, so that this place becomes an address of it. */
  readonly shared?: Chosen;
  /** Another resource whose records this one shows, at a path and in a shape of its own. */
  readonly source?: Chosen;
  /** The place whose records this one lies below. */
  readonly above?: Chosen;
  /** Schema of the records; undefined if the document says nothing about them. */
  readonly whole?: Located;
  /** Name of the property that contains the record in the answer of an item. */
  readonly wrapper?: string;
  /** The envelope around the list of records; undefined if the document has no list of them. */
  readonly framed?: Framed;
}
