import { chooseEnvelopes, type ChosenEnvelope } from './envelope.ts';
import type { Chosen } from './chosen.ts';
import type { ImportedResource } from './types.ts';

/** Folder beside the config for the envelope of the tree. */
const ENVELOPE_FOLDER = 'envelope';

/** Folder beside the config for the envelopes and items of some resources. */
const SHAPES_FOLDER = 'envelopes';

/** The shapes of the answers of a document. */
export interface Shapes {
  /** Built-in envelope of the tree, or its folder. */
  readonly envelope: string;
  /** Shapes of single resources, by their names. */
  readonly resources: Readonly<Record<string, Pick<ImportedResource, 'envelope' | 'item'>>>;
  /** Texts of templates by their paths. */
  readonly files: Readonly<Record<string, string>>;
  /** Notes on what answers lack or repeat, one line each. */
  readonly notes: readonly string[];
}

/** Returns the template of items in a wrapper. */
function itemTemplate(wrapper: string): string {
  return `{ ${JSON.stringify(wrapper).replaceAll('{{', '{\\u007b')}: {{json record}} }\n`;
}

/** Returns the name of an envelope, and its file where it is not built in. */
function envelopeFile(
  { name, template }: ChosenEnvelope,
  folder: string,
): { readonly envelope: string; readonly files: Readonly<Record<string, string>> } {
  if (template === undefined) return { envelope: name ?? 'data', files: {} };
  return { envelope: folder, files: { [`${folder}/collection.json.hbs`]: template } };
}

/** Chooses the shapes of all answers: the envelope that most lists fit is that of the tree. */
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
  for (const { name, wrapper, kind } of usable) {
    if (wrapper === undefined || kind === 'single') continue;
    const item = wrapper === 'data' ? 'data' : `${SHAPES_FOLDER}/item-${wrapper.replaceAll(/[^A-Za-z0-9-]/g, '-')}`;
    if (item !== 'data') files[`${item}/item.json.hbs`] = itemTemplate(wrapper);
    resources[name] = { ...resources[name], item };
  }
  return { envelope: first.envelope, resources, files, notes: [main, ...others].flatMap((one) => one?.told ?? []) };
}
