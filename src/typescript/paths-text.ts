import { commentText, docText, fieldsText, literalText, type Schema, typeText } from './type-text.ts';

/** What clients ask of a tree, and what it answers with. In the schemas of answers, `$ref` stands for the record. */
export interface Asked<R> {
  /** The paths at which records answer. `{number}` and `{string}` stand for keys. */
  readonly paths: readonly { readonly path: string; readonly resource: R; readonly isPage: boolean }[];
  /** The parameters that each path takes. */
  readonly parameters: readonly Parameter[];
  /** Further parameters, which only pages of records take. */
  readonly pageParameters: readonly Parameter[];
  /** What the names of fields do as parameters of pages. Default: they do nothing. */
  readonly filters?: string;
  pageOf(resource: R): Schema;
  itemOf(resource: R): Schema;
  /** Returns the fields that records have in pages; undefined for all. */
  listed(resource: R): readonly string[] | undefined;
}

/** A query parameter. Without a schema, it takes a list of names of fields. */
interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema?: Schema;
}

/** The names of the types that stand beside those of records in a module. */
export const OTHER_TYPES = ['Records', 'Paths', 'Page', 'PageQuery', 'RecordQuery'] as const;

const FIELD_NAMES = 'readonly (keyof T & string)[]';
const ANY_FIELD = '  readonly [field: string]: string | number | boolean | readonly string[] | undefined;\n';

/** Returns the schema of a parameter's values as a client gives them: a truth value where a text would say `true`. */
function valueSchema({ schema }: Parameter): Schema {
  if (schema === undefined) return { $ref: FIELD_NAMES };
  return Array.isArray(schema['enum']) && schema['enum'].includes('true') ? { type: 'boolean' } : schema;
}

/** Writes an interface for the parameters of a query. */
function queryText(head: string, comment: string, parameters: readonly Parameter[], filters?: string): string {
  const entries = parameters.map((each) => [each.name, { ...valueSchema(each), description: each.description }]);
  // State of a form has undefined for what is not filled in, which `exactOptionalPropertyTypes` would refuse.
  const fields = fieldsText({ properties: Object.fromEntries(entries) as Schema }, '').replaceAll(
    /(\?: .*);$/gm,
    '$1 | undefined;',
  );
  const any = filters === undefined ? '' : docText(commentText(filters).replace(/\.$/, ''), '  ') + ANY_FIELD;
  return `${docText(comment, '')}export interface ${head} ${fields.replace(/\}$/, `${any}}`)}\n`;
}

/** Writes a schema in which `$ref` stands for the type of a record. */
function answerText(schema: Schema, record: string, indent: string = ''): string {
  // A schema is JSON.
  return typeText(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":""', `"$ref":"${record}"`)) as Schema, indent);
}

/** Writes the types of pages; returns their names by their text. The first is `Page`, the others are called after a resource. */
function pageTypes<R>(
  asked: Asked<R>,
  types: ReadonlyMap<R, string>,
): { readonly texts: readonly string[]; readonly nameOf: (resource: R) => string } {
  const names = new Map<string, string>();
  const textOf = (resource: R): string => answerText(asked.pageOf(resource), 'T');
  for (const resource of new Set(asked.paths.flatMap((each) => (each.isPage ? [each.resource] : [])))) {
    const text = textOf(resource);
    let name = names.size === 0 ? 'Page' : `${types.get(resource)}Page`;
    while ([...types.values()].includes(name)) name += '_';
    if (!names.has(text)) names.set(text, name);
  }
  const texts = [...names].map(([text, name]) => {
    const isObject = text.startsWith('{') && text.indexOf('\n}') === text.length - 2;
    const code = isObject ? `interface ${name}<T> ${text}` : `type ${name}<T> = ${text};`;
    return `/** A page of records. */\nexport ${code}\n`;
  });
  return { texts, nameOf: (resource) => names.get(textOf(resource)) ?? 'Page' };
}

/**
 * Writes what a typed client has to know: the types of the parameters and of pages, and `Paths`, a function for each path
 * from its parameters to its answer.
 *
 * @param types the name of the type of each resource's records
 */
export function pathsText<R>(asked: Asked<R>, types: ReadonlyMap<R, string>): readonly string[] {
  const { paths, parameters, pageParameters, filters } = asked;
  const pages = pageTypes(asked, types);
  const isGeneric = pageParameters.some(({ schema }) => schema === undefined);
  const rows = paths.map(({ path, resource, isPage }) => {
    const type = types.get(resource) ?? 'unknown';
    const fields = asked.listed(resource);
    const listed = fields ? `Pick<${type}, ${fields.map(literalText).join(' | ')}>` : type;
    const answer = isPage ? `${pages.nameOf(resource)}<${listed}>` : answerText(asked.itemOf(resource), type, '  ');
    const query = isPage ? `PageQuery${isGeneric ? `<${type}>` : ''}` : 'RecordQuery';
    return `  readonly ${literalText(path)}: (query?: ${query}) => ${answer};\n`;
  });
  const head = `PageQuery${isGeneric ? '<T>' : ''} extends RecordQuery`;
  return [
    queryText('RecordQuery', 'The parameters of each path', parameters),
    ...(pages.texts.length > 0
      ? [queryText(head, 'The parameters of a page of records', pageParameters, filters)]
      : []),
    ...pages.texts,
    `/** What answers at each path, by its parameters. \`{number}\` and \`{string}\` stand for keys. */\nexport interface Paths {\n${rows.join('')}}\n`,
  ];
}
