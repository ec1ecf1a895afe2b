import type { Slot } from '../tree/index.ts';

/** For each value that a template for collections can show, the path by which the template names it. */
export const COLLECTION_PATHS: Readonly<Record<Slot, string>> = {
  resource: 'resource',
  data: 'data',
  page: 'pagination.page',
  limit: 'pagination.limit',
  offset: 'pagination.offset',
  count: 'pagination.count',
  total: 'pagination.total',
  total_pages: 'pagination.total_pages',
  first: 'pagination.first',
  prev: 'pagination.previous',
  next: 'pagination.next',
  last: 'pagination.last',
  self: 'pagination.self',
  links: 'pagination.links',
  has_prev: 'pagination.has_previous',
  has_next: 'pagination.has_next',
  prev_page: 'pagination.previous_page',
  next_page: 'pagination.next_page',
  url: 'pagination.url',
};
