import { builtins } from '../builtins.ts';
import type { Config } from '../config/index.ts';
import type { Catalogue } from '../schema/index.ts';

/**
 * The catalogue that a command works with: that of the config, else that of the service.
 *
 * @param chosen what the command line says of the records
 */
export async function catalogueOf(
  config: Config | undefined,
  { seed, refDate, items }: Parameters<Config['catalogue']>[0] = {},
): Promise<Catalogue> {
  return config?.hasCatalogue ? config.catalogue({ seed, refDate, items }) : builtins;
}
