import type { LeftOut } from './places.ts';
import type { Chosen } from './chosen.ts';
import { resourcesOf } from './resources.ts';
import type { ImportedResource } from './types.ts';

/** Why a build refuses: a message, and the resource that it is about, if that is known. */
export interface Refusal {
  readonly resource?: string | undefined;
  readonly message: string;
}

/** What came of a trial build of some resources together. */
interface Outcome {
  /** Messages of the build; empty if it accepts the resources. */
  readonly refusals: readonly Refusal[];
  /** Properties that were left out of records because their schema has a fault, one line each. */
  readonly lacks: readonly string[];
}

/** Tries to build some resources together. */
export type Attempt = (resources: Readonly<Record<string, ImportedResource>>) => Promise<Outcome>;

/** Returns candidates together with all that they lie below or share. */
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

/** Builds each candidate alone, and returns those that are refused, with the message. */
async function faultsAlone(some: readonly Chosen[], build: Attempt): Promise<Map<Chosen, string>> {
  const faults = new Map<Chosen, string>();
  for (const one of some) {
    const [fault] = (await build(resourcesOf(withNeeds([one], some)))).refusals;
    if (fault) faults.set(one, fault.message);
  }
  return faults;
}

/**
 * Finds the candidates that a build accepts together, by trying. A schema can be too strict or too loose in too many
 * ways to see it in advance.
 *
 * @returns the accepted ones in the same order, what their records lack, and the others with the message of the build
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
    // What is accepted alone, and not with the others, is told from these by leaving out the last.
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

/** Returns the paths of the document that the resource of a candidate answers. */
function pathsOf({ place, kind }: Chosen): readonly string[] {
  const { list, single, item } = place;
  return [list, kind === 'single' ? single : undefined, item].flatMap((read) => read?.path ?? []);
}
