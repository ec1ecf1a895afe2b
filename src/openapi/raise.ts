import { isPlain, own } from '../faults/index.ts';
import { dirname, resolve } from 'node:path';
import { MockgenError } from '../errors.ts';
import { documentError, type ApiDocument } from './document.ts';

/** An OpenAPI document as it was read from disk. */
export interface ApiSource extends ApiDocument {
  /** Path of its file. Default: the document is only in memory, and has no references to other files. */
  readonly path?: string;
  /** Reads another file of the document; rejects with MockgenError `read_failed` if that is impossible. */
  readonly read?: (path: string) => Promise<unknown>;
}

/**
 * Name of the file with the document that `init` writes, if the original consists of several files or is of an old
 * version.
 */
const RAISED_FILE = 'mockgen.openapi.json';

/** An OpenAPI document in the form that can be imported: all its files joined, and of version 3.0 or 3.1. */
export interface Raised {
  readonly document: ApiDocument;
  /**
   * Text for the file {@link ApiDocument.file}, if that file has to be written. Undefined if the original document is
   * used.
   */
  readonly text?: string;
  /** Notes on files that could not be read, one line each. */
  readonly notes: readonly string[];
}

const isAddress = (reference: string): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(reference);

/**
 * Yields the references of a document to other files. If `needed`, references in examples are left out, since a
 * document can do without them.
 */
function* otherFiles(root: unknown, needed: boolean = false): Generator<string, void, undefined> {
  // YAML can contain itself.
  const seen = new Set<unknown>([root]);
  for (const node of seen) {
    if (typeof node !== 'object' || node === null) continue;
    const reference = isPlain(node) ? own(node, '$ref') : undefined;
    if (typeof reference === 'string' && !reference.startsWith('#')) yield reference.replace(/#.*$/, '');
    for (const [key, inner] of Object.entries(node)) {
      if (!needed || (key !== 'example' && key !== 'examples')) seen.add(inner);
    }
  }
}

const hasOtherFiles = (root: unknown): boolean => [...otherFiles(root)].some((file) => !isAddress(file));

/** The keys of a document that are read. References elsewhere can lead to files of other kinds. */
const PARTS = ['openapi', 'swagger', 'servers', 'basePath', 'paths', 'components'];
const OLD_PARTS = ['host', 'schemes', 'produces', 'definitions', 'parameters', 'responses'];

/** Joins a document and the files that it refers to. */
async function joined({ root: whole, path = '', read }: ApiSource, notes: string[]): Promise<unknown> {
  if (!read || !isPlain(whole)) return whole;
  const known = new Set([...PARTS, ...OLD_PARTS]);
  const root = Object.fromEntries(Object.entries(whole).filter(([name]) => known.has(name)));
  if (!hasOtherFiles(root)) return whole;
  // Paths that need an unreadable file are left out, and the user is told; nothing depends on examples. Nothing is
  // fetched from a network.
  const needed = new Set<string>();
  const noteNeeded = (content: unknown, from: string): void => {
    for (const file of otherFiles(content, true)) needed.add(isAddress(file) ? file : resolve(dirname(from), file));
  };
  noteNeeded(root, path);
  const lacking = (file: string, message: string): object => {
    if (needed.has(file)) notes.push(message);
    return {};
  };
  const contentOf = async (file: string): Promise<unknown> => {
    if (isAddress(file))
      return lacking(file, `${file} is not fetched: save it beside the document, and refer to the file`);
    const full = resolve(dirname(path), file);
    try {
      const content = await read(full);
      if (needed.has(full)) noteNeeded(content, full);
      return content;
    } catch (error) {
      if (!(error instanceof MockgenError)) throw error;
      return lacking(full, error.message);
    }
  };
  const { bundle } = await import('@scalar/json-magic/bundle');
  return bundle(structuredClone(root), {
    treeShake: false,
    origin: resolve(path),
    plugins: [
      {
        type: 'loader',
        validate: () => true,
        exec: async (file) => ({ ok: true, data: await contentOf(file), raw: '' }),
      },
    ],
  });
}

/**
 * Joins the files of a document, and converts Swagger 2.0 to OpenAPI 3.1. A document of version 3.0 stays as it is,
 * since schemas of that version can be read, too.
 *
 * @returns rejects with MockgenError `config_invalid` for a document of any other kind
 */
export async function raised(source: ApiSource): Promise<Raised> {
  const { file, root } = source;
  const version = isPlain(root) ? (own(root, 'openapi') ?? own(root, 'swagger')) : undefined;
  // YAML reads 2.0 without quotes as a number.
  if (!isPlain(root) || !/^(?:3\.[01]\b|2(?:\.0)?$)/.test(String(version))) {
    throw documentError(source, ['openapi'], { expected: 'an OpenAPI document of version 3.1 or 3.0, or Swagger 2.0' });
  }
  const notes: string[] = [];
  const whole = await joined(source, notes);
  const isOld = String(version).startsWith('2');
  if (whole === root && !isOld) return { document: { file, root }, notes };
  const { upgrade } = await import('@scalar/openapi-upgrader');
  const made: unknown = isOld ? upgrade({ ...structuredClone(root), ...Object(whole), swagger: '2.0' }, '3.1') : whole;
  return { document: { file: RAISED_FILE, root: made }, text: `${JSON.stringify(made, null, 1)}\n`, notes };
}
