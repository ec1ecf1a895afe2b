import { unlike, within, type ConfigPlace, type Faults } from '../faults/index.ts';
import { isEnvelopeName, isItemName } from '../tree/index.ts';
import type { Answers } from '../drafts/index.ts';
import type { Files } from './files.ts';
import type { ResourceConfig } from './parse.ts';

/** Returns the shapes of a resource's answers. Notes names that are neither built in nor a folder with the template. */
export function shapesOf(
  { envelope, item }: ResourceConfig,
  place: ConfigPlace,
  files: Files,
  faults: Faults,
): Pick<Answers, 'envelope' | 'item'> {
  const template = (folder: string, kind: 'envelope' | 'item', file: string, names: string): { template: string } => {
    const text = files.readTemplate(`${folder}/${file}`);
    if (text === undefined) faults.add(within(place, kind), unlike(`${names}, or a folder with ${file}`, folder));
    return { template: text ?? '' };
  };
  return {
    ...(envelope !== undefined && {
      envelope: isEnvelopeName(envelope)
        ? envelope
        : template(envelope, 'envelope', 'collection.json.hbs', 'data, array, results, items, hal'),
    }),
    ...(item !== undefined && {
      item: isItemName(item) ? item : template(item, 'item', 'item.json.hbs', 'record, data'),
    }),
  };
}
