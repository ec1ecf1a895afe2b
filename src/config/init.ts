import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describing, ifThere } from '../node/index.ts';
import { MockgenError } from '../errors.ts';
import { CONFIG_FILES } from './find.ts';
import { configFromOpenApi, ENVELOPE_FOLDER, type ConfigFromOpenApi } from './openapi/config.ts';
import { readDocument } from './read-schema.ts';

/** The file that `init` writes. */
const CONFIG_FILE = 'mockgen.config.mjs';

/** The template that it writes besides, for a document with an envelope of its own. */
const TEMPLATE_FILE = `${ENVELOPE_FOLDER}/collection.json.hbs`;

/** A config to begin with. */
const STARTER: string = `// A config of mockgen. Every key may be left out.
export default {
  // The same seed gives the same records, always and everywhere.
  seed: 42,
  // How many records each resource has, unless it says so itself.
  items: 100,
  // Where the tree is written to.
  out: 'fixtures',
  // Resources that come with mockgen and are kept: mockgen list shows all of them.
  builtins: ['users'],
  resources: {
    products: {
      description: 'What is sold.',
      fields: {
        // Without a generator, the name and the type decide: mockgen list --fields shows how.
        title: {},
        price: { min: 5, max: 300 },
        colour: { choices: { black: 3, white: 2, red: 1 } },
        // A name of mockgen list --generators, or a method of faker's.
        vendor: { generator: 'faker:company.name' },
        // The id of another record: user_id refers to users by its name.
        user_id: {},
        // A share of nulls.
        discount: { generator: 'random_int', args: { min: 5, max: 40 }, nullable: 0.7 },
      },
    },
  },
};
`;

/** What {@link writeInit} is asked for. */
export interface InitOptions {
  /** The folder that gets the config. */
  readonly folder: string;
  /** An OpenAPI document to make it from, relative to the folder. Default: none, a config to begin with. */
  readonly from?: string;
  /** Whether what is there may be replaced. Default: false. */
  readonly force?: boolean;
  /** Is told what was found in the document, left out and why, one line each, also where nothing is written in the end. */
  readonly tell?: (line: string) => void;
}

/** What was written. */
export interface InitResult {
  readonly file: string;
  /** The template of an envelope, where the document has one of its own. */
  readonly template?: string;
}

/**
 * Writes a config into a folder: a small one with comments, or one made from an OpenAPI document, and then also a template
 * where the document has an envelope of its own.
 *
 * @returns rejects with MockgenError `config_invalid` where a config or a template is there already or the document has no
 *   collections, `read_failed` and `write_failed` where the disk refuses
 */
export async function writeInit({ folder, from, force = false, tell }: InitOptions): Promise<InitResult> {
  const there = CONFIG_FILES.find((name) => ifThere(() => lstatSync(join(folder, name))) !== undefined);
  if (there !== undefined && !(force && there === CONFIG_FILE)) {
    const hint = there === CONFIG_FILE ? 'To replace it, add --force.' : `Remove ${there} first.`;
    throw new MockgenError('config_invalid', `${there} is there already, and nothing was written`, hint);
  }
  const made: Pick<ConfigFromOpenApi, 'text' | 'template'> =
    from === undefined ? { text: STARTER } : await configFromOpenApi(await readFrom(from, folder), tell);
  const { text, template } = made;
  const flag = force ? 'w' : 'wx';
  if (template !== undefined) writeTemplate(folder, template, force);
  describing('write_failed', `write ${CONFIG_FILE}`, () => writeFileSync(join(folder, CONFIG_FILE), text, { flag }));
  return { file: CONFIG_FILE, ...(template !== undefined && { template: TEMPLATE_FILE }) };
}

/** Writes the template of an envelope into a folder of its own, so that a build takes no other template along. */
function writeTemplate(folder: string, template: string, force: boolean): void {
  const path = join(folder, ENVELOPE_FOLDER);
  const isThere = ifThere(() => lstatSync(path)) !== undefined;
  if (isThere && !force) {
    const message = `${ENVELOPE_FOLDER} is there already, and nothing was written`;
    throw new MockgenError('config_invalid', message, `To replace ${TEMPLATE_FILE}, add --force.`);
  }
  describing('write_failed', `write ${TEMPLATE_FILE}`, () => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(folder, TEMPLATE_FILE), template);
  });
}

/** Reads a document under the name that the config will have for it. */
async function readFrom(from: string, folder: string): ReturnType<typeof readDocument> {
  const name = relative(folder, resolve(folder, from)).replaceAll('\\', '/');
  if (name.includes('#')) {
    const message = `${name}: expected a file without # in its name, which begins a pointer in the config`;
    throw new MockgenError('config_invalid', message, 'Rename it.');
  }
  const document = await readDocument(from, folder);
  return { ...document, file: name };
}
