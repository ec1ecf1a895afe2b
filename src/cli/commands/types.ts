import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, type ConfigChoice, openConfig } from '../../config/index.ts';
import { MockgenError } from '../../errors.ts';
import { describing, ifThere, readText } from '../../node/index.ts';
import { type Answers, answersOf, loadTemplates, publishedSchemas, renderTree } from '../../render/index.ts';
import type { Catalogue } from '../../schema/index.ts';
import { DEFAULTS } from '../../settings.ts';
import { tidyApi } from '../../tree/index.ts';
import { typesText } from '../../typescript/index.ts';
import { readOverrides } from '../../write/index.ts';
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

/** Returns what clients can ask of the tree that a build with this config makes, and what it answers. */
async function answersIn(catalogue: Catalogue, settings: Config['settings'] = {}): Promise<Answers> {
  const { templatesDir, api: untidy = {}, ...options } = settings;
  const api = tidyApi(untidy);
  const overrides = templatesDir === undefined ? {} : await readOverrides(templatesDir);
  const templates = await loadTemplates(overrides, api, catalogue.resources);
  const { outline } = renderTree({ ...DEFAULTS, ...options, ...(api && { api }) }, { catalogue, templates });
  return answersOf(outline, catalogue.find);
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
  const text = typesText(catalogue.resources, schemaOf, await answersIn(catalogue, config?.settings), HEADING);
  if (out === undefined) io.stdout(text);
  else {
    refuseForeign(out);
    describing('write_failed', `write ${out}`, () => {
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, text);
    });
    io.stderr(`${out}: types of ${catalogue.resources.length} resources\n`);
  }
  return 0;
}
