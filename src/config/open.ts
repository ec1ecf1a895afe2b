import type { Catalogue } from '../schema/index.ts';
import { buildCatalogue, type BuiltCatalogue } from './build-catalogue.ts';
import { checkConfig } from './check-config.ts';
import type { Plain } from '../faults/index.ts';
import type { Disk } from './disk.ts';
import { defined } from '../drafts/index.ts';
import type { ConfigFile } from './find.ts';
import { settingsOf, type ConfigSettings } from './settings.ts';
import type { Chosen } from './try-out.ts';
import type { MockgenConfig } from './types.ts';

/** A config that has been read and checked. */
export interface Config {
  /** What it is called in messages. */
  readonly file: string;
  readonly settings: ConfigSettings;
  /** Whether it has a say in which resources there are; where it has none, they are those of the service. */
  readonly hasCatalogue: boolean;
  /**
   * Makes its catalogue, once, and tries out the resources in it.
   *
   * @param chosen what comes before the settings of the config. Default: nothing
   * @returns rejects with MockgenError `config_invalid` for the first thing in its resources that is wrong
   */
  catalogue(chosen?: Chosen): Promise<Catalogue>;
  /** The same for who knows that it has been tried out. */
  untried(): Promise<Catalogue>;
  /** What its fields without a generator got, and why, by `products.title`. */
  inferred(): Promise<ReadonlyMap<string, string>>;
  /** What was chosen, or left out, of its schemas, one line each. */
  told(): Promise<readonly string[]>;
}

/** What is called so where no file has it. */
const NO_FILE = 'config';

/** Where a config comes from. */
interface Origin {
  readonly file: ConfigFile | undefined;
  /** Patterns of files with schemas, from the working directory, in place of those of the config. */
  readonly schemas: readonly string[] | undefined;
  /** What it reads. */
  readonly disk: Disk;
}

/**
 * Checks a config.
 *
 * @throws MockgenError `config_invalid`
 */
export function createConfig(value: Plain, { file, schemas, disk }: Origin): Config {
  const config: MockgenConfig = checkConfig(value, file?.name ?? NO_FILE);
  // Without a file, relative paths begin where the command was run.
  const folder = file?.folder ?? '.';
  const name = file?.name ?? NO_FILE;
  const hasCatalogue =
    config.builtins !== undefined ||
    config.schemas !== undefined ||
    schemas !== undefined ||
    config.resources !== undefined ||
    typeof config.items === 'object';
  let built: Promise<BuiltCatalogue> | undefined;
  const build = (): Promise<BuiltCatalogue> =>
    (built ??= buildCatalogue(config, { name, folder, schemas, path: file?.path, disk }));
  const settings = settingsOf(config, name, folder, disk);
  return {
    file: name,
    settings,
    hasCatalogue,
    catalogue: async (chosen = {}) => {
      const { catalogue, tryOut } = await build();
      const { counts, ...others } = settings;
      // One number for all takes the place of what the config says of some.
      tryOut({ ...others, ...(chosen.items === undefined && { counts }), ...defined(chosen) });
      return catalogue;
    },
    untried: async () => (await build()).catalogue,
    inferred: async () => (await build()).inferred,
    told: async () => (await build()).told,
  };
}
