import { COLLECTION_PATHS } from '../render/index.ts';
import { RESOURCE, type Frame } from './frame.ts';

/** Writes a value as JSON for a template. Two braces are escaped, since they would start a tag of the template. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('{{', '{\\u007b');

/**
 * Writes the frame of an answer (everything around the list of records) as a template.
 *
 * @param indent spaces before each line except the first
 * @example
 * templateOf({ kind: 'object', isClosed: false, members: new Map([['list', { isRequired: true, frame: { kind: 'slot', slot: 'data' } }]]) }) // => "{\n  \"list\": {{json data}}\n}"
 */
export function templateOf(frame: Frame, indent: string = ''): string {
  if (frame.kind === 'slot') {
    const origin = frame.origin === undefined ? '' : ` origin="${frame.origin}"`;
    return `{{json ${COLLECTION_PATHS[frame.slot]}${origin}}}`;
  }
  if (frame.kind !== 'object') return literal(frame.kind === 'value' ? frame.value : null);
  const inner = `${indent}  `;
  const lines = [...frame.members].flatMap(([name, { frame: one }]) => {
    const key = name === RESOURCE ? '{{json resource}}' : literal(name);
    return one.kind === 'none' ? [] : [`${inner}${key}: ${templateOf(one, inner)}`];
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
