import { writeFileSync } from 'node:fs';
import { openConfig, type ConfigChoice } from '../../config/index.ts';
import { describing } from '../../node/index.ts';
import { publishedSchemas } from '../../render/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { typesText } from '../../typescript/index.ts';
import { chooseCatalogue } from '../choose-catalogue.ts';
import type { Io } from '../io.ts';

/** The parsed options of `mockgen types`. */
export interface TypesFlags extends ConfigChoice {
  /** File to write the interfaces to. Default: they are printed. */
  readonly out?: string;
}

const HEADING = 'Written by `mockgen types`: run it again after a change of the resources.';

/**
 * Runs `mockgen types`: prints, or writes to a file, an interface of TypeScript for the records of each resource.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `openConfig` does; `write_failed`
 */
export async function types({ out, ...flags }: TypesFlags, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config);
  const { seed, refDate } = DEFAULTS;
  const schemaOf = publishedSchemas(catalogue, { seed, refDate, ...config?.settings });
  const text = typesText(catalogue.resources, schemaOf, HEADING);
  if (out === undefined) io.stdout(text);
  else describing('write_failed', `write ${out}`, () => writeFileSync(out, text));
  return 0;
}
