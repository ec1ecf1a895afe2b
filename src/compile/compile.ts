import type { Fault, MockgenError } from '../errors.ts';
import { placeOf, type ResourceDraft } from '../drafts/index.ts';
import { errorOf, faultAt, Faults, within } from '../faults/index.ts';
import { checkedCatalogue, checkResources, type Catalogue, type Resource } from '../schema/index.ts';
import { compileResource, knownBuiltin, knownResource, type CompiledResource } from './compile-resource.ts';
import { generatorsFor } from './generators.ts';
import { shownResource } from './shown.ts';
import { withOneOfMany } from './one-of-many.ts';
import { withoutUnhappened } from './unhappened.ts';

/** Compiled resources and their catalogue. */
export interface Compiled {
  readonly resources: readonly CompiledResource[];
  /** The built-in resources that were kept, then those of the config. */
  readonly catalogue: Catalogue;
}

/** The built-in resources of a tree. */
export interface Builtins {
  /** The built-in resources that the tree keeps. */
  readonly kept: readonly Resource[];
  /** All built-in resources. */
  readonly all: readonly Resource[];
}

/** Returns the resources that can keep their names. Notes those whose name another resource or a category has. */
function checkNames(
  compiled: readonly CompiledResource[],
  kept: readonly Resource[],
  faults: Faults,
): readonly CompiledResource[] {
  const all = [...kept, ...compiled.map(({ resource }) => resource)];
  const categories = new Map(all.map(({ category, name }) => [category, name]));
  const names = new Set(kept.map(({ name }) => name));
  const own = compiled.filter(({ draft: { name, place } }) => {
    if (names.has(name)) faults.add(place, { expected: `another name than ${name}, which a resource has already` });
    else if (categories.has(name)) {
      faults.add(place, { expected: `another name than ${name}, which is the category of ${categories.get(name)}` });
    } else {
      names.add(name);
      return true;
    }
    return false;
  });
  return own.filter(({ resource: { category }, draft }) => {
    if (!names.has(category)) return true;
    return faults.add(within(draft.place, 'category'), {
      expected: `another category than ${category}, which is a resource`,
    });
  });
}

/**
 * Turns a fault of a spec into one at the place in the config that caused it.
 *
 * @returns the same fault if it is not about a resource of the config
 */
function inPlace(fault: Fault, drafts: readonly ResourceDraft[]): Fault {
  const draft = drafts.find(({ name }) => name === fault.resource);
  if (!draft) return fault;
  const { what, nearest, path } = fault;
  return { ...fault, ...faultAt(placeOf(draft, path.join('.')), { what, nearest }) };
}

/**
 * Turns an error about specs into one about the places in the config that they were made from.
 *
 * @returns the same error if it is about none of them
 */
export function located(error: MockgenError, drafts: readonly ResourceDraft[]): MockgenError {
  if (error.code !== 'spec_invalid') return error;
  const placed = error.faults.map((fault) => inPlace(fault, drafts));
  return placed.some((fault, at) => fault !== error.faults[at]) ? errorOf(placed) : error;
}

/**
 * Compiles drafts to a catalogue. All faults are noted, and resources and fields with a fault are left out.
 *
 * @param given in the order of the config
 */
export async function compile(
  given: readonly ResourceDraft[],
  { kept, all }: Builtins,
  faults: Faults,
): Promise<Compiled> {
  const drafts = given.map((one) => withOneOfMany(withoutUnhappened(one)));
  const generators = await generatorsFor(drafts, faults);
  // Nothing refers to a resource that shows the records of another one.
  const own = drafts.filter(({ of }) => of === undefined);
  const known = new Map([
    ...kept.map((resource) => [resource.name, knownBuiltin(resource)] as const),
    ...own.map((draft) => [draft.name, knownResource(draft)] as const),
  ]);
  const leftOut = new Set(drafts.filter(({ isUnknown }) => isUnknown).map(({ name }) => name));
  const means = { resources: known, generators, faults, leftOut };
  const made = new Map(own.map((draft) => [draft, compileResource(draft, means)]));
  const sources = { drafts, resources: [...kept, ...[...made.values()].map(({ resource }) => resource)] };
  const compiled = drafts.flatMap((draft) => made.get(draft) ?? shownResource(draft, sources, faults) ?? []);
  const resources = checkNames(compiled, kept, faults);
  const whole = [...kept, ...resources.map(({ resource }) => resource)];
  const found = new Faults('spec_invalid');
  checkResources(whole, generators, found, leftOut);
  for (const fault of found.all) faults.note(inPlace(fault, drafts));
  const catalogue = checkedCatalogue(whole, generators, all);
  return { resources, catalogue: { ...catalogue, located: (error) => located(error, drafts) } };
}
