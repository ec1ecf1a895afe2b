import type { Api, Layout } from '../tree/index.ts';
import type { Counts } from './counts.ts';

/** The templates of documents, by file name. */
export type TemplateName =
  | 'collection.json.hbs'
  | 'item.json.hbs'
  | 'meta.json.hbs'
  | 'index.json.hbs'
  | 'category.json.hbs';

/** Texts of templates that replace built-in ones, by file name. */
export type Overrides = Readonly<Partial<Record<TemplateName, string>>>;

/** Everything that decides the data of a tree. */
export interface TreeOptions extends Counts {
  /** Seed of the random numbers, from 0 to 2^53 - 1. */
  readonly seed: number;
  /** The "now" of the data: an ISO 8601 date-time in UTC. */
  readonly refDate: string;
  readonly layout: Layout;
  /**
   * The absolute address under which the tree will be served, without a slash at the end. Pictures are then `.svg`
   * files of the tree, and records contain their addresses. Default: pictures are `data:` URIs.
   */
  readonly imagesBase?: string;
  /**
   * Whether the files of items and of the second folder of each resource are left out. The runtime answers them from
   * the collections. Default: false.
   */
  readonly packed?: boolean;
  /**
   * Whether each nested collection gets a file with its first page. Default: false, so that only the runtime can answer
   * them.
   */
  readonly nested?: boolean;
  /** Whether the tree has an OpenAPI document and a schema of each resource. Default: true; trees of 0.3 have none. */
  readonly described?: boolean;
  /** Name of the hosting provider that the tree is prepared for; part of the manifest. Default: none. */
  readonly provider?: string;
  /** Shape of the answers, normalized; part of the manifest. Default: see {@link Api}. */
  readonly api?: Api;
  /** Names of the resources to render. Default: all. */
  readonly only?: readonly string[];
  /** Texts of the templates that replace built-in ones; part of the manifest. Default: none. */
  readonly overrides?: Overrides;
}

/** One file of a tree, not rendered yet. */
export interface PlannedFile {
  /**
   * Paths inside the tree with forward slashes, such as `people/authors/7.json`; the file has the same bytes at each.
   */
  readonly paths: readonly string[];
  /** Renders the content piece by piece: UTF-8 text that ends in a newline, or bytes for a file that is not a text. */
  readonly text: () => Iterable<string | Uint8Array>;
}
