import { MockgenError } from '../errors.ts';
import { didYouMean } from '../names.ts';
import { readsOf, valuesOf, type Read } from './reads.ts';
import type { Field, Generators, Resource } from './types.ts';

/** A checked set of resources with the generators that their fields name. */
export interface Catalogue {
  /** In the order of the service. */
  readonly resources: readonly Resource[];
  readonly generators: Generators;
  /** The resource with a path noun, if there is one. */
  find(name: string): Resource | undefined;
}

// What a path can hold without being encoded, and what no system reserves.
const PATH_NAME = /^[a-z][a-z0-9-]*$/;

function invalid(where: string, what: string): MockgenError {
  return new MockgenError('spec_invalid', `${where}: ${what}`, 'Correct the spec; CONTRIBUTING.md has a checklist.');
}

/** Looks up what the paths of a field lead to. */
class Paths {
  readonly #byName: ReadonlyMap<string, Resource>;

  constructor(byName: ReadonlyMap<string, Resource>) {
    this.#byName = byName;
  }

  /** The resource of that name. */
  resource(where: string, name: string, verb: string): Resource {
    const found = this.#byName.get(name);
    if (found) return found;
    const near = didYouMean(name, [...this.#byName.keys()]);
    throw invalid(where, `${verb} ${name}, which is not a resource${near}`);
  }

  /** The full name of a field: `users.email`. */
  field(where: string, resource: Resource, field: string): string {
    const { name } = resource;
    const fields = valuesOf(resource);
    if (Object.hasOwn(fields, field)) return `${name}.${field}`;
    throw invalid(where, `reads ${name}.${field}, which is not a field${didYouMean(field, Object.keys(fields))}`);
  }

  /** The fields that a read leads over: `user_id.email` needs `user_id` here and `email` there. */
  nodesOf(where: string, resource: Resource, { path, isAny }: Read): readonly string[] {
    const [head = '', tail, beyond] = path.split('.');
    if (beyond !== undefined) throw invalid(where, `reads ${path}, and a path has at most two parts`);
    if (isAny) {
      if (tail === undefined) throw invalid(where, `reads any ${path}, and expected resource.field`);
      return [this.field(where, this.resource(where, head, 'reads any record of'), tail)];
    }
    const own = this.field(where, resource, head);
    if (tail === undefined) return [own];
    const target = valuesOf(resource)[head]?.references;
    if (target === undefined) throw invalid(where, `reads ${path}, and ${own} refers to no resource`);
    return [own, this.field(where, this.resource(where, target, 'refers to'), tail)];
  }
}

/** Fails on the first field that can be reached from itself. */
function refuseCycles(edges: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node)) throw invalid(node, `depends on itself: ${[...trail, node].join(' → ')}`);
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
}

function checkNames({ name, category, fields, causes = {} }: Resource): void {
  for (const part of [name, category]) {
    if (!PATH_NAME.test(part))
      throw invalid(name, `'${part}' cannot be part of a path; expected letters a to z, digits, -`);
  }
  if (Object.keys(fields)[0] !== 'id') throw invalid(name, 'the first field has to be id');
  const twice = Object.keys(causes).find((cause) => Object.hasOwn(fields, cause));
  if (twice !== undefined) throw invalid(`${name}.${twice}`, 'a field and a cause have this name');
}

function checkGenerator(where: string, { generator }: Field, generators: Generators): void {
  if (Object.hasOwn(generators, generator)) return;
  const near = didYouMean(generator, Object.keys(generators));
  throw invalid(where, `${generator} is not a generator${near}`);
}

/**
 * Makes a catalogue of resources once they have been checked: names are unique and can stand in a path, `id` comes first,
 * every generator exists, every reference and every path that a field reads leads to a field, and no field depends on
 * itself.
 *
 * @param resources in the order of the service
 * @param generators by the names that the fields give
 * @throws MockgenError `spec_invalid`, naming the field, what is wrong with it, and the nearest name there is
 * @example
 * createCatalogue([], {}).find('users') // => undefined
 */
export function createCatalogue(resources: readonly Resource[], generators: Generators): Catalogue {
  const byName = new Map<string, Resource>();
  for (const resource of resources) {
    if (byName.has(resource.name)) throw invalid(resource.name, 'two resources have this name');
    checkNames(resource);
    byName.set(resource.name, resource);
  }
  const paths = new Paths(byName);
  const edges = new Map<string, readonly string[]>();
  for (const resource of resources) {
    for (const [name, field] of Object.entries(valuesOf(resource))) {
      const where = `${resource.name}.${name}`;
      checkGenerator(where, field, generators);
      if (field.references !== undefined) paths.resource(where, field.references, 'refers to');
      edges.set(
        where,
        readsOf(field).flatMap((read) => paths.nodesOf(where, resource, read)),
      );
    }
  }
  refuseCycles(edges);
  return { resources, generators, find: (name) => byName.get(name) };
}
