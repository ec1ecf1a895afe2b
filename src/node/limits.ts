import type { Host, PlannedFile } from '../render/index.ts';

/** How large a tree is. */
export interface TreeSize {
  /** Number of files. */
  files: number;
  /** Bytes of all files. */
  bytes: number;
  /** The largest file, and its bytes. */
  largest: { readonly path: string; readonly bytes: number };
  /** Number of files by folder; the root is empty. */
  readonly folders: Map<string, number>;
}

/** A plan that measures its files as they are rendered: the size is complete once all of them have been. */
export function measurePlan(plan: readonly PlannedFile[]): {
  readonly plan: readonly PlannedFile[];
  readonly size: TreeSize;
} {
  const size: TreeSize = { files: plan.length, bytes: 0, largest: { path: '', bytes: 0 }, folders: new Map() };
  const measured = plan.map(({ path, text }) => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    size.folders.set(folder, (size.folders.get(folder) ?? 0) + 1);
    const measure = (): string => {
      const rendered = text();
      const bytes = Buffer.byteLength(rendered);
      size.bytes += bytes;
      if (bytes > size.largest.bytes) size.largest = { path, bytes };
      return rendered;
    };
    return { path, text: measure };
  });
  return { plan: measured, size };
}

const MEGA = 1_000_000;
const CLOUDFLARE = { files: 20_000, fileBytes: 25 * 1024 * 1024 };
const NETLIFY_FOLDER = 54_000;
const PAGES_BYTES = 1000 * MEGA;

const SMALLER = 'fewer --items, --only some resources, --layout flat or --packed make the tree smaller';

/**
 * Says where a tree breaks a limit of a hosting service, in a sentence each.
 *
 * The limits, as their owners' documentation has them: GitHub Pages, 1 GB for a site; Cloudflare Workers, 20,000 files
 * on the free plan (100,000 on a paid one) and 25 MiB for a file; Netlify, 54,000 files in a folder.
 *
 * @example
 * hostWarnings('github-pages', { files: 1, bytes: 3e9, largest: { path: 'x', bytes: 3e9 }, folders: new Map() }).length // => 1
 */
export function hostWarnings(host: Host, { files, bytes, largest, folders }: TreeSize): readonly string[] {
  const warnings: string[] = [];
  const warn = (isBroken: boolean, text: string): void => {
    if (isBroken) warnings.push(`${text}; ${SMALLER}`);
  };
  if (host === 'github-pages') {
    warn(bytes > PAGES_BYTES, `GitHub Pages takes sites of up to 1 GB, and this is ${Math.ceil(bytes / MEGA)} MB`);
  }
  if (host === 'cloudflare') {
    warn(files > CLOUDFLARE.files, `Cloudflare takes 20000 files on its free plan, and these are ${files}`);
    const size = `${largest.path} has ${Math.ceil(largest.bytes / 1024 / 1024)}`;
    warn(largest.bytes > CLOUDFLARE.fileBytes, `Cloudflare takes files of up to 25 MiB, and ${size}`);
  }
  if (host === 'netlify') {
    for (const [folder, count] of folders) {
      warn(count > NETLIFY_FOLDER, `Netlify takes 54000 files in a folder, and ${folder} has ${count}`);
    }
  }
  return warnings;
}
