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
  /** A note on the code, or the reason why there is none. */
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
 * answer no queries.
 */
function nodeProgram({ base }: HostInfo, { path }: SentRequest): string {
  return [
    `const source = await (await fetch(${quoted(`${base}mockgen.js`)})).text();`,
    `const { createFetch } = await import('data:text/javascript,' + encodeURIComponent(source));`,
    `const response = await createFetch(${quoted(base)})(${quoted(base + path)});`,
    'console.log(await response.text());',
  ].join('\n');
}

const NO_GENERATOR = 'This host has only files: nothing but JavaScript gets data that they do not have.';
const BY_NODE = ', which runs Node, since this host has only files';

/**
 * Returns how a command gets the answer: from the address of a server or of a file, or by a Node program that reads the
 * files of the tree.
 */
function commandOf(host: HostInfo, request: SentRequest): { readonly address?: string; readonly program?: string } {
  if (host.isLive) return { address: host.base + request.path };
  const file = fileOf(host, request);
  if (file !== undefined) return { address: host.base + file };
  return request.isGenerated ? {} : { program: nodeProgram(host, request) };
}

function curl(host: HostInfo, request: SentRequest): Sample {
  const { address, program } = commandOf(host, request);
  if (address !== undefined) return { name: 'curl', text: `curl ${shellWord(address, true)}`, hint: '' };
  if (program === undefined) return { name: 'curl', text: undefined, hint: NO_GENERATOR };
  return { name: 'curl', text: `node --input-type=module -e ${shellWord(program, true)}`, hint: BY_NODE };
}

/** Writes a text as a literal of Python. */
const python = (text: string): string => JSON.stringify(text).replaceAll('\u007f', String.raw`\u007f`);

function pythonSample(host: HostInfo, request: SentRequest): Sample {
  const { address, program } = commandOf(host, request);
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
  if (program === undefined) return { name, text: undefined, hint: NO_GENERATOR };
  const lines = [
    'import json',
    'from subprocess import check_output',
    '',
    `program = ${python(program)}`,
    'body = json.loads(check_output(["node", "--input-type=module", "-e", program]))',
  ];
  return { name, text: lines.join('\n'), hint: BY_NODE };
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

/** Returns the code that sends a request, in several languages. All of it asks for exactly what the request asks for. */
export function samplesFor(host: HostInfo, request: SentRequest, isTyped: boolean): readonly Sample[] {
  return [
    curl(host, request),
    fetchSample(host, request),
    axiosSample(host, request),
    pythonSample(host, request),
    typeScriptSample(host, request, isTyped),
  ];
}
