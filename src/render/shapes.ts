import type { Slot } from '../runtime/index.ts';
import { cutTemplate } from './segments.ts';
import type { Segments, Slots } from './segments.ts';
import { compileTemplate } from './templates.ts';
import type { Render } from './templates.ts';
import type { TemplateName, TreeOptions } from './types.ts';

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
type ItemSlot = 'resource' | 'record';

/** The slots of the item template. */
export const ITEM: Slots<ItemSlot> = {
  paths: { resource: 'resource', record: 'record' },
  needed: 'record',
  probes: [
    { resource: 'authors', record: { id: 1 } },
    { resource: 'books', record: { id: 2, title: '' } },
  ],
};

/** The compiled templates of one build. */
export interface Shapes {
  readonly envelope: Segments<Slot>;
  readonly item: Segments<ItemSlot>;
  readonly meta: Render;
  readonly index: Render;
  readonly category: Render;
}

/**
 * Compiles the templates of a build, the replacing ones where there are any.
 *
 * @throws MockgenError `template_invalid` for a template of collections or items that cannot be cut
 */
export function compileShapes({ templates, overrides = {} }: TreeOptions): Shapes {
  const sourceOf = (name: TemplateName): string => overrides[name] ?? templates[name];
  const compile = (name: TemplateName): Render => compileTemplate(name, sourceOf(name));
  return {
    envelope: cutTemplate('collection.json.hbs', sourceOf('collection.json.hbs'), COLLECTION),
    item: cutTemplate('item.json.hbs', sourceOf('item.json.hbs'), ITEM),
    meta: compile('meta.json.hbs'),
    index: compile('index.json.hbs'),
    category: compile('category.json.hbs'),
  };
}
