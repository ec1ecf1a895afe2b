import { dirname, resolve } from 'node:path';
import { documentError, isPlain, own, type ApiDocument } from './document.ts';

/** A document on disk. */
export interface ApiSource extends ApiDocument {
  /** Path of its file. Default: the document is in memory alone, and refers to no other file. */
  readonly path?: string;
  /** Reads another file of the document; rejects with MockgenError `read_failed` where it cannot be read. */
  readonly read?: (path: string) => Promise<unknown>;
}

/** Name of the file that holds a document of several files, or an old one, as one new document. */
const RAISED_FILE = 'mockgen.openapi.json';

/** A document that can be imported. */
export interface Raised {
  readonly document: ApiDocument;
  /** Text of {@link ApiDocument.file}, where that has to be written. Default: the document is as it was. */
  readonly text?: string;
}

const isAddress = (reference: string): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(reference);

/** Whether any reference leads to another file. */
function hasOtherFiles(root: unknown): boolean {
  // YAML can contain itself.
  const seen = new Set<unknown>([root]);
  for (const node of seen) {
    if (typeof node !== 'object' || node === null) continue;
    const reference = isPlain(node) ? own(node, '$ref') : undefined;
    if (typeof reference === 'string' && !reference.startsWith('#') && !isAddress(reference)) return true;
    for (const inner of Object.values(node)) seen.add(inner);
  }
  return false;
}

/** Joins a document and the files that it refers to. */
async function joined({ root, path = '', read }: ApiSource): Promise<unknown> {
  if (!read || !isPlain(root) || !hasOtherFiles(root)) return root;
  const { bundle } = await import('@scalar/json-magic/bundle');
  return bundle(structuredClone(root), {
    treeShake: false,
    origin: resolve(path),
    plugins: [
      {
        type: 'loader',
        validate: () => true,
        // Nothing is fetched: a reference to an address leads to an empty file, so the paths that need it are left out.
        exec: async (file) => ({
          ok: true,
          data: isAddress(file) ? {} : await read(resolve(dirname(path), file)),
          raw: '',
        }),
      },
    ],
  });
}

/**
 * Joins the files of a document, and raises Swagger 2.0 to OpenAPI 3.1. A document of version 3.0 stays as it is, since
 * schemas of that version are read, too.
 *
 * @returns rejects with MockgenError `config_invalid` for another document, `read_failed` for a file that cannot be read
 */
export async function raised(source: ApiSource): Promise<Raised> {
  const { file, root } = source;
  const version = isPlain(root) ? (own(root, 'openapi') ?? own(root, 'swagger')) : undefined;
  // YAML reads 2.0 without quotes as a number.
  if (!isPlain(root) || !/^(?:3\.[01]\b|2(?:\.0)?$)/.test(String(version))) {
    throw documentError(source, ['openapi'], 'expected an OpenAPI document of version 3.1 or 3.0, or Swagger 2.0');
  }
  const whole = await joined(source);
  const isOld = String(version).startsWith('2');
  if (whole === root && !isOld) return { document: { file, root } };
  const { upgrade } = await import('@scalar/openapi-upgrader');
  const made: unknown = isOld ? upgrade({ ...structuredClone(root), ...Object(whole), swagger: '2.0' }, '3.1') : whole;
  return { document: { file: RAISED_FILE, root: made }, text: `${JSON.stringify(made, null, 1)}\n` };
}
