import { Command } from 'commander';
import { VERSION } from '../version.ts';
import { DECLARATIONS, type Finish } from './declarations.ts';
import { examples } from './examples.ts';
import type { Io } from './io.ts';
import { OPTION_DEFAULTS, parseInteger } from './options.ts';

/** Description of the argument of commands that read a tree. */
const TREE = `the tree (default: that of the config, else ${OPTION_DEFAULTS.out})`;

/**
 * Creates the command line. Options are declared only for the commands whose names are among the arguments, and their
 * actions are loaded when they run, so help and usage errors appear at once.
 *
 * @param argv the arguments behind the name of the program
 * @param finish receives the exit code of a command that got to its end
 */
export function createProgram(argv: readonly string[], io: Io, finish: Finish): Command {
  const program = new Command('mockgen')
    .description('Builds believable mock data as a tree of static JSON files, and serves it.')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: io.stdout,
      // `run` prints every error.
      writeErr: () => {},
      getOutHelpWidth: () => io.columns ?? 80,
      getOutHasColors: () => io.color,
    })
    .addHelpText('after', examples('mockgen build', 'mockgen serve', 'mockgen show users 3 --seed 7'))
    // Every command shows `[options]`, whether they are declared or not.
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` });
  program.command('build').summary('write a tree of JSON files');
  program.command('serve').summary('serve a built tree over HTTP').argument('[dir]', TREE);
  program.command('dev').summary('build and serve, and build again after each change');
  program.command('check').summary('compare a tree with what its manifest says').argument('[dir]', TREE);
  program
    .command('expand')
    .summary('make a packed tree a full one')
    .argument('[dir]', 'the packed tree', OPTION_DEFAULTS.out);
  program
    .command('list')
    .summary('list the resources')
    .argument('[resource...]', 'those whose fields are listed (default: all resources, without details)');
  program
    .command('show')
    .summary('print records of a resource')
    .argument('<resource>', 'its name, as `mockgen list` has it, or one record: users/5')
    .argument('[count]', 'how many, from 1 to 100000 (default: 1)', (text) => parseInteger('count', text, 1, 100_000));
  program
    .command('explain')
    .summary('tell how a value came to be')
    .argument('<target>', 'a record, invoices/3, or a field of it, invoices/3.total');
  program.command('export').summary('write the records as tables: SQL, CSV, NDJSON or Parquet');
  program.command('types').summary('print TypeScript for the records of each resource');
  program.command('init').summary('write a config for an API of your own');
  for (const command of program.commands)
    if (argv.includes(command.name())) DECLARATIONS[command.name()]?.(command, io, finish);
  return program;
}
