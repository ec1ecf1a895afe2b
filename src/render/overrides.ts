import type { Resource } from '../schema/index.ts';
import type { ItemSegments, Slot } from '../tree/index.ts';
import { cutTemplate, type Slots } from './cut-template.ts';
import { envelopeNamed, itemNamed, type OwnTemplates, type Render, type Templates } from './templates.ts';
import { COLLECTION_PATHS } from './slot-paths.ts';
import { compileTemplate } from './handlebars.ts';
import type { Overrides, TemplateName } from './types.ts';

/**
 * The slots of templates for collections: their paths, the one that each template needs, and values to try a template
 * with.
 */
export const COLLECTION: Slots<Slot> = {
  paths: COLLECTION_PATHS,
  // `{{json pagination}}` exists since 0.2, and keeps its keys.
  aside: [
    'offset',
    'count',
    'first',
    'prev',
    'next',
    'last',
    'self',
    'links',
    'has_prev',
    'has_next',
    'prev_page',
    'next_page',
    'url',
  ],
  needed: 'data',
  probes: [
    probe('authors', [], [1, 10, 0, 1]),
    probe('books', [1], [1, 1, 2, 2]),
    probe('users', [7, 8], [4, 2, 8, 4]),
  ],
};

/** Builds values for everything that a template of a collection can show, to try the template with them. */
function probe(
  resource: string,
  ids: readonly number[],
  [page, limit, total, total_pages]: readonly [number, number, number, number],
): Readonly<Record<Slot, unknown>> {
  const at = (number: number): string | null =>
    number < 1 || number > total_pages ? null : `/${resource}?page=${number}`;
  const [first, prev, next, last] = [at(1), at(page - 1), at(page + 1), at(total_pages)];
  return {
    resource,
    data: ids.map((id) => ({ id })),
    page,
    limit,
    offset: (page - 1) * limit,
    count: ids.length,
    total,
    total_pages,
    first,
    prev,
    next,
    last,
    self: at(page),
    links: { ...(prev !== null && { prev: { href: prev } }), ...(next !== null && { next: { href: next } }) },
    has_prev: prev !== null,
    has_next: next !== null,
    prev_page: prev && page - 1,
    next_page: next && page + 1,
    url: `/${resource}`,
  };
}

/** A slot of the template for items: a place that is filled with a value. */
type ItemSlot = Exclude<ItemSegments[number], string>['slot'];

/** The slots (places that are filled with values) of templates for items: which there are, and which one is needed. */
export const ITEM: Slots<ItemSlot> = {
  paths: { resource: 'resource', record: 'record' },
  needed: 'record',
  probes: [
    { resource: 'authors', record: { id: 1 } },
    { resource: 'books', record: { id: 2, title: '' } },
  ],
};

/**
 * Compiles the templates of a user that replace built-in ones.
 *
 * @throws MockgenError `template_invalid` for a template of collections or items that cannot be cut
 */
export function compileOverrides(overrides: Overrides, builtIn: Templates): Templates {
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

/**
 * Returns the templates that a resource has of its own.
 *
 * @throws MockgenError `template_invalid` for a template that cannot be cut
 */
export function ownTemplates({ envelope, item }: Pick<Resource, 'envelope' | 'item'>): OwnTemplates {
  return {
    ...(envelope !== undefined && {
      envelope:
        typeof envelope === 'string'
          ? envelopeNamed(envelope)
          : cutTemplate('collection.json.hbs', envelope.template, COLLECTION),
    }),
    ...(item !== undefined && {
      item: typeof item === 'string' ? itemNamed(item) : cutTemplate('item.json.hbs', item.template, ITEM),
    }),
  };
}
