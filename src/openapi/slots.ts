import type { Slot } from '../tree/index.ts';
import type { Facets } from './facets.ts';

/**
 * Usual names of each slot, in small letters, without separators within a name, separated by spaces. A slot is a place
 * in an envelope (the object around a page of records) that each answer fills, such as the total.
 */
type Names = readonly (readonly [slot: Slot, names: string])[];

const NUMBERS: Names = [
  [
    'total',
    'total totalcount totalitems totalresults totalelements totalrecords totalsize totalhits numfound nbresults nbhits count',
  ],
  ['page', 'page currentpage pagenumber pageno pagenum pageindex number'],
  ['limit', 'limit perpage pagesize size itemsperpage resultsperpage pagelimit maxresults'],
  ['offset', 'offset skip start'],
  ['total_pages', 'totalpages pages pagecount lastpage numpages'],
  ['count', 'numberofelements returned itemcount resultcount'],
  ['next_page', 'nextpage next nextpagenumber'],
  ['prev_page', 'previouspage prevpage previous prev previouspagenumber'],
];

const BOOLEANS: Names = [
  ['has_next', 'hasmore hasnext hasnextpage more hasmoreitems hasmoreresults'],
  ['has_prev', 'hasprevious hasprev haspreviouspage hasprevpage'],
];

const TEXTS: Names = [
  ['next', 'next nexturl nexturi nextlink nexthref nextpage nextpageurl nextpageuri nextpagelink'],
  [
    'prev',
    'previous prev previousurl prevurl previouslink prevlink previouspage previouspageurl previouspageuri prevpageurl prevpageuri',
  ],
  ['first', 'first firsturl firsturi firstlink firstpage firstpageurl firstpageuri'],
  ['last', 'last lasturl lasturi lastlink lastpage lastpageurl lastpageuri'],
  ['self', 'self selfurl selflink'],
  ['url', 'url uri href path'],
  ['resource', 'resource resourcetype collection'],
];

/**
 * Matches descriptions of properties whose names do not say which slot they are (a place in an envelope that each
 * answer fills). The first match counts.
 */
const DESCRIPTIONS: Readonly<Record<'number' | 'boolean' | 'text', readonly (readonly [slot: Slot, said: RegExp])[]>> =
  {
    number: [
      ['total_pages', /\b(?:number|total) of (?:all )?pages\b|\btotal pages\b/i],
      ['limit', /\b(?:items|results|records|entries|objects) per page\b|\bpage size\b/i],
      ['count', /\b(?:on|in) (?:this|the current) (?:page|response)\b/i],
      ['total', /\btotal (?:number|count|amount)\b|\bhow many\b.*\bin (?:all|total)\b/i],
      ['page', /\bcurrent page\b|\bpage number\b/i],
    ],
    boolean: [['has_next', /\bmore\b|\bnext page\b/i]],
    text: [
      ['next', /\b(?:url|uri|link|address)\b.*\bnext page\b/i],
      ['prev', /\b(?:url|uri|link|address)\b.*\bprevious page\b/i],
    ],
  };

/** Returns the kind of a property, which limits what it can mean. Integers and numbers are of one kind. */
function kindOf({ types, format }: Facets): keyof typeof DESCRIPTIONS | undefined {
  if (types.size > 1) return types.size === 2 && types.has('integer') && types.has('number') ? 'number' : undefined;
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('boolean')) return 'boolean';
  return types.has('string') || format !== undefined ? 'text' : undefined;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function named(table: Names, name: string): Slot | undefined {
  return table.find(([, names]) => names.split(' ').includes(name))?.[0];
}

/** Matches names of objects with information about pages. In other objects, the same properties mean something else. */
const ABOUT_PAGES =
  /page|paging|pagination|meta|links?$|info|summary|result|list|response|cursor|^(?:next|prev|previous|first|last|self)$/;

/**
 * Whether each object around a property of an answer is about pages, by its name, or is also around the list of
 * records. Otherwise the property may mean something else.
 *
 * @param keys the keys that lead to the property
 * @param list the keys that lead to the list
 * @example
 * isAboutPages(['owner', 'url'], ['data']) // => false
 */
export function isAboutPages(keys: readonly string[], list: readonly string[]): boolean {
  return keys.slice(0, -1).every((key, at) => key === list[at] || ABOUT_PAGES.test(plain(key)));
}

/**
 * Finds what a property of an answer means, such as the total or the address of the next page, by its name, its type
 * and its description. Such a meaning is called a slot, because each answer fills it.
 *
 * @param keys the keys that lead to the property: `links`, `next`, `href`
 * @param beside the names of all properties of the answer outside of its list. If `total` is one of them, `count` means
 *   the number of records on the page
 * @param listName the name of the list itself. Default: it has none
 * @returns undefined if the property means none of the slots
 */
export function slotFor(
  keys: readonly string[],
  facets: Facets,
  beside: readonly string[],
  listName: string = '',
): Slot | undefined {
  const list = plain(listName);
  const kind = kindOf(facets);
  const [name = '', parent = ''] = keys.map(plain).toReversed();
  const { description } = facets;
  if (kind === 'number') {
    const isOfPage = name === 'count' && beside.some((one) => one !== name && named(NUMBERS, plain(one)) === 'total');
    if (isOfPage) return 'count';
  }
  // A cursor is opaque: only the service that issued it can read it.
  if (kind === undefined || (kind === 'text' && /\b(?:cursor|token)\b/i.test(description))) return undefined;
  const table = { number: NUMBERS, boolean: BOOLEANS, text: TEXTS }[kind];
  // `articlesCount`, `total_orders` and the like count what the list is called after.
  const isTotal =
    kind === 'number' &&
    list !== '' &&
    /^(?:total|count|num|numberof)?LIST(?:total|count)?$/.test(name.replace(list, 'LIST'));
  if (isTotal && name !== list) return 'total';
  const isLink = kind === 'text' && ['href', 'url', 'uri'].includes(name);
  return (
    (isLink ? named(TEXTS, parent) : undefined) ??
    named(table, name) ??
    DESCRIPTIONS[kind].find(([, said]) => said.test(description))?.[0]
  );
}
