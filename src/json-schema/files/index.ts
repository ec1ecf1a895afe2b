import { isAbsolute, join } from 'node:path';
import { MockgenError } from '../../errors.ts';
import { describing, readText } from '../../node/index.ts';
import type { SchemaDocument } from '../document.ts';
import { parseDocument } from '../parse-document.ts';

export { yamlLineOf } from './yaml-line.ts';

// Schemas on a disk. The rest of this folder also runs without one.

/**
 * Reads a file with JSON or YAML.
 *
 * @param file name of the file as the user gave it
 * @param folder that a relative name starts from
 * @returns rejects with MockgenError `config_invalid` if it is neither, `read_failed` if it cannot be read
 */
export async function readDocument(file: string, folder: string): Promise<SchemaDocument> {
  const path = isAbsolute(file) ? file : join(folder, file);
  return parseDocument(
    file,
    describing('read_failed', `read ${file}`, () => readText(path)),
  );
}

/** The braces in a pattern may stand for at most this many patterns. */
const MOST_PATTERNS = 1_000;

/** Returns how many patterns the braces in a pattern stand for, at most: 6 for `{a,b}/{1..3}`. */
function patternsIn(pattern: string): number {
  const choices = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) => {
    const [, from, to] = /^(-?\d+)\.\.(-?\d+)/.exec(inside) ?? [];
    return from === undefined ? inside.split(',').length : Math.abs(Number(to) - Number(from)) + 1;
  });
  return choices.reduce((product, count) => product * count, 1);
}

/**
 * Returns the files that match a pattern, such as `schemas/*.json`, relative to a folder.
 *
 * @returns rejects with MockgenError `config_invalid` for braces that stand for too many patterns
 */
export async function findFiles(pattern: string, folder: string): Promise<readonly string[]> {
  if (patternsIn(pattern) > MOST_PATTERNS) {
    const message = `${pattern}: expected braces that stand for at most ${MOST_PATTERNS} patterns`;
    throw new MockgenError('config_invalid', message, '');
  }
  const { default: glob } = await import('fast-glob');
  return glob(pattern.replaceAll('\\', '/'), { cwd: folder, onlyFiles: true, followSymbolicLinks: false });
}
