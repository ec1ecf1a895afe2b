import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describing, ifThere } from '../node/index.ts';
import { lstatSync } from 'node:fs';
import { MockgenError } from '../errors.ts';
import { CONFIG_FILES } from './find.ts';
import { configFromOpenApi } from './openapi/config.ts';
import { readDocument } from './read-schema.ts';

/** The file that `init` writes. */
const CONFIG_FILE = 'mockgen.config.mjs';

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
  /** Whether a config that is there may be replaced. Default: false. */
  readonly force?: boolean;
}

/** What was written. */
export interface InitResult {
  readonly file: string;
  /** What was found in the document, left out and why, one line each. */
  readonly told: readonly string[];
}

/**
 * Writes a config into a folder: a small one with comments, or one made from an OpenAPI document.
 *
 * @returns rejects with MockgenError `config_invalid` where a config is there already or the document has no collections,
 *   `read_failed` and `write_failed` where the disk refuses
 */
export async function writeInit({ folder, from, force = false }: InitOptions): Promise<InitResult> {
  const there = CONFIG_FILES.find((name) => ifThere(() => lstatSync(join(folder, name))) !== undefined);
  if (there !== undefined && !(force && there === CONFIG_FILE)) {
    const hint = there === CONFIG_FILE ? 'To replace it, add --force.' : `Remove ${there} first.`;
    throw new MockgenError('config_invalid', `${there} is there already, and nothing was written`, hint);
  }
  const made = from === undefined ? { text: STARTER, told: [] } : configFromOpenApi(await readFrom(from, folder));
  const path = join(folder, CONFIG_FILE);
  describing('write_failed', `write ${CONFIG_FILE}`, () =>
    writeFileSync(path, made.text, { flag: force ? 'w' : 'wx' }),
  );
  return { file: CONFIG_FILE, told: made.told };
}

/** Reads a document under the name that the config will have for it. */
async function readFrom(from: string, folder: string): ReturnType<typeof readDocument> {
  const document = await readDocument(from, folder);
  const name = relative(folder, resolve(folder, from)).replaceAll('\\', '/');
  return { ...document, file: name };
}
