import type { Field } from '../schema/index.ts';
import type { Reader, Value } from './arguments.ts';

/** Generators whose texts are neither cut nor padded, since they are given as a whole. */
const SAID: ReadonlySet<string | undefined> = new Set(['pattern', 'choices', 'const']);

/**
 * Returns the lowest and highest number of characters of a text; undefined if any length is valid, or if the text must
 * not be changed.
 */
export function lengthOf({ type, keywords = {}, copy, generator }: Field): readonly [number, number] | undefined {
  const { minLength, maxLength } = keywords;
  if (type !== 'string' || copy !== undefined || SAID.has(generator)) return undefined;
  if (typeof minLength !== 'number' && typeof maxLength !== 'number') return undefined;
  return [typeof minLength === 'number' ? minLength : 0, typeof maxLength === 'number' ? maxLength : Infinity];
}

/**
 * Makes a text fit a length: cuts a long one, preferably at the end of a word, and repeats a short one.
 *
 * @param least number of characters
 * @param most number of characters
 * @example
 * fitText('Oak desk', 12, 20) // => "Oak desk Oak desk"
 * @example
 * fitText('A very long title', 0, 12) // => "A very long"
 */
export function fitText(text: string, least: number, most: number): string {
  const signs = [...text];
  while (signs.length < least) signs.push(...(signs.length === 0 ? 'x' : ` ${text === '' ? 'x' : text}`));
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most).join('');
  const end = signs[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const whole = end > cut.length / 2 ? cut.slice(0, end).replace(/[\s,;:–-]+$/, '') : cut;
  return [...whole].length >= least ? whole : cut;
}

/** Returns a function that reads the same texts, cut or padded to a length. */
export function fittedReader(read: Reader<Value>, least: number, most: number): Reader<Value> {
  return (record) => {
    const value = read(record);
    if (typeof value !== 'string' || (value.length >= least && value.length <= most)) return value;
    return fitText(value, least, most);
  };
}
