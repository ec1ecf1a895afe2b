import { unknownName, within, type ConfigPlace, type Faults } from '../faults/index.ts';
import { ENVELOPES, isEnvelopeName, isItemName, ITEM_SHAPES } from '../tree/index.ts';
import type { Answers } from '../drafts/index.ts';
import type { Files } from './files.ts';
import type { ResourceConfig } from './parse-resource.ts';

/**
 * Returns the shapes of a resource's answers. Notes a fault if a name is neither that of a built-in shape nor of a
 * folder with the template.
 */
export function shapesOf(
  { envelope, item }: ResourceConfig,
  place: ConfigPlace,
  files: Files,
  faults: Faults,
): Pick<Answers, 'envelope' | 'item'> {
  const template = (
    folder: string,
    kind: 'envelope' | 'item',
    file: string,
    names: readonly string[],
  ): { template: string } => {
    const text = files.readTemplate(`${folder}/${file}`);
    const expected = `${names.join(', ')}, or a folder with ${file}`;
    if (text === undefined)
      faults.add(within(place, kind), unknownName(expected, folder, [...names, ...files.folders()]));
    return { template: text ?? '' };
  };
  return {
    ...(envelope !== undefined && {
      envelope: isEnvelopeName(envelope) ? envelope : template(envelope, 'envelope', 'collection.json.hbs', ENVELOPES),
    }),
    ...(item !== undefined && {
      item: isItemName(item) ? item : template(item, 'item', 'item.json.hbs', ITEM_SHAPES),
    }),
  };
}
