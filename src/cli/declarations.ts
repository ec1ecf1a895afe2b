import { Option, type Command } from 'commander';
import { DEFAULTS } from '../settings.ts';
import type { BuildFlags } from './commands/build.ts';
import type { ConfigChoice } from '../config/index.ts';
import type { DevFlags } from './commands/dev.ts';
import type { ExpandFlags } from './commands/expand.ts';
import type { ExplainFlags } from './commands/explain.ts';
import type { ExportFlags } from './commands/export.ts';
import type { InitFlags } from './commands/init.ts';
import type { ListFlags } from './commands/list.ts';
import type { ServeFlags } from './commands/serve.ts';
import type { TypesFlags } from './commands/types.ts';
import type { DataFlags } from './data-flags.ts';
import { examples } from './examples.ts';
import { givenOptions } from './given.ts';
import type { Io } from './io.ts';
import {
  DIALECT_NAMES,
  parseRelationForm,
  OPTION_DEFAULTS,
  PROVIDERS,
  parseBase,
  parseBaseUrl,
  parseDatabase,
  parseDelay,
  parseDepth,
  parseDialect,
  parseExportItems,
  missingFormat,
  parseFormat,
  parseImages,
  parseItems,
  parseLayout,
  parseNonEmpty,
  parseOnly,
  parsePort,
  parseProvider,
  parseRefDate,
  parseSeed,
  parseShare,
  parseShard,
} from './options.ts';

/** Called with the exit code of the command that ran. */
export type Finish = (status: number) => void;

/** Adds the description, options and action of a command. The code of the action is loaded when the command runs. */
export type Declare = (command: Command, io: Io, finish: Finish) => void;

/** The declaration of each command, by name. */
export const DECLARATIONS: Readonly<Record<string, Declare>> = {
  build: declareBuild,
  serve: declareServe,
  dev: declareDev,
  check: declareCheck,
  expand: declareExpand,
  list: declareList,
  init: declareInit,
  show: declareShow,
  explain: declareExplain,
  export: declareExport,
  types: declareTypes,
};

function declareBuild(command: Command, io: Io, finish: Finish): void {
  addTree(addConfig(command))
    .description('Writes a tree of JSON files. The same options give the same bytes, everywhere and always.')
    .option('--data-only', 'leave out the explorer, the client and the service worker')
    .option('--provider <name>', `add what a hosting provider needs: ${PROVIDERS} or none`, parseProvider)
    // The name of `--provider` until 0.2; `serve` has another option with this name.
    .addOption(new Option('--host <name>').argParser(parseProvider).hideHelp())
    .option('--quiet', 'print nothing but errors')
    .addHelpText('after', examples('mockgen build --seed 7 --items 500', 'mockgen build --only users,books --out data'))
    .action(async (_: unknown, given: Command) =>
      finish(await (await import('./commands/build.ts')).build(givenOptions<BuildFlags>(given), io)),
    );
}

function declareServe(command: Command, io: Io, finish: Finish): void {
  addServer(addConfig(command))
    .description(
      'Serves a built tree over HTTP, with paging, search, other seeds, and a page to look around. A rebuild is picked up at once.',
    )
    .addHelpText('after', examples('mockgen serve', 'mockgen serve data --port 8080 --host 0.0.0.0'))
    .action(async (dir: string | undefined, flags: ServeFlags) =>
      finish(await (await import('./commands/serve.ts')).serve(dir, flags, io)),
    );
}

function declareDev(command: Command, io: Io, finish: Finish): void {
  addServer(addTree(addConfig(command)))
    .description(
      'Builds a tree and serves it, and builds it again whenever the config, a schema or a template changes. Pages that are open reload, and show a fault of the config until it is mended.',
    )
    .addHelpText('after', examples('mockgen dev', 'mockgen dev --items 20 --open'))
    .action(async (_: unknown, given: Command) =>
      finish(await (await import('./commands/dev.ts')).dev(givenOptions<DevFlags>(given), io)),
    );
}

function declareCheck(command: Command, io: Io, finish: Finish): void {
  addConfig(command)
    .description(
      'Builds a tree again in memory and compares. Lists what is changed, missing or extra, and then exits 1. A tree of another data version is not compared: it says so, and exits 1.',
    )
    .addHelpText('after', examples('mockgen check', 'mockgen check data'))
    .action(async (dir: string | undefined, flags: ConfigChoice) =>
      finish(await (await import('./commands/check.ts')).check(dir, flags, io)),
    );
}

function declareExpand(command: Command, io: Io, finish: Finish): void {
  command
    .description('Writes the items and the second layout of a packed tree, out of the records that it holds.')
    .option('--out <dir>', 'where to (default: the same folder)', (text) => parseNonEmpty('--out', text))
    .option('--force', 'write into a folder that no build made')
    .option('--quiet', 'print nothing but errors')
    .addHelpText('after', examples('mockgen expand', 'mockgen expand fixtures --out public'))
    .action(async (dir: string, flags: ExpandFlags) =>
      finish(await (await import('./commands/expand.ts')).expand(dir, flags, io)),
    );
}

function declareList(command: Command, io: Io, finish: Finish): void {
  addConfig(command)
    .description('Lists the resources, each with its category and its fields.')
    .option('--fields', 'a line per field: its type, what makes its values, and what was inferred from what')
    .option('--generators', 'the generators that a field may name, each with a value it gives')
    .addOption(
      new Option('--relations [form]', 'what refers to what, as text or as a mermaid diagram')
        .preset('text')
        .argParser(parseRelationForm),
    )
    .addHelpText(
      'after',
      examples('mockgen list', 'mockgen list users', 'mockgen list --fields', 'mockgen list --generators | grep name'),
    )
    .action(async (names: readonly string[], flags: ListFlags) =>
      finish(await (await import('./commands/list.ts')).list(names, flags, io)),
    );
}

function declareInit(command: Command, io: Io, finish: Finish): void {
  command
    .description(
      'Writes a small config with comments; or one for the collections of an OpenAPI document, and says what it left out.',
    )
    .option('--from <file>', 'an OpenAPI document, 3.1 or 3.0, or Swagger 2.0, as JSON or YAML', (text) =>
      parseNonEmpty('--from', text),
    )
    .option('--json', 'write mockgen.config.json, with the schema from which editors complete its keys')
    .option('--force', 'replace a config and an envelope that are there')
    .addHelpText('after', examples('mockgen init', 'mockgen init --from openapi.yaml'))
    .action(async (flags: InitFlags) => finish(await (await import('./commands/init.ts')).init(flags, io)));
}

function declareShow(command: Command, io: Io, finish: Finish): void {
  addData(addConfig(command))
    .description(
      'Prints the first records of a resource as a JSON array, one record per line, or one record. Writes no file.',
    )
    .addHelpText('after', examples('mockgen show users/5', 'mockgen show users 5 --seed 7'))
    .action(async (resource: string, count: number | undefined, _: unknown, given: Command) =>
      finish(await (await import('./commands/show.ts')).show(resource, count, givenOptions<DataFlags>(given), io)),
    );
}

function declareExplain(command: Command, io: Io, finish: Finish): void {
  addData(addConfig(command))
    .description('Tells how the values of a record came to be: rules and reasons, fields read, references followed.')
    .option(
      '--depth <n>',
      'how many steps back a field is followed, from 1 to 100; `…` marks what goes on (default: 3)',
      parseDepth,
    )
    .addHelpText('after', examples('mockgen explain invoices/3', 'mockgen explain invoices/3.total --depth 9'))
    .action(async (target: string, _: unknown, given: Command) =>
      finish(await (await import('./commands/explain.ts')).explain(target, givenOptions<ExplainFlags>(given), io)),
    );
}

function declareExport(command: Command, io: Io, finish: Finish): void {
  addData(addConfig(command))
    .description(
      'Writes the records as tables, a file for each resource. A row has the values of the record in the tree.',
    )
    .option('--format <name>', 'sql, csv, ndjson or parquet; it has to be given', parseFormat)
    .option('--database <name>', 'with sql: sqlite or postgres', parseDatabase, OPTION_DEFAULTS.database)
    .option('--items <n>', 'records per resource, from 1 to 10^12', parseExportItems, DEFAULTS.items)
    .option('--out <dir>', 'where to', (text) => parseNonEmpty('--out', text), OPTION_DEFAULTS.exported)
    .option('--only <names>', 'resources to export, between commas (default: all)', parseOnly)
    .option('--no-refs', 'with --only: leave out the resources that those refer to')
    .option('--shard <k/n>', 'the k-th of n parts: together they are the whole (default: 1/1)', parseShard)
    .option('--force', 'write over files that no export wrote')
    .option('--quiet', 'print nothing but errors')
    .addHelpText(
      'after',
      examples(
        'mockgen export --format sql --only users,invoices',
        'mockgen export --format csv --items 1000000 --shard 3/64',
      ),
    )
    .action(async ({ format = missingFormat() }: Partial<ExportFlags>, given: Command) => {
      const flags = { ...givenOptions<ExportFlags>(given), format };
      finish(await (await import('./commands/export.ts')).exportRecords(flags, io));
    });
}

function declareTypes(command: Command, io: Io, finish: Finish): void {
  addConfig(command)
    .description(
      'Prints TypeScript: an interface for the records of each resource, and the parameters and the answer of each path.',
    )
    .option('--out <file>', 'where to (default: the standard output)', (text) => parseNonEmpty('--out', text))
    .addHelpText('after', examples('mockgen types', 'mockgen types --out src/api-types.ts'))
    .action(async (flags: TypesFlags) => finish(await (await import('./commands/types.ts')).types(flags, io)));
}

/** Adds the options that choose the resources. */
function addConfig(command: Command): Command {
  return command
    .option('--config <file>', 'the config (default: mockgen.config.* in the working folder)')
    .option(
      '--schemas <glob>',
      'files with a JSON Schema each, in place of those of the config; may be repeated',
      collectSchemas,
    );
}

/** Adds the options that decide what a tree is, for commands that build one. */
function addTree(command: Command): Command {
  return command
    .option('--seed <n>', 'which data: an integer from 0 to 2^53 - 1', parseSeed, DEFAULTS.seed)
    .option('--items <n>', 'records per resource, from 1 to 100000', parseItems, DEFAULTS.items)
    .option('--out <dir>', 'where to', (text) => parseNonEmpty('--out', text), OPTION_DEFAULTS.out)
    .option('--only <names>', 'resources to build, between commas (default: all)', parseOnly)
    .option('--no-refs', 'with --only: leave out the resources that those refer to')
    .option('--layout <name>', 'both, flat (/users) or category (/people/users)', parseLayout, DEFAULTS.layout)
    .option('--ref-date <iso>', 'what "now" is to the data, in UTC', parseRefDate, DEFAULTS.refDate)
    .option('--images <kind>', 'data: inside the records; url: as .svg files', parseImages, OPTION_DEFAULTS.images)
    .option('--base-url <url>', 'where the tree will be served; needed with --images url', parseBaseUrl)
    .option('--packed', 'one file for all records of a resource, none for each; answers stay the same')
    .option('--nested', 'a file for each nested collection (/users/1/invoices), for hosts that only serve files')
    .option('--templates <dir>', 'a folder of *.hbs files that replace the built-in templates')
    .option('--force', 'write into a folder that no build made, and over files that no build wrote')
    .option('--upgrade', 'replace a tree of an older data version, every value of it; --force alone does not');
}

/** Adds the options that decide where a tree is served, and how. */
function addServer(command: Command): Command {
  return command
    .option('--port <n>', 'from 0 to 65535; 0 takes any free one', parsePort, OPTION_DEFAULTS.port)
    .option('--host <name>', 'address to listen on', (text) => parseNonEmpty('--host', text), OPTION_DEFAULTS.host)
    .option('--base <path>', 'what stands before every path, such as /api (default: the base of the tree)', parseBase)
    .option('--open', 'open the address in the browser')
    .option('--strict', 'answer an unknown parameter with 400 (default: as the config says, else it is ignored)')
    .option(
      '--dialect <name>',
      `sort, filter and expand as ${DIALECT_NAMES} does (default: as the config says)`,
      parseDialect,
    )
    .option('--delay <ms>', 'how long an answer takes: 300, or 200..800 by seed and request (default: 0)', parseDelay)
    .option('--fail <share>', 'from 0 to 1: how many requests fail, by seed and request (default: 0)', parseShare);
}

/** Adds the options that decide values of records, for commands that print data but write no tree. */
function addData(command: Command): Command {
  return command
    .option('--seed <n>', 'which data: an integer from 0 to 2^53 - 1', parseSeed, DEFAULTS.seed)
    .option('--ref-date <iso>', 'what "now" is to the data, in UTC', parseRefDate, DEFAULTS.refDate);
}

function collectSchemas(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, parseNonEmpty('--schemas', value)];
}
