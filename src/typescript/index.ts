import { type Asked, OTHER_TYPES, pathsText } from './paths-text.ts';
import { commentText, docText, fieldsText, literalText, type Schema } from './type-text.ts';

/** A resource for whose records a TypeScript type is written. */
export interface Described {
  /** The path noun of the resource, in the plural. */
  readonly name: string;
  readonly singular: string;
  /** What the records are, in one sentence. */
  readonly description: string;
}

/** Names that a type may not have: TypeScript or the file itself uses them. */
const TAKEN: ReadonlySet<string> = new Set([
  ...OTHER_TYPES,
  'Array',
  'Boolean',
  'Number',
  'Object',
  'Record',
  'String',
]);

/**
 * Returns the name of the type of a record.
 *
 * @example
 * typeNameOf('order-line') // => "OrderLine"
 */
export function typeNameOf(singular: string): string {
  const words = singular.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(name) && !TAKEN.has(name) ? name : `${name}Record`.replace(/^(?=\d)/, '_');
}

/** Returns the name of the type of each resource's records. If two have the same singular, the plural is used. */
function namesOf<R extends Described>(resources: readonly R[]): ReadonlyMap<R, string> {
  const names = new Map<R, string>();
  const used = new Set<string>();
  for (const resource of resources) {
    const { name, singular } = resource;
    const short = typeNameOf(singular);
    let chosen = used.has(short) ? typeNameOf(name) : short;
    while (used.has(chosen)) chosen += '_';
    used.add(chosen);
    names.set(resource, chosen);
  }
  return names;
}

/**
 * Writes a record as a constant of TypeScript, below the interface of its type. A record has all of its fields.
 *
 * @param schema the JSON Schema of the record
 * @example
 * recordText('tag', { properties: { id: { type: 'integer' } } }, { id: 7 }) // => "interface Tag {\n  readonly id: number;\n}\n\nconst tag: Tag = {\n  \"id\": 7\n};\n"
 */
export function recordText(singular: string, schema: Schema, record: Readonly<Record<string, unknown>>): string {
  const type = typeNameOf(singular);
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const fields = fieldsText({ ...schema, required: Object.keys(record) }, '');
  return `interface ${type} ${fields}\n\nconst ${name}: ${type} = ${JSON.stringify(record, null, 2)};\n`;
}

/**
 * Writes a module of TypeScript: an interface for the records of each resource, with a comment on each field; `Records`,
 * which has the type of the records by path noun; and `Paths`, which has the parameters and the answer of each path.
 *
 * @param schemaOf returns the published JSON Schema of a resource's records
 * @param asked what clients ask of the tree
 * @param heading a comment at the top, in one line
 */
export function typesText<R extends Described>(
  resources: readonly R[],
  schemaOf: (resource: R) => Schema,
  asked: Asked<R>,
  heading: string,
): string {
  const names = namesOf(resources);
  const interfaces = resources.map((resource) => {
    const { description } = resource;
    const comment = docText(commentText(description).replace(/\.$/, ''), '');
    return `${comment}export interface ${names.get(resource)} ${fieldsText(schemaOf(resource), '')}\n`;
  });
  const rows = [...names].map(
    ([{ name }, type]) => `  readonly ${/^\w+$/.test(name) ? name : literalText(name)}: ${type};\n`,
  );
  const table = `/** The records of each resource by its name in paths. */\nexport interface Records {\n${rows.join('')}}\n`;
  return [`// ${heading}\n`, ...interfaces, table, ...pathsText(asked, names)].join('\n');
}
