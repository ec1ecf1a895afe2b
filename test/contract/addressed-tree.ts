import { loadCatalogue } from '../../src/load-catalogue.ts';
import type { Catalogue, Field, Resource } from '../../src/schema/index.ts';
import { ownTree, type OwnTree } from './own-tree.ts';

const text = (generator: string, more: Partial<Field> = {}): Field => ({
  type: 'string',
  generator,
  description: 'Text.',
  ...more,
});
const sid = (prefix: string): Field => text('pattern', { unique: true, args: { pattern: `${prefix}[0-9a-f]{6}` } });
const id: Field = { type: 'integer', generator: 'random_int', description: 'Number.' };
const to = (references: string, type: 'integer' | 'string' = 'integer'): Field => ({
  type,
  description: 'Whose.',
  references,
});

const resource = (name: string, fields: Resource['fields'], more: Partial<Resource> = {}): Resource => ({
  name,
  singular: name.replace(/s$/, ''),
  category: 'messaging',
  description: `Some ${name}.`,
  fields,
  ...more,
});

/** Resources whose addresses differ from the default in all that there is to choose. */
export const ADDRESSED: Catalogue = await loadCatalogue({
  kind: 'data',
  builtins: [],
  resources: [
    resource(
      'conversations',
      { topic: text('city'), sid: sid('CH') },
      { path: 'v1/Conversations', key: 'sid', description: 'Without an id.' },
    ),
    resource(
      'messages',
      { sid: sid('IM'), conversation: to('conversations', 'string'), body: text('city') },
      { path: 'v1/Messages', key: 'sid', under: ['v1/Conversations/{conversation}/Messages/{sid}'] },
    ),
    resource(
      'receipts',
      { id, message: to('messages', 'string'), city: text('city') },
      { under: ['v1/Conversations/{conversation}/Messages/{message}/Receipts/{id}'] },
    ),
    resource(
      'settings',
      { conversation: { ...to('conversations', 'string'), run: 1 }, city: text('city') },
      { single: true, under: ['v1/Conversations/{conversation}/Settings'], description: 'One of each.' },
    ),
    resource(
      'articles',
      {
        id,
        number: { ...id, unique: true, args: { min: 1000, max: 9999 } },
        title: text('city'),
        body: text('country'),
      },
      { category: 'press', key: 'number', list: ['title', 'number'], description: 'With an id beside the key.' },
    ),
    resource(
      'comments',
      { id, article_id: to('articles'), by: { type: 'object', description: 'Who.', fields: { id: to('members') } } },
      { category: 'press' },
    ),
    resource('members', { id, name: text('name') }, { category: 'press' }),
    resource(
      'orders',
      { id, buyer_id: to('members'), seller_id: to('members') },
      { category: 'press', under: ['members/{buyer_id}/purchases', 'members/{seller_id}/sales'] },
    ),
    resource('reviews', { id, member_id: to('members') }, { category: 'press', envelope: 'array', item: 'data' }),
    resource(
      'notes',
      { id, member_id: to('members') },
      {
        category: 'press',
        envelope: {
          template: '{ "notes": {{json data}}, "count": {{json pagination.total}}, "at": {{json pagination.self}} }',
        },
        item: { template: '{ "note": {{json record}} }' },
      },
    ),
    resource('account', { id, plan: text('city') }, { single: true }),
    resource(
      'summary',
      { total: { ...id, args: { min: 1, max: 1000 } }, currency: text('city') },
      { category: 'press', path: 'orders/Summary', single: true, description: 'Without an id.' },
    ),
  ],
});

/** The tree of these resources, with a dozen records of each. */
export const ADDRESSED_TREE: OwnTree = ownTree(ADDRESSED, 12);

/** The files of this tree: text or bytes by path. */
export const addressedSite: OwnTree['site'] = (choices) => ADDRESSED_TREE.site(choices);
