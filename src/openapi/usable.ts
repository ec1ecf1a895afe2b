import { isPlain } from '../faults/index.ts';
import type { LeftOut } from './collections.ts';
import { type ApiDocument } from './document.ts';
import type { ImportedResource } from './types.ts';

/**
 * Checks whether a build accepts some resources together.
 *
 * @returns the message of the build; undefined if it accepts them
 */
export type Attempt = (resources: Readonly<Record<string, ImportedResource>>) => Promise<string | undefined>;

/** A path that may become a resource. */
interface Candidate {
  readonly path: string;
}

/** Checks whether a build accepts some candidates together. */
type Try<T> = (some: readonly T[]) => Promise<string | undefined>;

/** Returns the candidates that a build accepts beside the kept ones. Halving them finds the few that it refuses. */
async function added<T>(attempt: Try<T>, kept: readonly T[], more: readonly T[]): Promise<readonly T[]> {
  if (more.length === 0 || (await attempt([...kept, ...more])) === undefined) return more;
  if (more.length === 1) return [];
  const half = Math.floor(more.length / 2);
  const first = await added(attempt, kept, more.slice(0, half));
  return [...first, ...(await added(attempt, [...kept, ...first], more.slice(half)))];
}

/** Whether any schema in a document refers to another resource with our own keyword. */
function hasReferences({ root }: ApiDocument): boolean {
  // YAML can contain itself.
  const seen = new Set<unknown>([root]);
  for (const node of seen) {
    if (typeof node !== 'object' || node === null) continue;
    if (isPlain(node) && Object.hasOwn(node, 'x-references')) return true;
    for (const inner of Object.values(node)) seen.add(inner);
  }
  return false;
}

/** Returns the candidates that a build refuses even alone, each with the message. */
async function faultsAlone<T>(attempt: Try<T>, candidates: readonly T[]): Promise<Map<T, string>> {
  const faults = new Map<T, string>();
  for (const one of candidates) {
    const why = await attempt([one]);
    if (why !== undefined) faults.set(one, why);
  }
  return faults;
}

/**
 * Finds the candidates that a build accepts together, by trying. A schema can be too strict or too loose in too many
 * ways to see it in advance.
 *
 * @param resourcesOf returns the resources of some of the candidates
 * @returns the accepted ones in the same order, and the others with the message of the build
 */
export async function usableTogether<T extends Candidate>(
  document: ApiDocument,
  candidates: readonly T[],
  resourcesOf: (some: readonly T[]) => Readonly<Record<string, ImportedResource>>,
  build: Attempt,
): Promise<{ readonly usable: readonly T[]; readonly faults: readonly LeftOut[] }> {
  const sorted = (some: readonly T[]): readonly T[] => {
    const wanted = new Set(some);
    return candidates.filter((one) => wanted.has(one));
  };
  const attempt: Try<T> = (some) => build(resourcesOf(sorted(some)));
  if (candidates.length === 0 || (await attempt(candidates)) === undefined) return { usable: candidates, faults: [] };
  // Trying each candidate alone finds faults quickly. With our own keywords, though, a candidate can need another one.
  const faults = hasReferences(document) ? new Map<T, string>() : await faultsAlone(attempt, candidates);
  const sound = candidates.filter((one) => !faults.has(one));
  const usable = [...(await added(attempt, [], sound))];
  const kept = new Set(usable);
  for (const one of sound) {
    if (kept.has(one)) continue;
    // A candidate that refers to a later one may have been tried too early.
    const why = await attempt(usable.concat(one));
    if (why === undefined) usable.push(one);
    else faults.set(one, why);
  }
  return { usable: sorted(usable), faults: [...faults].map(([{ path }, why]) => ({ path, why })) };
}
