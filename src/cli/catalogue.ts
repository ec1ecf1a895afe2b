import { builtins } from '../builtins.ts';
import type { Config } from '../config/index.ts';
import type { Catalogue } from '../schema/index.ts';

/** The catalogue that a command works with: that of the config, else that of the service. */
export async function catalogueOf(config: Config | undefined): Promise<Catalogue> {
  return config?.hasCatalogue ? config.catalogue() : builtins;
}
