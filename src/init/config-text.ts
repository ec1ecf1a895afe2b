import { isPlain } from '../faults/index.ts';

/** Returns a key as JavaScript. */
const keyText = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Returns a text as JavaScript, in single quotes. */
function quoted(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Returns JSON as JavaScript, indented by two blanks for each level. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([name, one]) => `${indent}  ${keyText(name)}: ${literal(one, `${indent}  `)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/**
 * Returns the module of a config that was made from a document.
 *
 * @param file the document
 * @param config JSON
 */
export function configText(file: string, config: object): string {
  const [name = file] = file.split(/[\r\n\u2028\u2029]/);
  return `// Made from ${name}. What fields hold is inferred from their schemas and names: mockgen list --fields\n// shows how, and \`fields\` in a resource says otherwise.\nexport default ${literal(config, '')};\n`;
}
