import type { FieldType } from '../schema/index.ts';
import type { Role } from '../tree/index.ts';

/** Names of the query parameters of a document, by role, if they differ from the default names. */
export type ImportedQuery = Readonly<Partial<Record<Role, string>>>;

/** What a config says about a field, in addition to its schema. */
export interface ImportedField {
  readonly type?: FieldType;
  readonly format?: string;
  /** Share of records in which the field is null: 0, although its schema allows null. */
  readonly nullable?: 0;
  /** Values that show the form of the field's values, or all of its values. */
  readonly examples?: readonly string[];
  /** Generator of the values: a method of faker. */
  readonly generator?: string;
  /** Path noun of the resource to which the field refers. */
  readonly references?: string;
  /** The elements of a list. */
  readonly items?: { readonly field: ImportedField };
  /** The fields of an object. */
  readonly fields?: Readonly<Record<string, ImportedField>>;
}

/** A resource of a config that was made from a document. */
export interface ImportedResource {
  readonly description?: string;
  /**
   * Where the schema of the records is: `openapi.yaml#/components/schemas/Review`. Default: all that is known is in
   * `fields`.
   */
  readonly schema?: string;
  /** Name of the resource whose records this one shows. Default: it has records of its own. */
  readonly of?: string;
  readonly fields?: Readonly<Record<string, ImportedField>>;
  /** Path of the collection, without the base. Default: the name of the resource. */
  readonly path?: string;
  /** Name of the field by which items are addressed. Default: `id`. */
  readonly key?: string;
  /**
   * Whether the resource has only one record, at the path itself or below each record of another resource. Default:
   * false.
   */
  readonly single?: true;
  /**
   * Addresses below records of other resources: `users/{user_id}/orders`, or `users/{user_id}/orders/{id}` with items
   * there.
   */
  readonly under?: readonly string[];
  /** Fields that a record has in lists. Default: all. */
  readonly list?: readonly string[];
  /** Name of a built-in envelope, or folder with a template beside the config. Default: the envelope of the config. */
  readonly envelope?: string;
  /** Folder with a template `item`, for answers with one record. Default: the answer is the record alone. */
  readonly item?: string;
}

/** A config that was made from a document. */
export interface ImportedConfig {
  readonly base?: string;
  readonly envelope: string;
  readonly query?: ImportedQuery;
  readonly resources: Readonly<Record<string, ImportedResource>>;
}
