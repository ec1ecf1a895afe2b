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
 */
export function tellAlong(catalogue: Catalogue, { only, refs }: Choice): string | undefined {
  if (!only || refs === false) return undefined;
  const along = withNeighbours(catalogue, only, 'shown').flatMap(({ name }) => (only.includes(name) ? [] : name));
  if (along.length === 0) return undefined;
  return `also ${along.join(', ')}, to which ${only.join(', ')} refer; --no-refs leaves that out`;
}
