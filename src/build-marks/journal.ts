import { lstatSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../node/index.ts';
import { hasOneRecord, isShape, type TreeShape } from '../tree/index.ts';

/**
 * Name of the file that a build keeps in its folder while it makes changes. It records which files are from this build
 * or an earlier one, and so tells the next build which files it may remove if this one is killed. It also states its
 * own place on the disk, so a journal that was copied from elsewhere, such as from a repository, proves nothing.
 */
export const JOURNAL = '.mockgen-build.json';

/** The files that builds may have written. */
export interface Journal {
  /**
   * Shapes of trees (the properties that decide which files a tree has) whose files may be in this folder, completely
   * or in part.
   */
  readonly shapes: readonly TreeShape[];
  /** Paths that a tree of these shapes has, but at which a file exists that no build wrote: builds leave it alone. */
  readonly spared: readonly string[];
  /** Where the journal was written, as {@link placeOf} returns it. */
  readonly place: string;
}

/**
 * Returns a text that identifies a file on this machine, whatever its content and its name.
 *
 * @example
 * placeOf({ dev: 1n, ino: 7n }) // => "1 7"
 */
export function placeOf({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): string {
  return `${dev} ${ino}`;
}

/** Whether a journal was written in this folder, by a build on this machine. */
export function isFromHere(dir: string, { place }: Journal): boolean {
  const stats = ifThere(() => lstatSync(join(dir, JOURNAL), { bigint: true }));
  return stats !== undefined && placeOf(stats) === place;
}

/**
 * Returns only those properties of a tree, or of its manifest, that decide which files it has.
 *
 * @example
 * shapeOf({ layout: 'flat', packed: false, files: [], resources: {} }) // => {"layout":"flat","files":[],"resources":{}}
 */
export function shapeOf({ layout, packed, nested, described, files, resources }: TreeShape): TreeShape {
  const entries = Object.entries(resources).map(([name, entry]) => {
    const { category, path, single, under, total, indexed, pictures, ids } = entry;
    const more = {
      ...(single && (nested || hasOneRecord(entry)) && { single }),
      ...(nested && under && { under }),
      ...(indexed && { indexed }),
      ...(pictures && { pictures }),
      ...(ids && { ids }),
    };
    return [name, { category, ...(path !== undefined && { path }), total, ...more }] as const;
  });
  return {
    layout,
    ...(packed && { packed }),
    ...(nested && { nested }),
    ...(described && { described }),
    files,
    resources: Object.fromEntries(entries),
  };
}

/**
 * Whether two trees have the same files in the same order.
 *
 * @example
 * isSameShape({ layout: 'flat', files: [], resources: {} }, { layout: 'both', files: [], resources: {} }) // => false
 */
export function isSameShape(one: TreeShape, other: TreeShape): boolean {
  return JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other));
}

/**
 * Renders the text of a journal.
 *
 * @example
 * renderJournal({ shapes: [], spared: [], place: '1 7' }) // => "{\"format\":2,\"shapes\":[],\"spared\":[],\"place\":\"1 7\"}\n"
 */
export function renderJournal({ shapes, spared, place }: Journal): string {
  return `${JSON.stringify({ format: 2, shapes: shapes.map(shapeOf), spared, place })}\n`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads a journal. Its paths are not checked.
 *
 * @returns undefined when the text is not a journal
 * @example
 * parseJournal('{"format":2,"shapes":[],"spared":["a.json"]}') // => {"shapes":[],"spared":["a.json"],"place":""}
 */
export function parseJournal(text: string): Journal | undefined {
  try {
    const { format, shapes, spared, place } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    if (format !== 2 || !Array.isArray(shapes) || !Array.isArray(spared)) return undefined;
    return shapes.every(isShape) && spared.every(isText)
      ? { shapes, spared, place: isText(place) ? place : '' }
      : undefined;
  } catch {
    return undefined;
  }
}
