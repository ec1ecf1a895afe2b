/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'readonly unknown[]',
  object: 'object',
};

const isSchema = (value: unknown): value is Schema => Object(value) === value && !Array.isArray(value);

/**
 * Writes a value as a literal of TypeScript.
 *
 * @example
 * literalText("it's") // => "'it\\'s'"
 */
export function literalText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const inner = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner}'`;
}

/** Writes the type of a list. If its first elements differ from the others, they come first. */
function listText({ items, prefixItems }: Schema, indent: string): string {
  const element = isSchema(items) ? typeText(items, indent) : 'unknown';
  const isUnion = !element.startsWith('{') && element.includes(' | ');
  const many = isUnion ? `(${element})` : element;
  if (!Array.isArray(prefixItems)) return `readonly ${many}[]`;
  const first = prefixItems.filter(isSchema).map((schema) => typeText(schema, indent));
  return `readonly [${[...first, `...${many}[]`].join(', ')}]`;
}

/**
 * Writes the type of the values that a schema allows. Closed lists become unions of literals; `$ref` is the name of a type.
 *
 * @param indent the spaces in front of the lines of an object
 * @example
 * typeText({ type: ['string', 'null'] }) // => "string | null"
 */
export function typeText(schema: Schema, indent: string = ''): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'];
  if (Array.isArray(schema['oneOf'])) return schema['oneOf'].map((each: Schema) => typeText(each, indent)).join(' | ');
  if ('const' in schema) return literalText(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literalText).join(' | ');
  const names = [schema['type']].flat().map(String);
  const texts = names.map((name) => {
    if (name === 'object' && isSchema(schema['properties'])) return fieldsText(schema, indent);
    if (name === 'object' && isSchema(schema['additionalProperties']))
      return `Readonly<Record<string, ${typeText(schema['additionalProperties'], indent)}>>`;
    if (name === 'array' && ('items' in schema || 'prefixItems' in schema)) return listText(schema, indent);
    return TYPES[name] ?? 'unknown';
  });
  return [...new Set(texts)].join(' | ');
}

/**
 * How texts in some formats are written, by format. It becomes part of the comment on a field if the field's name does
 * not say it.
 */
const FORMS: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', 'date-time': 'ISO 8601, in UTC' };

/** Writes a text so that it can stand in a comment. */
export const commentText = (text: string): string => text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ');

/** Returns the comment above a field: what it means, what it refers to, and how its text is written. */
function commentOf({ description, format, ...schema }: Schema): string {
  const target = schema['x-references'];
  const parts = [
    typeof description === 'string' ? commentText(description).replace(/\.$/, '') : '',
    typeof target === 'string' ? `One of the ${target}` : '',
    FORMS[String(format)] ?? '',
  ];
  return parts.filter(Boolean).join('. ');
}

/** Matches names of fields that need no quotation marks. */
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

/** Writes a text as a comment of JavaScript, with a newline behind it. */
export const docText = (comment: string, indent: string): string =>
  comment === '' ? '' : `${indent}/** ${comment}. */\n`;

/** Writes the fields of an object in braces, each with a comment. */
export function fieldsText({ properties, required = [] }: Schema, indent: string): string {
  const known = new Set(required as readonly string[]);
  const inner = `${indent}  `;
  const fields = Object.entries(isSchema(properties) ? properties : {}).map(([name, field]) => {
    const schema = isSchema(field) ? field : {};
    const key = PLAIN_NAME.test(name) ? name : literalText(name);
    const mark = known.has(name) ? '' : '?';
    return `${docText(commentOf(schema), inner)}${inner}readonly ${key}${mark}: ${typeText(schema, inner)};\n`;
  });
  return `{\n${fields.join('')}${indent}}`;
}
