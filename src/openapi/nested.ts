import type { NestedList } from './collections.ts';
import { pointerOf, type ApiDocument } from './document.ts';
import { facetsOf } from './facets.ts';
import { fakerFields } from './faker-fields.ts';
import { freeName, nameOf, type Chosen } from './resources.ts';
import type { ImportedField, ImportedResource } from './types.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A nested list of a document. */
export interface ChosenNested {
  readonly path: string;
  /** Name of the resource whose records are in the list. */
  readonly name: string;
  /** Name of the resource that they refer to. */
  readonly target: string;
  /** Reference of the record. */
  readonly field: string;
  /** The resource, where no other path gives it. */
  readonly resource?: ImportedResource;
  /** Address of the list as the config has it. */
  readonly under: string;
}

/** Finds the property with the key of the parent record, or names a new one; undefined if none may be added. */
function referenceIn(document: ApiDocument, list: NestedList, { name, resource }: Chosen): string | undefined {
  const { properties, isClosed } = facetsOf(document, list.record);
  const singular = plain(name.split('-').at(-1) ?? '').replace(/s$/, '');
  const key = plain(resource.key ?? 'id');
  const wanted = new Set([singular + key, `${singular}id`, key === 'id' ? '' : key]);
  const found = [...properties].find(([one, located]) => {
    const { types } = facetsOf(document, located);
    return wanted.has(plain(one)) && (types.has('string') || types.has('integer'));
  });
  if (found) return found[0];
  return isClosed ? undefined : `${(name.split('-').at(-1) ?? '').replace(/s$/, '')}_id`;
}

/**
 * Finds for each nested list the resource that it shows some records of: the one with the same schema, else a new one.
 *
 * @param usable the resources of the document
 */
export function chooseNested(
  document: ApiDocument,
  lists: readonly NestedList[],
  usable: readonly Chosen[],
): readonly ChosenNested[] {
  const byPath = new Map(usable.map((one) => [one.path.replace(/\/+$/, ''), one]));
  const bySchema = new Map(usable.map((one) => [pointerOf(one.whole.path), one]));
  const taken = new Set(usable.map(({ name }) => name));
  const chosen: ChosenNested[] = [];
  for (const list of lists) {
    const above = byPath.get(list.parent);
    const field = above && referenceIn(document, list, above);
    if (!above || field === undefined) continue;
    const same = bySchema.get(pointerOf(list.record.path));
    const isShared = same !== undefined && same !== above && same.kind !== 'single';
    const name = isShared ? same.name : freeName(nameOf(`${above.name}/${list.last}`), taken);
    const parent = above.resource.path ?? above.name;
    const fields: Readonly<Record<string, ImportedField>> = fakerFields(document, list.record);
    taken.add(name);
    chosen.push({
      path: list.path,
      name,
      target: above.name,
      field,
      under: `${parent}/{${field}}/${list.last}`,
      ...(!isShared && {
        resource: {
          ...(list.description !== undefined && { description: list.description }),
          schema: document.file + pointerOf(list.record.path),
          ...(Object.keys(fields).length > 0 && { fields }),
        },
      }),
    });
  }
  return chosen;
}

/** Returns resources with a nested list: its own resource, or its address at the resource that it belongs to. */
export function withNested(
  resources: Readonly<Record<string, ImportedResource>>,
  lists: readonly ChosenNested[],
): Readonly<Record<string, ImportedResource>> {
  const made: Record<string, ImportedResource> = { ...resources };
  for (const { name, target, field, under, resource } of lists) {
    const before = made[name] ?? resource;
    if (!before || !made[target]) continue;
    made[name] = {
      ...before,
      under: [...(before.under ?? []), under],
      fields: { ...before.fields, [field]: { references: target } },
    };
  }
  return made;
}
