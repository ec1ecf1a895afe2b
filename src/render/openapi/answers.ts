import type { Catalogue, Resource } from '../../schema/index.ts';
import { type Manifest, PARAMETERS, parameterNames, queryOf, type Role, templatesOf } from '../../tree/index.ts';
import type { Schema } from '../field-schema.ts';
import { listFieldsOf } from '../meta.ts';
import { sharedParameters } from './components.ts';
import { type RecordPath, recordPaths } from './paths.ts';
import { templateSchema } from './template-schema.ts';

/** A query parameter, as a client has to know it. */
interface AskedParameter {
  readonly name: string;
  readonly description: string;
  /** The schema of its value. Default: names of fields, in a list. */
  readonly schema?: Schema;
}

/** What clients ask of a tree, and what it answers with. In the schemas of answers, `$ref` stands for the record. */
export interface Answers {
  readonly paths: readonly RecordPath[];
  /** The parameters that each path takes. */
  readonly parameters: readonly AskedParameter[];
  /** Further parameters, which only pages of records take. */
  readonly pageParameters: readonly AskedParameter[];
  /** What the names of fields do as parameters of pages, as a sentence. Default: they do nothing. */
  readonly filters?: string;
  /** Returns the schema of a page of records. */
  pageOf(resource: Resource): Schema;
  /** Returns the schema of an answer with one record. */
  itemOf(resource: Resource): Schema;
  /** Returns the fields that records have in pages; undefined for all. */
  listed(resource: Resource): readonly string[] | undefined;
}

const RECORD: Schema = { $ref: '' };

/** Returns the parameters that a tree takes: those of each path, and those of pages only. */
function asked({ api = {} }: Manifest): Pick<Answers, 'parameters' | 'pageParameters' | 'filters'> {
  const { roles, own, filters } = queryOf(api.dialect);
  const names = parameterNames(api);
  const shared = sharedParameters(api);
  const byRole = (role: Role): readonly AskedParameter[] => {
    const name = names[role];
    if (name === undefined) return [];
    // A parameter of OpenAPI has a description and a schema.
    return [{ ...PARAMETERS[role], ...(shared[role] as Partial<AskedParameter> | undefined), name }];
  };
  const owned = Object.entries(own).map(([name, { isOfItems, description }]) => ({
    isOfItems,
    parameter: { name, description, schema: { type: 'string' } },
  }));
  const ofItems = owned.filter(({ isOfItems }) => isOfItems);
  return {
    parameters: [
      ...roles.filter((role) => PARAMETERS[role].isEverywhere).flatMap(byRole),
      ...ofItems.map(({ parameter }) => parameter),
    ],
    pageParameters: [
      ...roles.filter((role) => !PARAMETERS[role].isEverywhere).flatMap(byRole),
      ...owned.filter((each) => !ofItems.includes(each)).map(({ parameter }) => parameter),
    ],
    ...(filters !== undefined && { filters }),
  };
}

/**
 * Returns what the clients of a tree can ask it, and what it answers.
 *
 * @param manifest the manifest of the tree, with or without digests
 * @param find returns a resource by name
 */
export function answersOf(manifest: Manifest, find: Catalogue['find']): Answers {
  const { isBareWithoutPage } = queryOf(manifest.api?.dialect);
  return {
    ...asked(manifest),
    paths: recordPaths(manifest, find),
    pageOf({ name }) {
      const data = { type: 'array', items: RECORD };
      const paged = templateSchema(templatesOf(manifest, name).envelope, name, { data }, manifest.api);
      return isBareWithoutPage ? { oneOf: [paged, data] } : paged;
    },
    itemOf: ({ name }) => templateSchema(templatesOf(manifest, name).item, name, { record: RECORD }),
    listed: listFieldsOf,
  };
}
