import { defined, type Draft, type DraftItems, type Source } from '../drafts/index.ts';
import { within, type ConfigPlace } from '../faults/index.ts';
import type { FieldConfig, ItemsConfig } from './types.ts';

function sourceOf(field: FieldConfig): Source | undefined {
  const { generator, args, choices, references, copy, reads, value, min, max } = field;
  if (choices !== undefined) return { generator: 'choices', args: { choices } };
  if (field.const !== undefined) return { generator: 'const', args: { value: field.const } };
  if (generator !== undefined) {
    const isNamed = !generator.startsWith('faker:') && (args !== undefined || min !== undefined || max !== undefined);
    const named = isNamed ? defined({ min, max, ...args }) : args;
    return { generator, ...(named !== undefined && { args: named }) };
  }
  const other = defined({ references, copy, reads, value });
  return Object.keys(other).length === 0 ? undefined : other;
}

function itemsOf({ field, count }: ItemsConfig, place: ConfigPlace): DraftItems {
  const [least, most] = typeof count === 'number' ? [count, count] : (count ?? []);
  return {
    ...(field && { field: draftOfConfig(field, within(place, 'field')) }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most, isCounted: true as const }),
  };
}

/**
 * Returns the draft of what a config says about a field.
 *
 * @param place where it is said
 */
function draftOfConfig(field: FieldConfig, place: ConfigPlace): Draft {
  const { type, format, description, nullable, when, min, max, unique, items, fields } = field;
  const source = sourceOf(field);
  return {
    place,
    ...defined({ type, format, description, nullable, when }),
    ...(source && { source }),
    limits: defined({ min, max }),
    ...((min ?? max) !== undefined && { bounds: defined({ min, max }) }),
    ...(unique && { unique: true as const }),
    ...(items && { type: 'array' as const, items: itemsOf(items, within(place, 'items')) }),
    ...(fields && { type: 'object' as const, fields: draftsOfConfig(fields, within(place, 'fields')) }),
  };
}

/** Returns the drafts of the fields of a record, or of an object in it. */
export function draftsOfConfig(
  fields: Readonly<Record<string, FieldConfig>>,
  place: ConfigPlace,
): Readonly<Record<string, Draft>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draftOfConfig(field, within(place, name))]),
  );
}
