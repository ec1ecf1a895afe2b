import type { Located } from './document.ts';
import type { Framed } from './envelope.ts';
import type { Kind, Place } from './places.ts';
import type { ImportedResource } from './types.ts';

/**
 * A path of an OpenAPI document, whose GET answers JSON, that was chosen to become a resource of the config, or one
 * more address of such a resource.
 */
export interface Chosen {
  readonly place: Place;
  readonly path: string;
  readonly kind: Kind;
  /** Name that the resource has in the config. */
  readonly name: string;
  /**
   * What the config says about the resource. If the path only adds an address to another resource, what it adds there.
   */
  readonly resource: ImportedResource;
  /** Address of the records in the config, without their key: `users`, `users/{user_id}/orders`. */
  readonly address: string;
  /** Another path whose resource has the same records, so that this path becomes one more address of that resource. */
  readonly shared?: Chosen;
  /** Another resource whose records this one shows, at a path and in a shape of its own. */
  readonly source?: Chosen;
  /** The place (a path that is split at the keys of records) whose records this one lies below. */
  readonly above?: Chosen;
  /** Schema of the records; undefined if the document says nothing about them. */
  readonly whole?: Located;
  /** Name of the property that contains the record in the answer of an item. */
  readonly wrapper?: string;
  /** Whether that property contains a list with the record alone. */
  readonly isListed?: true;
  /**
   * The envelope (all that an answer has around the list of records); undefined if the document has no list of them.
   */
  readonly framed?: Framed;
}
