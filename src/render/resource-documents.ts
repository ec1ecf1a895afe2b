import { hashWords } from '../generators/index.ts';
import { fillEnvelope } from '../runtime/index.ts';
import type { Resource } from '../schema/index.ts';
import { foldersOf, metaContext, searchFieldsOf } from './meta.ts';
import type { DataRecord, Records } from './records.ts';
import type { Shapes } from './shapes.ts';
import type { ManifestResource, PlannedFile, TreeOptions } from './types.ts';

/** How many records the default answer of a collection has. */
const DEFAULT_COUNT = 10;

/** Works a value out when first asked for it, and keeps it. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Puts records one per line into brackets. */
function listOf(lines: readonly string[]): string {
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** The documents of one resource, each rendered once and put into every folder that the layout has. */
export class ResourceDocuments {
  readonly #resource: Resource;
  readonly #options: TreeOptions;
  readonly #shapes: Shapes;
  readonly #record: (id: number) => DataRecord;
  readonly #lines: () => readonly string[];

  constructor(resource: Resource, options: TreeOptions, shapes: Shapes, records: Records) {
    this.#resource = resource;
    this.#options = options;
    this.#shapes = shapes;
    const known = new Map<number, DataRecord>();
    this.#record = (id) => {
      const record = known.get(id) ?? records.record(resource.name, id);
      known.set(id, record);
      return record;
    };
    this.#lines = lazy(() => Array.from({ length: options.items }, (_, at) => JSON.stringify(this.#record(at + 1))));
  }

  files(): readonly PlannedFile[] {
    const { items, layout } = this.#options;
    const { item, meta } = this.#shapes;
    const documents: [string, () => string][] = [
      ['index.json', lazy(() => this.#collection())],
      ['all.json', lazy(() => listOf(this.#lines()))],
      ['meta.json', lazy(() => meta(metaContext(this.#resource, layout, items)))],
    ];
    for (let id = 1; id <= items; id++) {
      documents.push([`${id}.json`, lazy(() => item({ resource: this.#resource.name, record: this.#record(id) }))]);
    }
    return foldersOf(this.#resource, layout).flatMap((folder) =>
      documents.map(([name, text]) => ({ path: `${folder}/${name}`, text })),
    );
  }

  inManifest(): ManifestResource {
    const { category, fields } = this.#resource;
    const digest = hashWords(this.#lines().join('\n')).map((word) => word.toString(16).padStart(8, '0'));
    const searchFields = searchFieldsOf(this.#resource);
    return { category, total: this.#options.items, digest: digest.join(''), fields: Object.keys(fields), searchFields };
  }

  /** The default answer: the first ten records in the same envelope that the runtime fills. */
  #collection(): string {
    const { items } = this.#options;
    const data = this.#lines().slice(0, DEFAULT_COUNT);
    const pages = Math.ceil(items / DEFAULT_COUNT);
    const pagination = { page: 1, limit: DEFAULT_COUNT, total: items, total_pages: pages };
    return fillEnvelope(this.#shapes.envelope, { resource: this.#resource.name, data, ...pagination });
  }
}
