import { hashWords } from '../generators/index.ts';
import { fillEnvelope } from '../runtime/index.ts';
import type { Resource } from '../schema/index.ts';
import { foldersOf, metaContext, searchFieldsOf } from './meta.ts';
import type { Records } from './records.ts';
import { fill } from './segments.ts';
import type { Shapes } from './shapes.ts';
import type { ManifestResource, PlannedFile, TreeOptions } from './types.ts';

/** How many records the default answer of a collection has. */
const DEFAULT_COUNT = 10;

/** Works a value out when first asked for it, and keeps it. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The documents of one resource, each rendered once and put into every folder that the layout has. */
export class ResourceDocuments {
  readonly #resource: Resource;
  readonly #options: TreeOptions;
  readonly #shapes: Shapes;
  /** The record of an id as a line of JSON. */
  readonly #line: (id: number) => string;

  constructor(resource: Resource, options: TreeOptions, shapes: Shapes, records: Records) {
    this.#resource = resource;
    this.#options = options;
    this.#shapes = shapes;
    const lines: string[] = [];
    this.#line = (id) => (lines[id] ??= JSON.stringify(records.record(resource.name, id)));
  }

  files(): readonly PlannedFile[] {
    const { items, layout } = this.#options;
    const documents: [string, () => string][] = [
      ['index.json', lazy(() => this.#collection())],
      ['all.json', lazy(() => `[\n${this.#lines(items).join(',\n')}\n]\n`)],
      ['meta.json', lazy(() => this.#shapes.meta(metaContext(this.#resource, layout, items)))],
    ];
    const resource = JSON.stringify(this.#resource.name);
    for (let id = 1; id <= items; id++) {
      documents.push([`${id}.json`, () => fill(this.#shapes.item, { resource, record: this.#line(id) })]);
    }
    return foldersOf(this.#resource, layout).flatMap((folder) =>
      documents.map(([name, text]) => ({ path: `${folder}/${name}`, text })),
    );
  }

  inManifest(): ManifestResource {
    const { category, fields } = this.#resource;
    const { items } = this.#options;
    const digest = hashWords(this.#lines(items).join('\n')).map((word) => word.toString(16).padStart(8, '0'));
    const searchFields = searchFieldsOf(this.#resource);
    return { category, total: items, digest: digest.join(''), fields: Object.keys(fields), searchFields };
  }

  #lines(count: number): readonly string[] {
    return Array.from({ length: count }, (_, at) => this.#line(at + 1));
  }

  /** The default answer: the first records in the same envelope that the runtime fills. */
  #collection(): string {
    const { items } = this.#options;
    const pages = Math.ceil(items / DEFAULT_COUNT);
    const pagination = { page: 1, limit: DEFAULT_COUNT, total: items, total_pages: pages };
    const data = this.#lines(Math.min(items, DEFAULT_COUNT));
    return fillEnvelope(this.#shapes.envelope, { resource: this.#resource.name, data, ...pagination });
  }
}
