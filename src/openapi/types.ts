import type { QueryConfig, ResourceConfig } from '../config/index.ts';

/** A resource of a config that was made from a document. */
export interface ImportedResource extends ResourceConfig {
  /** Path of the collection, without the base. Default: the name of the resource. */
  readonly path?: string;
  /** Field that addresses an item. Default: `id`. */
  readonly key?: string;
  /** Whether there is one record, at the path itself. Default: false. */
  readonly single?: true;
  /** Nested collections, such as `users/{user_id}/orders`. */
  readonly under?: readonly string[];
  /** Fields that a record has in lists. Default: all. */
  readonly list?: readonly string[];
  /** Name of a built-in envelope, or folder of templates beside the config. Default: that of the config. */
  readonly envelope?: string;
  /** Folder with a template `item`. Default: records are bare. */
  readonly item?: string;
}

/** A config that was made from a document. */
export interface ImportedConfig {
  readonly base?: string;
  readonly envelope: string;
  readonly query?: QueryConfig;
  readonly resources: Readonly<Record<string, ImportedResource>>;
}
