import { unknownName, within, type Faults } from '../faults/index.ts';
import type { ResourceDraft } from '../drafts/index.ts';
import { singularOf } from '../inference/index.ts';
import type { Resource } from '../schema/index.ts';
import type { CompiledResource } from './compile-resource.ts';

/**
 * The resources whose records another one can show (`of` in a config): all of the tree that have records of their own.
 */
interface Sources {
  readonly drafts: readonly ResourceDraft[];
  readonly resources: readonly Resource[];
}

/**
 * Compiles a resource that shows the records of another one: with its fields, its causes and its key.
 *
 * @param draft a draft with `of`
 * @returns undefined if the other resource does not exist; a fault is then noted
 */
export function shownResource(draft: ResourceDraft, sources: Sources, faults: Faults): CompiledResource | undefined {
  const { name, of = '', place, category, description, items, answers } = draft;
  const source = sources.resources.find((each) => each.name === of);
  if (!source) {
    const names = sources.resources.map((each) => each.name);
    return faults.add(within(place, 'of'), unknownName('a resource with records of its own', of, names));
  }
  const { fields, causes, key } = source;
  const leftOut = sources.drafts.find((each) => each.name === of)?.leftOut ?? [];
  const { list, ...shape } = answers;
  const resource: Resource = {
    name,
    singular: draft.singular ?? singularOf(name),
    category: category ?? source.category,
    description: description ?? `Records of ${of}. ${source.description}`,
    ...(items !== undefined && { items }),
    ...shape,
    ...(list && { list: list.filter((field) => !leftOut.includes(field)) }),
    ...(!shape.single && { ...(key !== undefined && { key }), under: [] }),
    of,
    fields,
    ...(causes && { causes }),
  };
  return { resource, draft, inferred: new Map() };
}
