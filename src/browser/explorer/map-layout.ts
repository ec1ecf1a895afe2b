import type { Resource } from './tree-summary.ts';

/** A resource on the map of relations, with its place there. */
export interface MapNode {
  readonly resource: Resource;
  /** Number of the column, counted from the left. A resource stands to the right of all resources that it refers to. */
  readonly column: number;
  /** Position in the column, counted from the top. */
  readonly row: number;
}

/** A line on the map: a reference from one resource to another. */
export interface MapEdge {
  readonly from: MapNode;
  readonly to: MapNode;
  readonly field: string;
}

/** The map of all relations of a tree: which resource is where, and the lines between them. */
export interface RelationMap {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  readonly columns: number;
  readonly rows: number;
}

/**
 * Returns a function that gives the length of the longest way from a resource, along references, to one that refers to
 * none. A circle of references ends where it began.
 */
function depthIn(targets: ReadonlyMap<string, readonly string[]>): (name: string, above?: readonly string[]) => number {
  const depthOf = (name: string, above: readonly string[] = []): number => {
    const others = (targets.get(name) ?? []).filter((target) => target !== name && !above.includes(target));
    return Math.max(0, ...others.map((target) => 1 + depthOf(target, [...above, name])));
  };
  return depthOf;
}

/** Lays out the resources that refer to others, or are referred to, in columns. */
export function layOutRelations(resources: readonly Resource[]): RelationMap {
  const relations = resources.flatMap((target) =>
    target.referrers.map(({ resource, field }) => ({ from: resource, to: target.name, field })),
  );
  const targets = new Map(
    resources.map(({ name }) => [name, relations.filter(({ from }) => from === name).map(({ to }) => to)]),
  );
  const depthOf = depthIn(targets);
  const shown = resources.filter(({ name }) => relations.some(({ from, to }) => from === name || to === name));
  const filled: number[] = [];
  // Resources that refer to the same one stand together.
  const order = [...shown].toSorted(
    (one, other) =>
      shown.findIndex(({ name }) => name === targets.get(one.name)?.[0]) -
      shown.findIndex(({ name }) => name === targets.get(other.name)?.[0]),
  );
  const nodes = order.map((resource) => {
    const column = depthOf(resource.name);
    const row = filled[column] ?? 0;
    filled[column] = row + 1;
    return { resource, column, row };
  });
  const nodeOf = new Map(nodes.map((node) => [node.resource.name, node]));
  const edges = relations.flatMap(({ from, to, field }) => {
    const [start, end] = [nodeOf.get(from), nodeOf.get(to)];
    return start && end ? [{ from: start, to: end, field }] : [];
  });
  return { nodes, edges, columns: Math.max(0, ...nodes.map(({ column }) => column + 1)), rows: Math.max(0, ...filled) };
}
