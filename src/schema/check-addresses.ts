import { foldersOf, hasOneRecord, parseUnder, withoutKey } from '../tree/index.ts';
import { hasNamedKeys } from './ids.ts';
import { invalid } from './invalid.ts';
import { faultOfPath } from './path-names.ts';
import type { Resource } from './types.ts';
import { nestedOf, pathOf, referencesOf } from './under.ts';

/** Returns a path without its last segments, from the first segment alone up to the whole path. */
function stepsOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/**
 * Refuses folders that are one on a disk that ignores case.
 *
 * @param folders the name of the resource by path
 */
function refuseSameOnDisk(resources: readonly Resource[], folders: ReadonlyMap<string, string>): void {
  // The names of categories are in lower case.
  const known = new Map(resources.map(({ category }) => [category, category]));
  for (const [path, name] of folders) {
    for (const step of stepsOf(path)) {
      const other = known.get(step.toLowerCase());
      if (other !== undefined && other !== step) {
        throw invalid(name, `the path ${step} and the path ${other} differ in case alone`);
      }
      known.set(step.toLowerCase(), step);
    }
  }
}

/** Refuses a path below a collection whose items have numbers, where a number comes next: it would hide an item. */
function refuseTaken(resource: Resource, folder: string, folders: ReadonlyMap<string, Resource>): void {
  const steps = stepsOf(folder);
  for (const [at, step] of steps.slice(0, -1).entries()) {
    const above = folders.get(step);
    const [next = ''] = folder.slice(step.length + 1).split('/');
    if (!above || above === resource || hasOneRecord(above) || hasNamedKeys(above) || !/^\d+$/.test(next)) continue;
    throw invalid(
      resource.name,
      `the path ${folder} is below ${steps[at]}, where ${next} can be an item of ${above.name}`,
    );
  }
}

/** Returns the address of a nested collection, whatever its references are called. */
function addressOf(text: string): string {
  return withoutKey(text).replaceAll(/\{[^}]*\}/g, '{}');
}

/** Checks the nested collections that a spec names, and that no two collections have the same address. */
function checkUnder(resource: Resource, byName: ReadonlyMap<string, Resource>, taken: Map<string, string>): void {
  const references = referencesOf(resource);
  const names = [...new Set(references.map(({ field }) => field))];
  for (const text of resource.under ?? []) {
    const [parent, field, last, when] = parseUnder(text) ?? [];
    if (parent === undefined || field === undefined || last === undefined || when) {
      throw invalid(resource.name, `under: expected the form users/{user_id}/${pathOf(resource)}, got '${text}'`);
    }
    const fault = faultOfPath(last);
    if (fault !== undefined) throw invalid(resource.name, `under: ${fault}`);
    const targets = references.flatMap((each) => (each.field === field ? (byName.get(each.target) ?? []) : []));
    if (targets.length === 0) {
      const known = names.length === 0 ? 'it has none' : `these are ${names.join(', ')}`;
      throw invalid(resource.name, `under: ${field} is not a reference; ${known}`);
    }
    const parentsOf = (each: Resource): readonly string[] => [
      pathOf(each),
      ...nestedOf((name) => byName.get(name), each).map(withoutKey),
    ];
    const target = targets.find((each) => parentsOf(each).includes(parent));
    if (!target) {
      const parents = targets.flatMap(parentsOf);
      throw invalid(resource.name, `under: ${field} refers to ${parents.join(' or ')}, not to ${parent}`);
    }
    if (hasOneRecord(target)) throw invalid(resource.name, `under: ${target.name} has a single record`);
  }
  for (const text of nestedOf((name) => byName.get(name), resource)) {
    const address = addressOf(text).toLowerCase();
    const other = taken.get(address);
    if (other !== undefined) throw invalid(resource.name, `under: ${text} is an address of ${other} too`);
    taken.set(address, resource.name);
  }
}

/**
 * Checks the addresses of all resources: each path can lie on every disk, and leads to one thing alone.
 *
 * @throws MockgenError `spec_invalid`
 */
export function checkAddresses(byName: ReadonlyMap<string, Resource>): void {
  const resources = [...byName.values()];
  const categories = new Set(resources.map(({ category }) => category));
  const folders = new Map<string, Resource>();
  for (const resource of resources) {
    const { name, path } = resource;
    const fault = path === undefined ? undefined : faultOfPath(path);
    if (fault !== undefined) throw invalid(name, fault);
    for (const folder of foldersOf(resource, 'both')) {
      const other = folders.get(folder);
      if (other) throw invalid(name, `the path ${folder} is that of ${other.name}`);
      if (categories.has(folder)) throw invalid(name, `the path ${folder} is that of a category`);
      folders.set(folder, resource);
    }
  }
  for (const [folder, resource] of folders) refuseTaken(resource, folder, folders);
  const taken = new Map<string, string>();
  for (const resource of resources) checkUnder(resource, byName, taken);
  const nested = resources.flatMap((resource) =>
    nestedOf((name) => byName.get(name), resource).map((text) => [addressOf(text), resource.name] as const),
  );
  refuseSameOnDisk(resources, new Map([...[...folders].map(([path, { name }]) => [path, name] as const), ...nested]));
}
