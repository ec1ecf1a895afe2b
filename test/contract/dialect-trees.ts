import { loadCatalogue } from '../../src/load-catalogue.ts';
import type { Field, Resource } from '../../src/schema/index.ts';
import { ownTree, type OwnTree } from './own-tree.ts';

const id: Field = { type: 'integer', generator: 'random_int', description: 'Number.' };
const text = (generator: string): Field => ({ type: 'string', generator, description: 'Text.' });
const resource = (name: string, fields: Resource['fields']): Resource => ({
  name,
  singular: name.replace(/s$/, ''),
  category: 'shop',
  description: `Some ${name}.`,
  fields,
});

/** Resources that refer to each other, with values to sort by and to filter. */
export const SHOP: readonly Resource[] = [
  resource('buyers', {
    id,
    name: text('name'),
    age: { ...id, args: { min: 20, max: 25 } },
    home: { type: 'object', description: 'Where.', fields: { city: text('city') } },
  }),
  resource('orders', {
    id,
    buyer_id: { type: 'integer', description: 'Whose.', references: 'buyers' },
    city: text('city'),
  }),
];

const CATALOGUE = await loadCatalogue({ kind: 'data', builtins: [], resources: SHOP });

/** A tree for clients of json-server. */
export const JSON_SERVER_TREE: OwnTree = ownTree(CATALOGUE, 24, undefined, { dialect: 'json-server' });
