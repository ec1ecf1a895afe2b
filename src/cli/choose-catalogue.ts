import { builtins } from '../builtins.ts';
import type { Config } from '../config/index.ts';
import type { Catalogue } from '../schema/index.ts';

/**
 * Returns the catalogue that a command works with: the config's if it defines resources, otherwise the built-in one.
 *
 * @param chosen the command-line options that decide records
 */
export async function chooseCatalogue(
  config: Config | undefined,
  { seed, refDate, items }: Parameters<Config['catalogue']>[0] = {},
): Promise<Catalogue> {
  return config?.hasCatalogue ? config.catalogue({ seed, refDate, items }) : builtins;
}
