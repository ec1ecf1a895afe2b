import { nearestName } from '../names.ts';
import { toRefDate } from '../settings.ts';
import { isEnvelopeName, isLayout, type Api, type EnvelopeName, type Layout } from '../tree/index.ts';
import { apiOf } from './check-config.ts';
import type { Disk } from './disk.ts';
import { configError, failure } from '../faults/index.ts';
import type { MockgenConfig } from './types.ts';

/** What a config chooses of a build. What it does not say is missing. */
export interface ConfigSettings {
  readonly seed?: number;
  readonly items?: number;
  /** Records of some resources. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly refDate?: string;
  readonly layout?: Layout;
  readonly packed?: boolean;
  readonly nested?: boolean;
  readonly dataOnly?: boolean;
  /** The name of a hosting provider. */
  readonly provider?: string;
  readonly api?: Api;
  /** The folder of the tree, from the working directory. */
  readonly out?: string;
  /** A folder of templates, from the working directory. */
  readonly templatesDir?: string;
}

/** What envelopes come with mockgen. */
const ENVELOPES: readonly EnvelopeName[] = ['data', 'array', 'results', 'items', 'hal'];

/** The folder with templates, which the envelope may name as well. */
function templatesOf(
  { templates, envelope }: MockgenConfig,
  file: string,
  isFolder: (path: string) => boolean,
): string | undefined {
  if (templates !== undefined && !isFolder(templates)) {
    throw configError({ file, path: ['templates'] }, 'a folder with *.hbs files', templates);
  }
  if (envelope === undefined || isEnvelopeName(envelope)) return templates;
  const place = { file, path: ['envelope'] };
  if (!isFolder(envelope)) {
    throw configError(
      place,
      `${ENVELOPES.join(', ')}, or a folder of templates`,
      envelope,
      nearestName(envelope, ENVELOPES),
    );
  }
  if (templates !== undefined) throw failure(place, 'names a folder of templates, and so does templates');
  return envelope;
}

function itemsOf({ items }: MockgenConfig): Pick<ConfigSettings, 'items' | 'counts'> {
  if (items === undefined || typeof items === 'number') return { ...(items !== undefined && { items }) };
  const { default: other, ...named } = items;
  const counts = Object.entries(named).filter(([, count]) => count !== undefined);
  return {
    ...(other !== undefined && { items: other }),
    ...(counts.length > 0 && { counts: Object.fromEntries(counts) }),
  };
}

/**
 * What a config chooses of a build, in the words of a build.
 *
 * @param config has been checked
 * @param file what the config is called in messages
 * @param folder where relative paths in it begin
 * @param disk where the folder is
 * @throws MockgenError `config_invalid` when it names two folders of templates, or one that is none
 */
export function settingsOf(config: MockgenConfig, file: string, folder: string, disk: Disk): ConfigSettings {
  const { seed, refDate, layout, packed, nested, dataOnly, provider, out } = config;
  const templates = templatesOf(config, file, (path) => disk.isFolder(folder, path));
  const api: Api = apiOf(config);
  return {
    ...(seed !== undefined && { seed }),
    ...itemsOf(config),
    ...(refDate !== undefined && { refDate: toRefDate(refDate) }),
    ...(isLayout(layout) && { layout }),
    ...(packed !== undefined && { packed }),
    ...(nested !== undefined && { nested }),
    ...(dataOnly !== undefined && { dataOnly }),
    ...(provider !== undefined && provider !== 'none' && { provider }),
    ...(Object.keys(api).length > 0 && { api }),
    ...(out !== undefined && { out: disk.fromHere(folder, out) }),
    ...(templates !== undefined && { templatesDir: disk.fromHere(folder, templates) }),
  };
}
