import {
  canBeNull,
  idFieldOf,
  keyFieldOf,
  targetOf,
  type Catalogue,
  type Field,
  type Resource,
} from '../schema/index.ts';

/** The kinds of values that a column can have. A `json` is a list or an object. */
export type ColumnKind = 'integer' | 'number' | 'boolean' | 'text' | 'date' | 'date-time' | 'json';

/** A column of a table: a field of a resource. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Whether some rows may have no value. */
  readonly isNullable: boolean;
  /**
   * The table and column that a reference in this column refers to. Default: it is no reference, or one to several
   * tables.
   */
  readonly references?: { readonly table: string; readonly column: string };
}

/** A table: the records of a resource. */
export interface Table {
  readonly name: string;
  /** The columns, in the order of the fields. */
  readonly columns: readonly Column[];
  /** The column by which other tables refer to this one. Default: the table has only one row, and no key. */
  readonly primaryKey?: string;
  /** Lists of columns, other than the primary key: no two rows have the same values in all columns of a list. */
  readonly unique: readonly (readonly string[])[];
}

function kindOf({ type, format }: Field): ColumnKind {
  if (type === 'array' || type === 'object') return 'json';
  if (type === 'string') return format === 'date' || format === 'date-time' ? format : 'text';
  return type === 'null' ? 'text' : type;
}

function referencesOf({ find }: Catalogue, field: Field, exported: ReadonlySet<string>): Column['references'] {
  const table = targetOf(field);
  const target = table === undefined || !exported.has(table) ? undefined : find(table);
  if (table === undefined || !target || field.type === 'array') return undefined;
  return { table, column: idFieldOf(target) };
}

function columnOf(
  catalogue: Catalogue,
  resource: Resource,
  name: string,
  field: Field,
  exported: ReadonlySet<string>,
): Column {
  const isNullable = field.type === 'null' || canBeNull(catalogue.find, resource, name);
  const references = referencesOf(catalogue, field, exported);
  return { name, kind: kindOf(field), isNullable, ...(references && { references }) };
}

function tableOf(catalogue: Catalogue, resource: Resource, exported: ReadonlySet<string>): Table {
  const { name, fields, single, unique } = resource;
  const columns = Object.entries(fields).map(([column, field]) =>
    columnOf(catalogue, resource, column, field, exported),
  );
  const [id, key] = [idFieldOf(resource), keyFieldOf(resource)];
  const alone = Object.entries(fields).filter(([column, field]) => column !== id && (field.unique || column === key));
  const hasColumns = unique?.every((column) => Object.hasOwn(fields, column)) ?? false;
  return {
    name,
    columns,
    ...(!single && Object.hasOwn(fields, id) && { primaryKey: id }),
    unique: [...alone.map(([column]) => [column]), ...(unique && hasColumns ? [unique] : [])],
  };
}

/**
 * Returns the tables of some resources. A table comes after those that it refers to, circles aside.
 *
 * @param names path nouns; a reference to any other resource is a plain column
 */
export function tablesOf(catalogue: Catalogue, names: readonly string[]): readonly Table[] {
  const exported = new Set(names);
  const tables = new Map<string, Table>();
  const visit = (name: string): void => {
    const resource = catalogue.find(name);
    if (!resource || tables.has(name)) return;
    const table = tableOf(catalogue, resource, exported);
    // Known before its targets are, so that a circle ends here.
    tables.set(name, table);
    for (const { references } of table.columns) if (references) visit(references.table);
    // A table comes behind those that it refers to.
    tables.delete(name);
    tables.set(name, table);
  };
  names.forEach(visit);
  return [...tables.values()];
}
