import type { Located } from './document.ts';
import type { Framed } from './envelope.ts';
import type { Kind, Place } from './places.ts';
import type { ImportedResource } from './types.ts';

/** A place as a resource, or as an address of one. */
export interface Chosen {
  readonly place: Place;
  readonly path: string;
  readonly kind: Kind;
  /** Name of the resource. */
  readonly name: string;
  /** What the config says of it; of a place that shares the resource of another one, what is added there. */
  readonly resource: ImportedResource;
  /** Address of its records in the config, without their key: `users`, `users/{user_id}/orders`. */
  readonly address: string;
  /** The place whose resource has its records, too. */
  readonly shared?: Chosen;
  /** The resource whose records it shows, at a path and in a shape of its own. */
  readonly source?: Chosen;
  /** The place that it lies below. */
  readonly above?: Chosen;
  /** Schema of its records; undefined where the document says nothing of them. */
  readonly whole?: Located;
  /** Property of the answers of its items that holds the record. */
  readonly wrapper?: string;
  /** What is around its list; undefined where it has none in the document. */
  readonly framed?: Framed;
}
