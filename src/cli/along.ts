import { withNeighbours, type Catalogue } from '../schema/index.ts';

/** The choice of resources of a command. */
interface Choice {
  readonly only?: readonly string[] | undefined;
  readonly refs?: boolean | undefined;
}

/**
 * Returns a note about the resources that come along with those of `--only`; undefined if none do.
 *
 * @param catalogue the catalogue that has the resources
 * @param reach as for `withNeighbours`
 */
export function tellAlong(
  catalogue: Catalogue,
  { only, refs }: Choice,
  reach: Parameters<typeof withNeighbours>[2],
): string | undefined {
  if (!only || refs === false) return undefined;
  const along = withNeighbours(catalogue, only, reach).flatMap(({ name }) => (only.includes(name) ? [] : name));
  if (along.length === 0) return undefined;
  return `also ${along.join(', ')}: ${only.join(', ')} refer to or read them; --no-refs leaves them out`;
}
