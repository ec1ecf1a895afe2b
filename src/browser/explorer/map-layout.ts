import type { Resource } from './tree-summary.ts';

/** A resource on the map of relations, with its place there. */
export interface MapNode {
  readonly resource: Resource;
  /** From the left; what refers to others stands to the right of them. */
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

/** The relations of a tree, laid out. */
export interface RelationMap {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  readonly columns: number;
  readonly rows: number;
}

/** Returns how many references lead from a resource to one that refers to none; a circle ends where it began. */
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
  // Those that refer to the same resource stand together.
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
