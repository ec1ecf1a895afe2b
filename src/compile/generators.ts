import type { Draft, ResourceDraft } from '../drafts/index.ts';
import { within, type ConfigPlace, type Faults } from '../faults/index.ts';
import { MockgenError } from '../errors.ts';
import { fakerGenerators, generators } from '../generators/index.ts';
import type { Generators } from '../schema/index.ts';

/** Yields the generator that a field names, and those of the fields inside it, each with its place. */
function* generatorsIn({ place, source, fields = {}, items }: Draft): Generator<readonly [string, ConfigPlace]> {
  const { generator } = source ?? {};
  if (generator !== undefined) yield [generator, within(place, place.isSchema ? 'x-generator' : 'generator')];
  for (const inner of Object.values(fields)) yield* generatorsIn(inner);
  for (const inner of [...(items?.first ?? []), ...(items?.field ? [items.field] : [])]) yield* generatorsIn(inner);
}

/**
 * Returns the generators that resources can name: the built-in ones, and those for the methods of faker that are named.
 * Notes methods that do not exist, or that no field may use.
 */
export async function generatorsFor(drafts: readonly ResourceDraft[], faults: Faults): Promise<Generators> {
  const all: Record<string, Generators[string]> = { ...generators };
  for (const { fields, causes = {} } of drafts) {
    for (const draft of [...Object.values(fields), ...Object.values(causes)]) {
      for (const [name, place] of generatorsIn(draft)) {
        if (!name.startsWith('faker:') || Object.hasOwn(all, name)) continue;
        try {
          Object.assign(all, await fakerGenerators([name]));
        } catch (error) {
          if (!(error instanceof MockgenError)) throw error;
          faults.add(place, error.message);
        }
      }
    }
  }
  return all;
}
