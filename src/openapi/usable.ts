import type { LeftOut } from './places.ts';
import type { Chosen } from './chosen.ts';
import { resourcesOf } from './resources.ts';
import type { ImportedResource } from './types.ts';

/** Why a build refuses some resources: its message, and the resource that the message is about, if that is known. */
export interface Refusal {
  readonly resource?: string | undefined;
  readonly message: string;
}

/** The result of a trial build of some resources together. */
interface Outcome {
  /** Messages of the build; empty if it accepts the resources. */
  readonly refusals: readonly Refusal[];
  /** Properties that were left out of records because their schema has a fault, one line each. */
  readonly lacks: readonly string[];
}

/** Tries to build some resources together. */
export type Attempt = (resources: Readonly<Record<string, ImportedResource>>) => Promise<Outcome>;

/**
 * Returns chosen paths together with all others that they need: those that they lie below, or whose resource they
 * share.
 */
function withNeeds(some: readonly Chosen[], all: readonly Chosen[]): readonly Chosen[] {
  const wanted = new Set<Chosen>();
  const add = (one: Chosen): void => {
    if (wanted.has(one)) return;
    wanted.add(one);
    for (const other of [one.above, one.shared, one.source]) if (other) add(other);
  };
  some.forEach(add);
  return all.filter((one) => wanted.has(one));
}

/** Builds each of the chosen paths alone. Returns those that the build refuses, with its message. */
async function faultsAlone(some: readonly Chosen[], build: Attempt): Promise<Map<Chosen, string>> {
  const faults = new Map<Chosen, string>();
  for (const one of some) {
    const [fault] = (await build(resourcesOf(withNeeds([one], some)))).refusals;
    if (fault) faults.set(one, fault.message);
  }
  return faults;
}

/**
 * Finds out by trial builds which of the chosen paths a build accepts together. Schemas can be too strict or too loose
 * in more ways than could be foreseen.
 *
 * @returns the accepted paths in the same order, what their records lack, and the refused ones with the message of the
 *   build
 */
export async function usableTogether(
  candidates: readonly Chosen[],
  build: Attempt,
): Promise<{
  readonly usable: readonly Chosen[];
  readonly faults: readonly LeftOut[];
  readonly lacks: readonly string[];
}> {
  const faults: LeftOut[] = [];
  let usable = candidates;
  let lacks: readonly string[] = [];
  while (usable.length > 0) {
    const outcome = await build(resourcesOf(usable));
    const { refusals } = outcome;
    lacks = outcome.lacks;
    if (refusals.length === 0) break;
    const named = new Map(refusals.map(({ resource, message }) => [resource, message]));
    let found = new Map(usable.flatMap((one) => (named.has(one.name) ? [[one, named.get(one.name) ?? '']] : [])));
    if (found.size === 0) found = await faultsAlone(usable, build);
    // If something is accepted alone but not together with the others, leaving out the last one shows which one it is.
    const last = usable.at(-1);
    if (found.size === 0 && last) found.set(last, refusals[0]?.message ?? '');
    for (const [one, why] of found) faults.push(...pathsOf(one).map((path) => ({ path, why })));
    const left: Chosen[] = [];
    for (const one of usable) {
      if (found.has(one)) continue;
      if ([one.above, one.shared, one.source].every((other) => !other || left.includes(other))) left.push(one);
      else
        faults.push(
          ...pathsOf(one).map((path) => ({ path, why: 'the records that it shows or lies below are left out' })),
        );
    }
    usable = left;
  }
  return { usable, faults, lacks };
}

/** Returns the paths of the document that a resource answers, such as those of its list and of its items. */
function pathsOf({ place, kind }: Chosen): readonly string[] {
  const { list, single, item } = place;
  return [list, kind === 'single' ? single : undefined, item].flatMap((read) => read?.path ?? []);
}
