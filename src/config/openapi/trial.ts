import { MockgenError } from '../../errors.ts';
import { countOf, Records, renderRecords } from '../../render/index.ts';
import type { Catalogue, Resource } from '../../schema/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { buildCatalogue, type ConfigLocation } from '../build-catalogue.ts';
import type { SchemaDocument } from '../json-schema/document.ts';
import type { ResourceConfig } from '../types.ts';
import type { LeftOut } from './collections.ts';

/** A path that may become a resource. */
interface Candidate {
  readonly path: string;
}

/** Words the resources of a config that candidates would become. */
type Word<T> = (some: readonly T[]) => Readonly<Record<string, ResourceConfig>>;

/** Where a config would be whose schemas are all in one document, which has been read. */
function whereaboutsOf(document: SchemaDocument): ConfigLocation {
  return {
    name: 'mockgen.config.mjs',
    folder: '.',
    path: undefined,
    schemas: undefined,
    disk: {
      fromHere: (_, path) => path,
      isFolder: () => false,
      // Each names the document and a pointer into it.
      resolveSchema: async (schema) => ({ document, pointer: String(schema).slice(document.file.length) }),
      readSchemas: async () => [],
    },
  };
}

/** Makes the ids and the first records of a resource, as a build does that is told nothing else. */
function makeSome(catalogue: Catalogue, resource: Resource): void {
  const { seed, refDate, items } = DEFAULTS;
  const count = countOf(resource, { items });
  const lines = renderRecords(catalogue, { resource: resource.name, count, seed, refDate, items });
  lines.next();
  lines.next();
  const records = new Records(catalogue, { seed, refDate, items });
  for (let position = 1; position <= count; position++) records.keyOf(resource.name, position);
}

/** Tries candidates: what keeps a build from taking them together; undefined where nothing does. */
type Try<T> = (some: readonly T[]) => Promise<string | undefined>;

function createTry<T>(document: SchemaDocument, word: Word<T>): Try<T> {
  const where = whereaboutsOf(document);
  return async (some) => {
    try {
      const { catalogue, tryOut } = await buildCatalogue({ resources: word(some) }, where);
      for (const resource of catalogue.resources) makeSome(catalogue, resource);
      tryOut({});
      return undefined;
    } catch (error) {
      if (error instanceof MockgenError) return error.message;
      throw error;
    }
  };
}

/** Those of some candidates that go together with the ones that are kept: halving them finds the few that do not. */
async function added<T>(attempt: Try<T>, kept: readonly T[], more: readonly T[]): Promise<readonly T[]> {
  if (more.length === 0 || (await attempt([...kept, ...more])) === undefined) return more;
  if (more.length === 1) return [];
  const half = Math.floor(more.length / 2);
  const first = await added(attempt, kept, more.slice(0, half));
  return [...first, ...(await added(attempt, [...kept, ...first], more.slice(half)))];
}

/** Whether anything in a document says that it refers to another resource. One of YAML may contain itself. */
function hasReferences({ root }: SchemaDocument): boolean {
  const seen = new Set<unknown>([root]);
  for (const node of seen) {
    if (typeof node !== 'object' || node === null) continue;
    if (Object.hasOwn(node, 'x-references')) return true;
    for (const inner of Object.values(node)) seen.add(inner);
  }
  return false;
}

/** The candidates that a build does not even take by themselves, and why. */
async function faultsAlone<T>(attempt: Try<T>, candidates: readonly T[]): Promise<Map<T, string>> {
  const faults = new Map<T, string>();
  for (const one of candidates) {
    const why = await attempt([one]);
    if (why !== undefined) faults.set(one, why);
  }
  return faults;
}

/**
 * The candidates that a build takes together. What it takes is only known once it was tried: a schema may say too much, or
 * not enough, in more ways than can be told by looking.
 *
 * @param word gives the resources that some of the candidates are
 * @returns in the same order, and for each of the others what keeps a build from taking it
 */
export async function triedTogether<T extends Candidate>(
  document: SchemaDocument,
  candidates: readonly T[],
  word: Word<T>,
): Promise<{ readonly usable: readonly T[]; readonly faults: readonly LeftOut[] }> {
  const sorted = (some: readonly T[]): readonly T[] => candidates.filter((one) => some.includes(one));
  const attempt: Try<T> = createTry(document, (some) => word(sorted(some)));
  if (candidates.length === 0 || (await attempt(candidates)) === undefined) return { usable: candidates, faults: [] };
  // What is at fault by itself is found soonest by itself; but our own keywords may refer to another one.
  const faults = hasReferences(document) ? new Map<T, string>() : await faultsAlone(attempt, candidates);
  const sound = candidates.filter((one) => !faults.has(one));
  const usable = [...(await added(attempt, [], sound))];
  for (const one of sound) {
    if (usable.includes(one)) continue;
    // One that refers to a later one was perhaps tried too early.
    const why = await attempt(usable.concat(one));
    if (why === undefined) usable.push(one);
    else faults.set(one, why);
  }
  return { usable: sorted(usable), faults: [...faults].map(([{ path }, why]) => ({ path, why })) };
}
