import type { Faults } from '../faults/index.ts';
import { foldersOf, hasOneRecord, parseUnder, withoutKey } from '../tree/index.ts';
import { hasNamedKeys } from './ids.ts';
import { invalid, invalidName } from './invalid.ts';
import { faultOfPath } from './path-names.ts';
import type { Resource } from './types.ts';
import { addressOf, namedAddresses, nestedOf, pathOf, referencesOf } from './under.ts';

/** Returns a path and each beginning of it that ends at a segment: `a`, `a/b` and `a/b/c` for `a/b/c`. */
function stepsOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

/**
 * Refuses a folder of a resource whose name differs only in case from a folder of another resource: many disks ignore
 * case.
 *
 * @param known the paths so far, by their lower-case form
 */
function refuseSameOnDisk(name: string, folders: readonly string[], known: Map<string, string>): void {
  for (const step of folders.flatMap(stepsOf)) {
    const other = known.get(step.toLowerCase());
    if (other !== undefined && other !== step) {
      throw invalid(name, `the path ${step} and the path ${other} differ in case alone`);
    }
    known.set(step.toLowerCase(), step);
  }
}

/**
 * Refuses a path that ends in a number behind the path of a collection whose items have numbers: `users/7` would hide
 * an item.
 */
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

/**
 * What the check of addresses needs to know. A resource or field in `leftOut` has a fault already, so no second fault
 * is noted for what refers to it.
 */
interface Checking {
  readonly byName: ReadonlyMap<string, Resource>;
  readonly faults: Faults;
  /** All addresses of nested collections that specs name. */
  readonly named: ReadonlySet<string>;
  /** Resources and fields that are missing because of a fault that has been noted: `users`, `users.age`. */
  readonly leftOut: ReadonlySet<string>;
}

/** Checks the address of a nested collection that a spec names. */
function checkNamed(resource: Resource, text: string, { byName, named, leftOut }: Checking): void {
  const { name } = resource;
  const [parent, field, last, when] = parseUnder(text) ?? [];
  if (parent === undefined || field === undefined || last === undefined || when) {
    throw invalid(name, `under: expected the form users/{user_id}/${pathOf(resource)}, got '${text}'`);
  }
  const fault = faultOfPath(last);
  if (fault !== undefined) throw invalid(name, `under: ${fault}`);
  const references = referencesOf(resource);
  const found = references.filter((each) => each.field === field);
  if (leftOut.has(`${name}.${field}`) || found.some(({ target }) => leftOut.has(target))) return;
  const targets = found.flatMap(({ target }) => byName.get(target) ?? []);
  if (targets.length === 0) {
    const names = [...new Set(references.map((each) => each.field))];
    const known = names.length === 0 ? 'it has none' : `these are ${names.join(', ')}`;
    throw invalidName(name, `under: ${field} is not a reference; ${known}`, field, names);
  }
  const parentsOf = (each: Resource): readonly string[] => [
    pathOf(each),
    ...nestedOf((one) => byName.get(one), each, named).map(withoutKey),
  ];
  const target = targets.find((each) => parentsOf(each).includes(parent));
  if (!target) {
    const parents = targets.flatMap(parentsOf);
    throw invalidName(name, `under: ${field} refers to ${parents.join(' or ')}, not to ${parent}`, parent, parents);
  }
  if (hasOneRecord(target)) throw invalid(name, `under: ${target.name} has a single record`);
}

/**
 * Returns the addresses of a resource's nested collections. An address that another resource has already is left out,
 * and noted as a fault.
 */
function nestedFolders(resource: Resource, taken: Map<string, string>, checking: Checking): readonly string[] {
  const { byName, faults, named } = checking;
  return nestedOf((name) => byName.get(name), resource, named).flatMap((text) => {
    const address = addressOf(text);
    const other = taken.get(address.toLowerCase());
    if (other !== undefined) {
      faults.take(invalid(resource.name, `under: ${text} is an address of ${other} too`));
      return [];
    }
    taken.set(address.toLowerCase(), resource.name);
    return [address];
  });
}

/** Returns the folders of a resource. Checks before that its path is valid, and that it leads to nothing else. */
function foldersOfOne(
  resource: Resource,
  folders: ReadonlyMap<string, Resource>,
  categories: ReadonlySet<string>,
): readonly string[] {
  const { name, path } = resource;
  const fault = path === undefined ? undefined : faultOfPath(path);
  if (fault !== undefined) throw invalid(name, fault);
  const own = foldersOf(resource, 'both');
  for (const folder of own) {
    const other = folders.get(folder);
    if (other) throw invalid(name, `the path ${folder} is that of ${other.name}`);
    if (categories.has(folder)) throw invalid(name, `the path ${folder} is that of a category`);
  }
  return own;
}

/**
 * Checks the addresses of all resources, and notes every fault: each path has to be possible on every disk, and has to
 * lead to one thing only.
 */
export function checkAddresses(given: Omit<Checking, 'named'>): void {
  const { byName, faults } = given;
  const resources = [...byName.values()];
  const checking = { ...given, named: namedAddresses(resources) };
  const categories = new Set(resources.map(({ category }) => category));
  const folders = new Map<string, Resource>();
  for (const resource of resources) {
    const own = faults.attempt(() => foldersOfOne(resource, folders, categories)) ?? [];
    for (const folder of own) folders.set(folder, resource);
  }
  for (const [folder, resource] of folders) faults.attempt(() => refuseTaken(resource, folder, folders));
  // The names of categories are in lower case.
  const known = new Map([...categories].map((category) => [category, category]));
  const taken = new Map<string, string>();
  for (const resource of resources) {
    for (const text of resource.under ?? []) faults.attempt(() => checkNamed(resource, text, checking));
  }
  const owned = new Map<Resource, string[]>(resources.map((resource) => [resource, []]));
  for (const [folder, resource] of folders) owned.get(resource)?.push(folder);
  const byResource = [...owned].map(
    ([resource, own]) => [resource.name, own, nestedFolders(resource, taken, checking)] as const,
  );
  for (const [name, own] of byResource) faults.attempt(() => refuseSameOnDisk(name, own, known));
  for (const [name, , nested] of byResource) faults.attempt(() => refuseSameOnDisk(name, nested, known));
}
