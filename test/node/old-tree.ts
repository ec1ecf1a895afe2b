/** What is special about an old tree. */
export interface OldTree {
  readonly dataVersion: number;
  /** Default: as it is. Of format 1, as mockgen 0.2 wrote it, there are no digests of documents and blocks. */
  readonly format?: 1 | 3;
  /** The version of mockgen. Default: `0.2.0`. */
  readonly mockgen?: string;
}

type Entries = Readonly<Record<string, object>>;

/** The text of the manifest of a tree, as another version of mockgen would have written it. */
export function oldManifest(text: string, { dataVersion, format, mockgen = '0.2.0' }: OldTree): string {
  const { documents, ...rest } = JSON.parse(text) as { readonly documents: object; readonly resources: Entries };
  const entries = Object.entries(rest.resources);
  const digests = {
    documents: format === 1 ? undefined : documents,
    resources: Object.fromEntries(
      entries.map(([name, entry]) => [name, format === 1 ? { ...entry, blocks: undefined } : entry]),
    ),
  };
  const manifest = { ...rest, ...(format && { format }), mockgen, dataVersion, ...digests };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The files of a tree, all as they are but for the manifest. */
export function oldTree(files: Readonly<Record<string, string>>, old: OldTree): Readonly<Record<string, string>> {
  return { ...files, 'mockgen.json': oldManifest(files['mockgen.json'] ?? '', old) };
}
