import { unknownName, type Faults } from '../faults/index.ts';
import { toRefDate } from '../settings.ts';
import { type Api, ENVELOPES, isEnvelopeName, isLayout, type Layout } from '../tree/index.ts';
import type { Files } from './files.ts';
import { apiOf, type MockgenConfig } from './parse.ts';

/** The settings of a build that a config states. The others are missing. */
export interface ConfigSettings {
  readonly seed?: number;
  readonly items?: number;
  /** The number of records of single resources, by name. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly refDate?: string;
  readonly layout?: Layout;
  readonly packed?: boolean;
  readonly nested?: boolean;
  readonly dataOnly?: boolean;
  /** The name of a hosting provider. */
  readonly provider?: string;
  readonly api?: Api;
  /** The folder of the tree, relative to the working directory. */
  readonly out?: string;
  /** A folder of templates, relative to the working directory. */
  readonly templatesDir?: string;
}

/** Returns the folder with templates: `templates`, or `envelope` if that names a folder. */
function templatesOf(
  { templates, envelope }: MockgenConfig,
  file: string,
  files: Files,
  faults: Faults,
): string | undefined {
  if (templates !== undefined && !files.isFolder(templates)) {
    faults.add({ file, path: ['templates'] }, unknownName('a folder with *.hbs files', templates, files.folders()));
  }
  if (envelope === undefined || isEnvelopeName(envelope)) return templates;
  const place = { file, path: ['envelope'] };
  if (!files.isFolder(envelope)) {
    const expected = `${ENVELOPES.join(', ')}, or a folder of templates`;
    faults.add(place, unknownName(expected, envelope, [...ENVELOPES, ...files.folders()]));
  } else if (templates !== undefined) faults.add(place, 'names a folder of templates, and so does templates');
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
 * Returns the settings of a config as options of a build. Notes if a folder of templates is missing, or if two are
 * named.
 *
 * @param file name of the config in messages
 */
export function settingsOf(config: MockgenConfig, file: string, files: Files, faults: Faults): ConfigSettings {
  const { seed, refDate, layout, packed, nested, dataOnly, provider, out } = config;
  const templates = templatesOf(config, file, files, faults);
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
    ...(out !== undefined && { out: files.fromHere(out) }),
    ...(templates !== undefined && { templatesDir: files.fromHere(templates) }),
  };
}
