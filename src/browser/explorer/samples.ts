import { INDEX_FILE } from '../../tree/index.ts';
import { shellWord } from './build-command.ts';

/** The host that the page is on. */
export interface HostInfo {
  /** Address of the tree, with a slash at the end. */
  readonly base: string;
  /** Whether a server answers queries; otherwise the host has files only. */
  readonly isLive: boolean;
  /** Whether records have no files of their own. */
  readonly packed: boolean;
}

/** A request as it is sent. */
export interface SentRequest {
  /** The path and query, without a leading slash. */
  readonly path: string;
  /** Whether the request is for one record. Default: false. */
  readonly isRecord?: boolean;
  /** Whether the request asks for another seed than the tree's, or for fresh data. Default: false. */
  readonly isGenerated?: boolean;
}

/** A piece of code that sends a request. */
export interface Sample {
  readonly name: string;
  /** The code; undefined if the request cannot be sent in that way on this host. */
  readonly text: string | undefined;
  /** A note on the code, which follows a colon, or the sentences that say why there is none; empty for nothing to say. */
  readonly hint: string;
}

/** Writes a text as a literal of JavaScript. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}

/** Returns the file of a static host that has exactly the answer to a request; undefined if there is none. */
function fileOf({ packed }: HostInfo, { path, isRecord = false }: SentRequest): string | undefined {
  if (path.includes('?')) return undefined;
  if (path.endsWith('/meta')) return `${path}.json`;
  if (isRecord) return packed ? undefined : `${path}.json`;
  // Collections below a record have files only in trees that were built with them.
  return path.split('/').length > 2 ? undefined : `${path}/${INDEX_FILE}`;
}

/**
 * Writes a program for Node that sends the request to the client of the tree. It is for hosts that have only files and
 * answer no queries. Node loads no modules from addresses, so the program fetches the scripts of the tree itself. It has
 * double quotes, since a shell gets it in single ones.
 */
function nodeProgram({ base }: HostInfo, { path, isGenerated = false }: SentRequest): string {
  return [
    `const base = ${JSON.stringify(base)};`,
    'const read = async (name) => (await fetch(base + name)).text();',
    'const load = async (name) => import("data:text/javascript," + encodeURIComponent(await read(name)));',
    'const { createFetch } = await load("mockgen.js");',
    ...(isGenerated
      ? ['for (const [, name] of (await read("generator.js")).matchAll(/\\.\\/([\\w.-]+)/g)) await load(name);']
      : []),
    `const ask = createFetch(base${isGenerated ? ', { generator: mockgenGenerator }' : ''});`,
    `console.log(await (await ask(base + ${JSON.stringify(path)})).text());`,
  ].join('\n');
}

/** Returns the address at which a host has exactly the answer to a request; undefined if it has no such file. */
function addressOf(host: HostInfo, request: SentRequest): string | undefined {
  if (host.isLive) return host.base + request.path;
  const file = fileOf(host, request);
  return file === undefined ? undefined : host.base + file;
}

const NO_FILE =
  'A host of files answers this through mockgen.js, so curl cannot ask it. Take fetch or, in a terminal, Node.';

function curl(host: HostInfo, request: SentRequest): Sample {
  const address = addressOf(host, request);
  return address === undefined
    ? { name: 'curl', text: undefined, hint: NO_FILE }
    : { name: 'curl', text: `curl ${shellWord(address, true)}`, hint: '' };
}

function nodeSample(host: HostInfo, request: SentRequest): Sample {
  return {
    name: 'Node',
    text: `node --input-type=module -e ${shellWord(nodeProgram(host, request), true)}`,
    hint: '',
  };
}

/** Writes a text as a literal of Python. */
const python = (text: string): string => JSON.stringify(text).replaceAll('\u007f', String.raw`\u007f`);

function pythonSample(host: HostInfo, request: SentRequest): Sample {
  const address = addressOf(host, request);
  const name = 'Python';
  if (address !== undefined) {
    const lines = [
      'import json',
      'from urllib.request import urlopen',
      '',
      `with urlopen(${python(address)}) as response:`,
      '    body = json.load(response)',
    ];
    return { name, text: lines.join('\n'), hint: '' };
  }
  const lines = [
    'import json',
    'from subprocess import check_output',
    '',
    `program = ${python(nodeProgram(host, request))}`,
    'body = json.loads(check_output(["node", "--input-type=module", "-e", program]))',
  ];
  return { name, text: lines.join('\n'), hint: 'it runs Node, since this host has only files' };
}

/** Writes the call that makes a `fetch` for a host of files. */
function created({ base }: HostInfo, { isGenerated = false }: SentRequest): string {
  return `createFetch(${quoted(base)}${isGenerated ? ', { generator }' : ''})`;
}

/**
 * Returns code for a request: a plain `fetch` if a server answers, otherwise the client of the tree. Both can be pasted
 * into the console of a browser.
 */
function fetchSample(host: HostInfo, request: SentRequest): Sample {
  const { base, isLive } = host;
  const client = [
    `const { createFetch } = await import(${quoted(`${base}mockgen.js`)});`,
    ...(request.isGenerated ? [`const { generator } = await import(${quoted(`${base}generator.js`)});`] : []),
  ];
  const ask = isLive ? 'fetch' : created(host, request);
  const lines = [
    ...(isLive ? [] : client),
    `const response = await ${ask}(${quoted(base + request.path)});`,
    'const body = await response.json();',
  ];
  return { name: 'fetch', text: lines.join('\n'), hint: '' };
}

/** Returns the imports of code that uses the package. */
function imports({ isGenerated = false }: SentRequest): readonly string[] {
  return [
    "import { createFetch } from 'mockgen-cli/client';",
    ...(isGenerated ? ["import { generator } from 'mockgen-cli/generate';"] : []),
  ];
}

function axiosSample(host: HostInfo, request: SentRequest): Sample {
  const options = host.isLive ? '' : `, {\n  adapter: 'fetch',\n  env: { fetch: ${created(host, request)} },\n}`;
  const lines = [
    "import axios from 'axios';",
    ...(host.isLive ? [] : imports(request)),
    '',
    `const { data } = await axios.get(${quoted(host.base + request.path)}${options});`,
  ];
  return { name: 'axios', text: lines.join('\n'), hint: '' };
}

/** Writes the value of a parameter with the type that the client's parameter has: as a number, a list or a text. */
function typedValue(name: string, value: string): string {
  if (name === 'search_fields') return `[${value.split(',').map(quoted).join(', ')}]`;
  if (name === 'nocache') return value === 'true' || value === '1' ? 'true' : 'false';
  return ['q', 'search'].includes(name) ? quoted(value) : value;
}

/**
 * Returns code that uses the typed client of the package.
 *
 * @param isTyped whether the package has the types of the records, and their parameters have their usual names
 */
function typeScriptSample(host: HostInfo, request: SentRequest, isTyped: boolean): Sample {
  const name = 'TypeScript';
  const [path = '', query = ''] = request.path.split('?');
  const parameters = [...new URLSearchParams(query)];
  const isNumeric = ([key, value]: readonly [string, string]): boolean =>
    !['page', 'limit', 'count', 'seed'].includes(key) || /^\d+$/.test(value);
  if (!isTyped || path.endsWith('/meta') || !parameters.every(isNumeric)) {
    const lines = [
      ...imports(request),
      '',
      `const response = await ${created(host, request)}(${quoted(host.base + request.path)});`,
      'const body: unknown = await response.json();',
    ];
    return { name, text: lines.join('\n'), hint: '' };
  }
  const given = parameters.map(([key, value]) => `${key}: ${typedValue(key, value)}`).join(', ');
  const lines = [
    ...imports(request),
    '',
    `const { get } = ${created(host, request)};`,
    `const body = await get(${quoted(`/${path}`)}${given && `, { ${given} }`});`,
  ];
  return { name, text: lines.join('\n'), hint: '' };
}

/**
 * Returns the code that sends a request, in several languages. All of it asks for exactly what the request asks for. Node
 * is among them for hosts of files, where a terminal has no other way to search.
 */
export function samplesFor(host: HostInfo, request: SentRequest, isTyped: boolean): readonly Sample[] {
  return [
    curl(host, request),
    fetchSample(host, request),
    ...(host.isLive ? [] : [nodeSample(host, request)]),
    axiosSample(host, request),
    pythonSample(host, request),
    typeScriptSample(host, request, isTyped),
  ];
}
