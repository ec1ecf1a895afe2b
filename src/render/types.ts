import type { Api, Layout } from '../tree/index.ts';
import type { Counts } from './counts.ts';

/** The templates a document can come from, by file name. */
export type TemplateName =
  | 'collection.json.hbs'
  | 'item.json.hbs'
  | 'meta.json.hbs'
  | 'index.json.hbs'
  | 'category.json.hbs';

/** Text of templates that replace built-in ones, by file name. */
export type Overrides = Readonly<Partial<Record<TemplateName, string>>>;

/** All that decides the data of a tree. */
export interface TreeOptions extends Counts {
  /** From 0 to 2^53 - 1. */
  readonly seed: number;
  /** What "now" is to the data: an ISO 8601 date-time in UTC. */
  readonly refDate: string;
  readonly layout: Layout;
  /**
   * The absolute address the tree will be served under, without a slash at the end: pictures are then `.svg` files of
   * the tree, and records hold their addresses. Default: pictures are `data:` URIs.
   */
  readonly imagesBase?: string;
  /** Whether items and the second layout are left out, for the runtime to find them in the collections. Default: false. */
  readonly packed?: boolean;
  /** The name of the hosting provider that the tree is made ready for; the manifest keeps it. Default: none. */
  readonly provider?: string;
  /** The shape of the answers, tidied; the manifest keeps it. Default: see {@link Api}. */
  readonly api?: Api;
  /** Path nouns of the resources to render. Default: all of them. */
  readonly only?: readonly string[];
  /** Text of the templates that replace built-in ones; the manifest keeps them. Default: none. */
  readonly overrides?: Overrides;
}

/** One file of a tree, not yet rendered. */
export interface PlannedFile {
  /** Its paths inside the tree, with forward slashes, `people/authors/7.json`: at each it has the same bytes. */
  readonly paths: readonly string[];
  /** Renders the content piece by piece: UTF-8, `\n`, a final newline; or bytes, of what is no text. */
  readonly text: () => Iterable<string | Uint8Array>;
}
