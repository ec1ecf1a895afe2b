import { canBeNull, idFieldOf, targetsOf, walkFields, type Catalogue } from '../schema/index.ts';

/** A field that refers to records of a resource. */
interface Relation {
  readonly resource: string;
  readonly field: string;
  readonly target: string;
  /** The field of the other resource whose value the reference contains. */
  readonly targetField: string;
  readonly isNull: boolean;
}

/**
 * Returns the references of a catalogue, in the order of its resources and fields. Those in hidden causes are left out.
 */
function relationsOf(catalogue: Catalogue): readonly Relation[] {
  return catalogue.resources.flatMap((resource) =>
    [...walkFields({ fields: resource.fields })].flatMap(([field, spec]) =>
      targetsOf(spec).map((target) => ({
        resource: resource.name,
        field,
        target,
        targetField: idFieldOf(catalogue.find(target) ?? { fields: {} }),
        isNull: canBeNull(catalogue.find, resource, field),
      })),
    ),
  );
}

/**
 * Returns the rows of a table of references: the field, what it refers to, and whether it can be null.
 *
 * @param catalogue the catalogue that has the references
 */
export function relationRows(catalogue: Catalogue): readonly (readonly string[])[] {
  return relationsOf(catalogue).map(({ resource, field, target, targetField, isNull }) => [
    `${resource}.${field}`,
    `${target}.${targetField}`,
    isNull ? 'or null' : '',
  ]);
}

/**
 * Returns the references of a catalogue as an entity relationship diagram of Mermaid.
 *
 * @param catalogue the catalogue that has the references
 */
export function relationDiagram(catalogue: Catalogue): string {
  const lines = relationsOf(catalogue).map(
    ({ resource, field, target, isNull }) =>
      `  ${JSON.stringify(target)} ${isNull ? '|o' : '||'}--o{ ${JSON.stringify(resource)} : ${JSON.stringify(field)}\n`,
  );
  return `erDiagram\n${lines.join('')}`;
}
