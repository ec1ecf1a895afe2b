import type { FieldType } from '../schema/index.ts';
import type { Role } from '../tree/index.ts';

/** Names of the parameters of a document by role, if they differ from ours. */
export type ImportedQuery = Readonly<Partial<Record<Role, string>>>;

/** A field of a resource, where a document says more about it than its schema. */
export interface ImportedField {
  readonly type?: FieldType;
  readonly format?: string;
  /** The share of nulls, where that is none although the schema allows some. */
  readonly nullable?: 0;
  /** Values that tell its form, or all values that it has. */
  readonly examples?: readonly string[];
  /** A method of faker. */
  readonly generator?: string;
  /** The resource that it refers to. */
  readonly references?: string;
  /** The elements of a list. */
  readonly items?: { readonly field: ImportedField };
  /** The fields of an object. */
  readonly fields?: Readonly<Record<string, ImportedField>>;
}

/** A resource of a config that was made from a document. */
export interface ImportedResource {
  readonly description?: string;
  /** Where the schema of its records is: `openapi.yaml#/components/schemas/Review`. Default: its fields say all. */
  readonly schema?: string;
  /** The resource whose records it shows. Default: it has records of its own. */
  readonly of?: string;
  readonly fields?: Readonly<Record<string, ImportedField>>;
  /** Path of the collection, without the base. Default: the name of the resource. */
  readonly path?: string;
  /** Field that addresses an item. Default: `id`. */
  readonly key?: string;
  /** Whether there is one record, at the path itself or below each record of another resource. Default: false. */
  readonly single?: true;
  /** Addresses below records of others: `users/{user_id}/orders`, `users/{user_id}/orders/{id}` with the items. */
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
  readonly query?: ImportedQuery;
  readonly resources: Readonly<Record<string, ImportedResource>>;
}
