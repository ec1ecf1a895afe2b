import { nearestName } from '../names.ts';
import { type Api, parameterNames, type Role } from '../tree/index.ts';

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Names of query parameters that other services use, in lower case and without separators, with the role of the same
 * parameter here.
 */
const ROLES: Readonly<Record<string, Role>> = {
  // The keys of the table are roles, and each is also a name.
  ...(Object.fromEntries(Object.keys(parameterNames()).map((role) => [plain(role), role])) as Record<string, Role>),
  offset: 'offset',
  pagenumber: 'page',
  pageindex: 'page',
  pageno: 'page',
  p: 'page',
  perpage: 'limit',
  pagesize: 'limit',
  pagelimit: 'limit',
  size: 'limit',
  top: 'limit',
  take: 'limit',
  first: 'limit',
  skip: 'offset',
  start: 'offset',
  end: 'offset',
  from: 'offset',
  after: 'offset',
  before: 'offset',
  cursor: 'offset',
  query: 'q',
  term: 'q',
};

/** Names of query parameters for what only a dialect can do, in the same form, with a reason for the message. */
const UNDONE: Readonly<Record<string, string>> = {
  sort: 'sorting takes a dialect',
  sortby: 'sorting takes a dialect',
  order: 'sorting takes a dialect',
  orderby: 'sorting takes a dialect',
  ordering: 'sorting takes a dialect',
  filter: 'filtering takes a dialect',
  filters: 'filtering takes a dialect',
  where: 'filtering takes a dialect',
  fields: 'records come whole',
  select: 'records come whole',
  include: 'related records take a dialect',
  expand: 'related records take a dialect',
  embed: 'related records take a dialect',
};

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Words the notice about an ignored parameter: its name, and the parameter to use instead, or that there is none.
 *
 * @param api the shape of the answers of the tree, which has the names that it knows
 * @example
 * wordIgnored('_page', {}) // => "_page (did you mean page?)"
 * @example
 * wordIgnored('sort', {}) // => "sort (sorting takes a dialect)"
 */
export function wordIgnored(name: string, api: Api): string {
  const names: Readonly<Partial<Record<Role, string>>> = parameterNames(api);
  const known = Object.values(names);
  if (known.includes(name)) return `${name} (only collections have it)`;
  // A dialect has its own names, and may know the parameter but not what it names.
  if (api.dialect !== undefined) return name;
  // `filter[name]` is a filter, and `page[size]` a page size.
  const [head = '', word = ''] = [name.split('[', 1).join(), name].map(plain);
  const role = lookUp(ROLES, word);
  const undone = lookUp(UNDONE, word) ?? lookUp(UNDONE, head);
  if (role === 'offset' && names.offset === undefined)
    return `${name} (paging goes by ${names.page} and ${names.limit})`;
  const meant = (role && names[role]) ?? (undone === undefined ? nearestName(name, known) : undefined);
  if (meant !== undefined) return `${name} (did you mean ${meant}?)`;
  return undone === undefined ? name : `${name} (${undone})`;
}
