import { failure, type ConfigPlace } from '../faults/index.ts';
import type { SchemaDocument } from './document.ts';

const YAML = /\.ya?ml$/i;

/** Returns the first line of a parser's error message. */
function firstLine(error: unknown): string {
  const message =
    error instanceof RangeError ? 'nested too deep' : error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]?.replace(/:$/, '') ?? '';
}

/**
 * A YAML file may have at most this many levels of brackets, or of dashes in one line. With more, the parser is slow.
 */
const MOST_NESTED = 200;

/**
 * Repeated keys are looked for only in YAML files with at most this many characters: the parser compares each key with
 * all others.
 */
const MOST_COMPARED = 100_000;

/**
 * Matches more dashes or question marks in a row than are allowed. Each begins a list or an object inside of the one
 * before.
 */
const TOO_MANY_DASHES = new RegExp(`(?:[-?][ \\t]){${MOST_NESTED + 1}}`);

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth++;
    else if ((sign === ']' || sign === '}') && depth > 0) depth--;
    if (depth > MOST_NESTED) return true;
  }
  return TOO_MANY_DASHES.test(text);
}

/**
 * Parses JSON or, judging by the extension of the file, YAML. The YAML package is loaded only for the latter.
 *
 * @param file name of the file as the user gave it
 * @returns rejects with MockgenError `config_invalid` if the text is neither
 */
export async function parseDocument(file: string, text: string): Promise<SchemaDocument> {
  const place: ConfigPlace = { file, path: [], isSchema: true };
  const isYaml = YAML.test(file);
  try {
    // Editors on Windows write a byte order mark, which JSON does not allow.
    if (!isYaml) return { file, root: JSON.parse(text.replace(/^\uFEFF/, '')) };
    if (isNestedTooDeep(text)) throw new RangeError();
    const yaml = await import('yaml');
    const uniqueKeys = text.length <= MOST_COMPARED;
    return { file, root: yaml.parse(text, { prettyErrors: true, uniqueKeys, maxAliasCount: 1000, logLevel: 'error' }) };
  } catch (error) {
    throw failure(place, { expected: `${isYaml ? 'YAML' : 'JSON'}: ${firstLine(error)}` });
  }
}
