import { writeFileSync } from 'node:fs';
import { openConfig, type ConfigChoice } from '../../config/index.ts';
import { MockgenError } from '../../errors.ts';
import { describing, ifThere, readText } from '../../node/index.ts';
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

/** @throws MockgenError `bad_option` for a file that this command has not written */
function refuseForeign(out: string): void {
  const before = describing('read_failed', `read ${out}`, () => ifThere(() => readText(out)));
  if (before === undefined || before.trim() === '' || before.includes('`mockgen types`')) return;
  throw new MockgenError(
    'bad_option',
    `--out ${out}: expected no file, or one of mockgen types, got another one`,
    'Choose another file.',
  );
}

/**
 * Runs `mockgen types`: prints, or writes to a file, an interface of TypeScript for the records of each resource.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `openConfig` does; `bad_option` for a file that is not of this command; `write_failed`
 */
export async function types({ out, ...flags }: TypesFlags, io: Io): Promise<number> {
  const config = await openConfig(flags);
  const catalogue = await chooseCatalogue(config);
  const { seed, refDate } = DEFAULTS;
  const schemaOf = publishedSchemas(catalogue, { seed, refDate, ...config?.settings });
  const text = typesText(catalogue.resources, schemaOf, HEADING);
  if (out === undefined) io.stdout(text);
  else {
    refuseForeign(out);
    describing('write_failed', `write ${out}`, () => writeFileSync(out, text));
    io.stderr(`${out}: types of ${catalogue.resources.length} resources\n`);
  }
  return 0;
}
