import { MockgenError } from '../errors.ts';
import { readsOf } from './reads.ts';
import type { Field, Resource } from './types.ts';

/** A field by its full name, such as `users.email`. */
type Node = string;

function invalid(where: string, what: string): MockgenError {
  return new MockgenError(
    'spec_invalid',
    `${where}: ${what}`,
    'Mend the spec of the resource; CONTRIBUTING.md has a checklist.',
  );
}

function fieldAt(byName: ReadonlyMap<string, Resource>, node: Node): Field | undefined {
  const [resource = '', field = '', beyond] = node.split('.');
  return beyond === undefined ? byName.get(resource)?.fields[field] : undefined;
}

/** The fields that a path read in `resource` leads over: `user_id.email` needs `user_id` here and `email` there. */
function nodesOf(resource: Resource, path: string, byName: ReadonlyMap<string, Resource>): readonly Node[] {
  const [head = '', tail] = path.split('.');
  if (tail === undefined) return [`${resource.name}.${head}`];
  const target = resource.fields[head]?.references;
  if (target !== undefined) return [`${resource.name}.${head}`, `${target}.${tail}`];
  return byName.has(head) ? [path] : [`${resource.name}.${path}`];
}

/** Fails on the first field that can be reached from itself. */
function refuseCycles(edges: ReadonlyMap<Node, readonly Node[]>): void {
  const done = new Set<Node>();
  const visit = (node: Node, trail: readonly Node[]): void => {
    if (trail.includes(node)) throw invalid(node, `depends on itself: ${[...trail, node].join(' → ')}`);
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
}

/**
 * Takes a service's resources and gives them back once they have been checked: `id` comes first, every reference and
 * every path that a field reads leads to a field, and no field depends on itself.
 *
 * @throws MockgenError `spec_invalid`, naming the field and what is wrong with it
 */
export function defineResources<R extends Resource>(resources: readonly R[]): readonly R[] {
  const byName = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));
  const edges = new Map<Node, readonly Node[]>();
  for (const resource of resources) {
    if (Object.keys(resource.fields)[0] !== 'id') throw invalid(resource.name, 'the first field has to be id');
    for (const [name, field] of Object.entries(resource.fields)) {
      const where = `${resource.name}.${name}`;
      if (field.references !== undefined && !byName.has(field.references)) {
        throw invalid(where, `refers to ${field.references}, which is no resource`);
      }
      const nodes = readsOf(field).flatMap((path) => nodesOf(resource, path, byName));
      const missing = nodes.find((node) => !fieldAt(byName, node));
      if (missing !== undefined) throw invalid(where, `reads ${missing}, which is no field`);
      edges.set(where, nodes);
    }
  }
  refuseCycles(edges);
  return resources;
}
