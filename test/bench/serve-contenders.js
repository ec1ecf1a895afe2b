// The servers that are compared: how each is started, and how it is asked for the same. Nothing is logged where an option
// says so, since `mockgen serve` logs nothing either.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockgen } from './processes.js';

const bareServer = join(dirname(fileURLToPath(import.meta.url)), 'contenders', 'bare-server.js');

const local = '127.0.0.1';

/**
 * What is asked for: `records` is how many an answer has to have, so that everybody does the work; `varied` if the text
 * to search for is another one in every request; `data` which records are served.
 */
export const REQUESTS = [
  { key: 'item', name: 'an item', data: 'short' },
  { key: 'page', name: '25 records', data: 'short', records: 25 },
  { key: 'again', name: 'the same search again and again', data: 'short', records: 10 },
  { key: 'searches', name: 'searches, all different', data: 'short', varied: true },
  { key: 'none', name: 'searches in 10,000 records, no hit', data: 'long', varied: true, records: 0 },
];

/**
 * The servers. `args` are those of its program (or, without `package`, of Node), for the data and the port. `ask` has the
 * path of every request that it answers, made from the text to search for.
 */
export const CONTENDERS = [
  {
    name: 'bare Node',
    args: ({ answers }, port) => [bareServer, answers, port],
    ask: Object.fromEntries(REQUESTS.map(({ key }) => [key, (text) => `/${key}?q=${text}`])),
    constant: true,
  },
  {
    name: 'mockgen',
    args: ({ tree }, port) => [mockgen, 'serve', tree, '--port', port],
    ask: {
      item: () => '/authors/7',
      page: () => '/authors?count=25',
      again: () => '/authors?q=an&count=10',
      searches: (text) => `/authors?q=${text}&count=10`,
      none: (text) => `/authors?q=${text}&count=10`,
    },
  },
  {
    name: 'json-server',
    package: { name: 'json-server', version: '0.17.4' },
    args: ({ db }, port) => ['--quiet', '--read-only', '--host', local, '--port', port, db],
    ask: {
      item: () => '/authors/7',
      page: () => '/authors?_limit=25',
      again: () => '/authors?q=an&_limit=10',
      searches: (text) => `/authors?q=${text}&_limit=10`,
      none: (text) => `/authors?q=${text}&_limit=10`,
    },
  },
  {
    name: 'Mockoon',
    package: { name: '@mockoon/cli', version: '9.9.0' },
    args: ({ environment }, port) =>
      ['start', '--disable-log-to-file', '--disable-admin-api', '--hostname', local, '--port', port].concat([
        '--data',
        environment,
      ]),
    ask: {
      item: () => '/authors/7',
      page: () => '/authors?limit=25',
      again: () => '/authors?search=an&limit=10',
      searches: (text) => `/authors?search=${text}&limit=10`,
    },
  },
  {
    name: 'Prism',
    package: { name: '@stoplight/prism-cli', version: '5.14.2' },
    args: ({ openapi }, port) => ['mock', '--verboseLevel', 'fatal', '--host', local, '--port', port, openapi],
    ask: { item: () => '/authors/7', page: () => '/authors?count=25' },
  },
  {
    name: 'sirv',
    package: { name: 'sirv-cli', version: '3.0.1' },
    args: ({ tree }, port) => [tree, '--quiet', '--etag', '--cors', '--host', local, '--port', port],
    ask: { item: () => '/authors/7.json' },
  },
];
