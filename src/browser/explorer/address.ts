import { DEFAULT_NAMING, type Naming } from './naming.ts';
import { readSeed } from './seed-text.ts';

/** What the page can show of a resource: its records, its fields, or a form that builds a request. */
export type View = 'records' | 'fields' | 'request';

/** What the page shows. All of it is in the query of its address. */
export interface Address {
  /** Name of a resource; empty for the overview. */
  readonly resource: string;
  readonly view: View;
  readonly q: string;
  /**
   * The one record to which all shown records refer, and the last part of their path: `users/1/invoices`. Empty for all
   * records.
   */
  readonly under: string;
  /** Fields to search in; empty for all text fields. */
  readonly searchFields: readonly string[];
  /** Number of the page, from 1. */
  readonly page: number;
  /** Records per page, from 1 to 100. */
  readonly count: number;
  /** The fields that the table shows, in this order; empty for all of them. */
  readonly columns: readonly string[];
  /**
   * The field by which the shown records are sorted, with `-` in front for descending. Empty for the order of the
   * collection.
   */
  readonly sort: string;
  /** Seed of the data in digits, or the invalid text that was entered; empty for the tree's own seed. */
  readonly seed: string;
  /** The path and query of the request in the request form; empty for the request of the shown records. */
  readonly ask: string;
  /** Key of the record that is open; empty for none. */
  readonly record: string;
}

/** The address of the overview of all resources, which has no query. */
export const START: Address = {
  resource: '',
  view: 'records',
  under: '',
  q: '',
  searchFields: [],
  page: 1,
  count: 10,
  columns: [],
  sort: '',
  seed: '',
  ask: '',
  record: '',
};

const VIEWS: readonly View[] = ['records', 'fields', 'request'];

const NUMBER = /^[1-9]\d{0,15}$/;

/** Matches keys of records: numbers, or texts that do not begin with a dot. */
const KEY = /^[\w-][\w.-]{0,99}$/;

/** Matches the address of records that refer to one record: its resource, its key, and the end of the path. */
const UNDER = /^[\w.~-]+\/[\w-][\w.-]{0,99}\/[\w./~-]+$/;

function positive(text: string | null, fallback: number): number {
  return text !== null && NUMBER.test(text) ? Number(text) : fallback;
}

function listIn(text: string | null): readonly string[] {
  return (text ?? '').split(',').filter(Boolean);
}

/** Matches what the reader can ask the service for: a path inside the tree, with or without a query. */
const ASK = /^[\w.~%-]+(?:\/[\w.~%-]+)*\/?(?:\?.*)?$/;

/**
 * Reads the address of the page. Invalid values count as missing, except for the seed.
 *
 * @param query the query of the address, with or without its question mark
 * @example
 * parseAddress('?resource=authors&page=2&count=7').count // => 7
 */
export function parseAddress(query: string): Address {
  const given = new URLSearchParams(query);
  const record = given.get('record') ?? '';
  const [under, ask] = [given.get('under') ?? '', given.get('ask') ?? ''];
  const seed = given.get('seed') ?? START.seed;
  return {
    resource: given.get('resource') ?? START.resource,
    view: VIEWS.find((view) => view === given.get('view')) ?? START.view,
    under: UNDER.test(under) ? under : START.under,
    q: given.get('q') ?? START.q,
    searchFields: listIn(given.get('search_fields')),
    page: positive(given.get('page'), START.page),
    count: Math.min(positive(given.get('count'), START.count), 100),
    columns: listIn(given.get('columns')),
    sort: given.get('sort') ?? START.sort,
    // An invalid seed is kept: the host then explains it, instead of data of another seed being shown.
    seed: readSeed(seed) ?? seed,
    ask: ASK.test(ask) ? ask : START.ask,
    record: KEY.test(record) ? record : START.record,
  };
}

/** Encodes a value. Commas and slashes stay as they are, since they are allowed in a query and easier to read. */
function encode(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length).replaceAll('%2C', ',').replaceAll('%2F', '/');
}

/** A parameter in the query of the page's address. It is left out if its value is `unless`, the default. */
type Parameter = readonly [name: string, value: string | number, unless: string | number];

function join(parameters: readonly Parameter[]): string {
  return parameters
    .filter(([, value, unless]) => value !== unless)
    .map(([name, value]) => `${encode(name)}=${encode(`${value}`)}`)
    .join('&');
}

function asQuery(parameters: readonly Parameter[]): string {
  const query = join(parameters);
  return query && `?${query}`;
}

function selection(
  { q, searchFields, page, count, seed }: Address,
  { names, firstPage }: Naming = DEFAULT_NAMING,
): readonly Parameter[] {
  const shift = firstPage - START.page;
  return [
    [names.q, q, START.q],
    [names.search_fields, searchFields.join(','), ''],
    [names.page, page + shift, START.page + shift],
    [names.count, count, START.count],
    [names.seed, seed, START.seed],
  ];
}

/**
 * Writes an address; values at their defaults are left out.
 *
 * @returns the query with its question mark; only the question mark for the overview
 * @example
 * writeAddress({...START, resource: 'authors', q: 'a&b', page: 2}) // => "?resource=authors&q=a%26b&page=2"
 */
export function writeAddress(address: Address): string {
  const { resource, view, under, columns, sort, ask, record } = address;
  return `?${join([
    ['resource', resource, START.resource],
    ['view', view, START.view],
    ['under', under, START.under],
    ...selection(address),
    ['columns', columns.join(','), ''],
    ['sort', sort, START.sort],
    ['ask', ask, START.ask],
    ['record', record, START.record],
  ])}`;
}

/**
 * Writes the query that asks the service for the records of an address.
 *
 * @param naming the names that the service has for its parameters
 * @returns the query with its question mark; empty if all values are defaults of the service
 * @example
 * writeQuery({...START, resource: 'authors', searchFields: ['name', 'bio'], count: 25}) // => "?search_fields=name,bio&count=25"
 */
export function writeQuery(address: Address, naming?: Naming): string {
  return asQuery(selection(address, naming));
}

/**
 * Writes the query that asks the service for any other document with the seed of an address.
 *
 * @param naming the names that the service has for its parameters
 * @returns the query with its question mark; empty for the tree's own data
 * @example
 * writeSeedQuery({...START, q: 'ann', seed: '7'}) // => "?seed=7"
 */
export function writeSeedQuery({ seed }: Address, { names }: Naming = DEFAULT_NAMING): string {
  return asQuery([[names.seed, seed, START.seed]]);
}
