import type { ItemSegments, Slot } from '../tree/index.ts';
import { cutTemplate, type Slots } from './cut-template.ts';
import type { Render, Shapes } from './shapes.ts';
import { compileTemplate } from './templates.ts';
import type { Overrides, TemplateName } from './types.ts';

/** The slots of the collection template. */
export const COLLECTION: Slots<Slot> = {
  paths: {
    resource: 'resource',
    data: 'data',
    page: 'pagination.page',
    limit: 'pagination.limit',
    total: 'pagination.total',
    total_pages: 'pagination.total_pages',
  },
  needed: 'data',
  probes: [
    { resource: 'authors', data: [], page: 1, limit: 10, total: 0, total_pages: 1 },
    { resource: 'books', data: [{ id: 1 }], page: 1, limit: 1, total: 2, total_pages: 2 },
    { resource: 'users', data: [{ id: 7 }, { id: 8 }], page: 4, limit: 2, total: 8, total_pages: 4 },
  ],
};

/** What can be filled into the item template. */
type ItemSlot = Exclude<ItemSegments[number], string>['slot'];

/** The slots of the item template. */
export const ITEM: Slots<ItemSlot> = {
  paths: { resource: 'resource', record: 'record' },
  needed: 'record',
  probes: [
    { resource: 'authors', record: { id: 1 } },
    { resource: 'books', record: { id: 2, title: '' } },
  ],
};

/**
 * Compiles the templates that replace built-in ones.
 *
 * @throws MockgenError `template_invalid` for a template of collections or items that cannot be cut
 */
export function compileOverrides(overrides: Overrides, builtIn: Shapes): Shapes {
  const collection = overrides['collection.json.hbs'];
  const item = overrides['item.json.hbs'];
  const compile = (name: TemplateName, otherwise: Render): Render => {
    const text = overrides[name];
    return text === undefined ? otherwise : compileTemplate(name, text);
  };
  return {
    envelope: collection === undefined ? builtIn.envelope : cutTemplate('collection.json.hbs', collection, COLLECTION),
    item: item === undefined ? builtIn.item : cutTemplate('item.json.hbs', item, ITEM),
    meta: compile('meta.json.hbs', builtIn.meta),
    index: compile('index.json.hbs', builtIn.index),
    category: compile('category.json.hbs', builtIn.category),
  };
}
