import { loadCatalogue } from '../../../src/load-catalogue.ts';
import { SHOP } from '../../contract/dialect-trees.ts';
import { ownTree, type OwnTree } from '../../contract/own-tree.ts';
import type { DialectName } from '../../../src/tree/index.ts';

/** Resources of the service, and a few with nested objects and references named after what they refer to. */
const CATALOGUE = await loadCatalogue({
  kind: 'data',
  builtins: ['users', 'subscriptions', 'invoices', 'tickets', 'teams', 'players', 'mentors'],
  resources: SHOP,
});

/** The tree that is compared, for the clients of a dialect. Without one, it is for a server that is told the dialect. */
export const outsideTree = (dialect?: DialectName): OwnTree =>
  ownTree(CATALOGUE, 45, undefined, dialect === undefined ? undefined : { dialect });
