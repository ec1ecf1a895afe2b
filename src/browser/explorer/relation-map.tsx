import type { JSX } from 'preact';
import { START } from './address.ts';
import { Link } from './link.tsx';
import { layOutRelations, type MapEdge, type MapNode } from './map-layout.ts';
import type { Resource } from './tree-summary.ts';

/**
 * Sizes in pixels: of the box of a resource, and of the room beside and below it. Two columns fit on a narrow phone.
 */
const BOX = { width: 148, height: 30, beside: 36, below: 10 } as const;

const leftOf = ({ column }: MapNode): number => column * (BOX.width + BOX.beside);
const topOf = ({ row }: MapNode): number => row * (BOX.height + BOX.below);

/** A line from a resource to the one that it refers to. */
function Line({ from, to, field }: MapEdge): JSX.Element {
  const [x, y] = [leftOf(from), topOf(from) + BOX.height / 2];
  const [toX, toY] = [leftOf(to) + BOX.width, topOf(to) + BOX.height / 2];
  const middle = (x + toX) / 2;
  return (
    <path d={`M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`}>
      <title>
        {from.resource.name}.{field}
      </title>
    </path>
  );
}

/** The resources that are not on the map. */
function Others({ resources }: { readonly resources: readonly Resource[] }): JSX.Element {
  return (
    <div class="others">
      <h3>No references</h3>
      <ul>
        {resources.map(({ name, total }) => (
          <li key={name}>
            <Link to={{ ...START, resource: name }}>{name}</Link>
            <span class="tally">{total}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The relations of a tree as a map: each line leads from a resource on the right to the one that it refers to. */
export function RelationMap({ resources }: { readonly resources: readonly Resource[] }): JSX.Element | null {
  const { nodes, edges, columns, rows } = layOutRelations(resources);
  if (edges.length === 0) return null;
  const others = resources.filter((resource) => nodes.every((node) => node.resource !== resource));
  const width = columns * (BOX.width + BOX.beside) - BOX.beside;
  const height = rows * (BOX.height + BOX.below) - BOX.below;
  return (
    <section class="relation-map" aria-labelledby="relations">
      <h2 id="relations">Relations</h2>
      <div class="relations">
        <div class="map" role="region" aria-label="Map of relations" tabIndex={0}>
          <div style={{ width: `${width}px`, height: `${height}px` }}>
            <svg width={width} height={height} aria-hidden="true">
              {edges.map((edge) => (
                <Line key={`${edge.from.resource.name} ${edge.field} ${edge.to.resource.name}`} {...edge} />
              ))}
            </svg>
            <ul>
              {nodes.map((node) => (
                <li
                  key={node.resource.name}
                  style={{
                    left: `${leftOf(node)}px`,
                    top: `${topOf(node)}px`,
                    width: `${BOX.width}px`,
                    height: `${BOX.height}px`,
                  }}
                >
                  <Link to={{ ...START, resource: node.resource.name }}>{node.resource.name}</Link>
                  <span class="tally">{node.resource.total}</span>
                  <span class="hidden">{wordTargets(node, edges)}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {others.length > 0 && <Others resources={others} />}
      </div>
    </section>
  );
}

/** Says in words where the lines from a resource lead, for a reader who does not see them. */
function wordTargets(node: MapNode, edges: readonly MapEdge[]): string {
  const targets = edges.filter(({ from }) => from === node).map(({ to, field }) => `${to.resource.name} by ${field}`);
  return targets.length > 0 ? `, refers to ${targets.join(', ')}` : '';
}
