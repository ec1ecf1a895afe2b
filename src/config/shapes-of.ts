import type { Resource } from '../schema/index.ts';
import { isEnvelopeName, isItemName } from '../tree/index.ts';
import { configError, within, type ConfigPlace } from '../faults/index.ts';
import type { ResourceConfig } from './types.ts';

/**
 * Returns the shapes of the answers of a resource.
 *
 * @param read returns the text of a template, undefined where there is none
 * @throws MockgenError `config_invalid` for a name that is neither built in nor a folder with the template
 */
export function shapesOf(
  { envelope, item }: ResourceConfig,
  place: ConfigPlace,
  read: (path: string) => string | undefined,
): Pick<Resource, 'envelope' | 'item'> {
  const template = (folder: string, kind: 'envelope' | 'item', file: string, names: string): { template: string } => {
    const text = read(`${folder}/${file}`);
    if (text === undefined) throw configError(within(place, kind), `${names}, or a folder with ${file}`, folder);
    return { template: text };
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
