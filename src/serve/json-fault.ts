import { TreeError } from '../runtime/index.ts';
import { findJsonError } from '../tree/index.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the error of a file that was edited by hand and is not JSON, with the line; undefined for JSON.
 *
 * @param before how many lines the file has before the text. Default: none
 */
export function faultOf(path: string, text: string, before = 0): TreeError | undefined {
  // The parser of the engine is faster, but does not tell the place.
  const error = isJson(text) ? undefined : findJsonError(text);
  if (!error) return undefined;
  const line = before + text.slice(0, error.offset).split('\n').length;
  return new TreeError(`${path}:${line} is not JSON, expected ${error.expected}: mend that line, or build it again.`);
}
