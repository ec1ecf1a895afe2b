import type { Envelope, ItemSegments } from '../runtime/index.ts';

/** Which of the two path layouts a tree has: `/authors`, `/people/authors`, or both. */
export type Layout = 'both' | 'flat' | 'category';

/** The templates a document can come from, by file name. */
export type TemplateName =
  'collection.json.hbs' | 'item.json.hbs' | 'meta.json.hbs' | 'index.json.hbs' | 'category.json.hbs';

/** The hosting services that a tree can be made ready for. */
export type Host = 'github-pages' | 'cloudflare' | 'netlify';

/** The files that are bundled when the package is built: what a browser, or an edge, needs beside the data. */
export type BundleName = 'index.html' | 'mockgen.js' | 'sw.js' | '404.html' | 'worker.js';

/** All that decides the bytes of a tree. */
export interface TreeOptions {
  /** From 0 to 2^53 - 1. */
  readonly seed: number;
  /** Records per resource, from 1. */
  readonly items: number;
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
  /** Whether the explorer, the client and the service worker are left out. Default: false. */
  readonly dataOnly?: boolean;
  /** Whose files are to be added, so that the tree can be put there as it is. Default: nobody's. */
  readonly host?: Host;
  /** Path nouns of the resources to render. Default: all of them. */
  readonly only?: readonly string[];
  /** Text of the built-in templates. */
  readonly templates: Readonly<Record<TemplateName, string>>;
  /** Text of the bundled files. */
  readonly bundles: Readonly<Record<BundleName, string>>;
  /** Text of the templates that replace built-in ones; the manifest keeps them. */
  readonly overrides?: Readonly<Partial<Record<TemplateName, string>>>;
}

/** One file of a tree, not yet rendered. */
export interface PlannedFile {
  /** Its path inside the tree, with forward slashes: `people/authors/7.json`. */
  readonly path: string;
  /** Renders the content: UTF-8, `\n`, a final newline. */
  readonly text: () => string;
}

/** One resource as the manifest tells of it. */
export interface ManifestResource {
  readonly category: string;
  /** Number of records. */
  readonly total: number;
  /** 128 bits over the records, in hexadecimal: it changes when any record does. */
  readonly digest: string;
  readonly fields: readonly string[];
  readonly searchFields: readonly string[];
  /** The fields whose pictures are files of the tree; missing when pictures are `data:` URIs. */
  readonly pictures?: readonly string[];
}

/** `mockgen.json`: what a tree was built from, and what the runtime needs to know of it. */
export interface Manifest {
  /** Version of this file's own format. */
  readonly format: 1;
  readonly mockgen: string;
  readonly faker: string;
  readonly dataVersion: number;
  readonly seed: number;
  readonly items: number;
  readonly refDate: string;
  readonly layout: Layout;
  /** See {@link TreeOptions}. */
  readonly imagesBase?: string;
  /** See {@link TreeOptions}. */
  readonly packed?: boolean;
  /** See {@link TreeOptions}. */
  readonly host?: Host;
  /** Paths of the files that hold no data: the explorer, the client, what the host needs. */
  readonly files: readonly string[];
  readonly envelope: Envelope;
  /** The item template, cut at its slots. */
  readonly item: ItemSegments;
  /** Text of the templates that replaced the built-in ones, so that the tree can be rebuilt from here alone. */
  readonly overrides: Readonly<Partial<Record<TemplateName, string>>>;
  readonly resources: Readonly<Record<string, ManifestResource>>;
}
