import { isPlain } from '../faults/index.ts';
import type { LeftOut } from '../openapi/index.ts';
import { moduleText } from './module-text.ts';

/** Returns the key of an object as JavaScript source; in quotes if necessary. */
const keyText = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Returns a text as JavaScript source, in single quotes. */
function quoted(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Returns a JSON value as JavaScript source, indented by two spaces for each level. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([name, one]) => `${indent}  ${keyText(name)}: ${literal(one, `${indent}  `)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/** Returns the first line of a text, which fits in a comment. */
const firstLine = (text: string): string => text.split(/[\r\n\u2028\u2029]/)[0] ?? '';

/** The comment about left-out paths lists at most this many reasons. */
const MOST_REASONS = 5;

/** Returns comments on why paths were left out: the most frequent reasons, each with one of its paths. */
function leftOutText(leftOut: readonly LeftOut[]): string {
  const reasons = new Map<string, readonly string[]>();
  for (const { path, why } of leftOut) reasons.set(why, [...(reasons.get(why) ?? []), path]);
  const most = [...reasons].toSorted(([, one], [, other]) => other.length - one.length);
  const lines = most.slice(0, MOST_REASONS).map(([why, [path = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `//   ${firstLine(path)}${more}: ${firstLine(why)}\n`;
  });
  if (most.length > MOST_REASONS) lines.push(`//   and others: mockgen init tells all reasons\n`);
  return lines.length === 0 ? '' : `// Left out:\n${lines.join('')}`;
}

/**
 * Returns the source text of a config module that was made from an OpenAPI document.
 *
 * @param file name of the OpenAPI document
 * @param config the config, which contains only JSON
 * @param leftOut paths that the config does not answer. Default: none
 * @param isImporting whether it may import the package. Default: it imports nothing
 */
export function configText(
  file: string,
  config: object,
  leftOut: readonly LeftOut[] = [],
  isImporting: boolean = false,
): string {
  const name = firstLine(file);
  const comment = `// Made from ${name}. What fields hold is inferred from their schemas and names: mockgen list --fields\n// shows how, and \`fields\` in a resource says otherwise.\n${leftOutText(leftOut)}`;
  return moduleText(comment, literal(config, ''), isImporting);
}
