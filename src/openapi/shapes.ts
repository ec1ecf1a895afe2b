import { chooseEnvelopes, type ChosenEnvelope } from './envelope.ts';
import type { Chosen } from './chosen.ts';
import type { ImportedResource } from './types.ts';

/** Name of the folder beside the config with the envelope of the tree. */
const ENVELOPE_FOLDER = 'envelope';

/** Name of the folder beside the config with envelopes and items of single resources. */
const SHAPES_FOLDER = 'envelopes';

/** The shapes of the answers that a config gets: envelopes and items, with the template files that they need. */
export interface Shapes {
  /** Name of the built-in envelope for the tree, or folder with a template of it. */
  readonly envelope: string;
  /** Envelopes and items of single resources that differ from those of the tree, by resource. */
  readonly resources: Readonly<Record<string, Pick<ImportedResource, 'envelope' | 'item'>>>;
  /** Texts of template files, by path relative to the config. */
  readonly files: Readonly<Record<string, string>>;
  /** Notes for the user, one line each: what answers lack, or have twice. */
  readonly notes: readonly string[];
}

/** Returns the template for items whose record is inside of a property, or of a list there. */
function itemTemplate(wrapper: string, isListed: boolean): string {
  const record = isListed ? '[{{json record}}]' : '{{json record}}';
  return `{ ${JSON.stringify(wrapper).replaceAll('{{', '{\\u007b')}: ${record} }\n`;
}

/** Returns how the config names an envelope: its built-in name or a folder, with the file to write there. */
function envelopeFile(
  { name, template }: ChosenEnvelope,
  folder: string,
): { readonly envelope: string; readonly files: Readonly<Record<string, string>> } {
  if (template === undefined) return { envelope: name ?? 'data', files: {} };
  return { envelope: folder, files: { [`${folder}/collection.json.hbs`]: template } };
}

/** Chooses the shapes of all answers. The envelope that fits most lists becomes that of the tree. */
export function chooseShapes(usable: readonly Chosen[]): Shapes {
  const [main, ...others] = chooseEnvelopes(usable.flatMap(({ framed }) => (framed ? [framed] : [])));
  const first = main ? envelopeFile(main, ENVELOPE_FOLDER) : { envelope: 'data', files: {} };
  const resources: Record<string, Pick<ImportedResource, 'envelope' | 'item'>> = {};
  const files: Record<string, string> = { ...first.files };
  for (const other of others) {
    const { envelope, files: more } = envelopeFile(other, `${SHAPES_FOLDER}/${other.resources[0] ?? ''}`);
    Object.assign(files, more);
    for (const name of other.resources) resources[name] = { envelope };
  }
  for (const { name, wrapper, isListed = false, kind } of usable) {
    if (wrapper === undefined || kind === 'single') continue;
    const isData = wrapper === 'data' && !isListed;
    const folder = `${SHAPES_FOLDER}/${isListed ? 'items' : 'item'}-${wrapper.replaceAll(/[^A-Za-z0-9-]/g, '-')}`;
    const item = isData ? 'data' : folder;
    if (!isData) files[`${item}/item.json.hbs`] = itemTemplate(wrapper, isListed);
    resources[name] = { ...resources[name], item };
  }
  return { envelope: first.envelope, resources, files, notes: [main, ...others].flatMap((one) => one?.told ?? []) };
}
