import { MockgenError } from '../errors.ts';
import { describeFailure } from './failure.ts';
import type { Io } from './io.ts';
import { printFailure } from './print-failure.ts';
import { createProgram } from './program.ts';

/**
 * Runs a command line. Never throws: every error is printed to `io.stderr` and decides the exit code.
 *
 * @param argv the arguments behind the name of the program; none is a call for help
 * @param io where to print, and how
 * @returns the exit code: 0, 1 when something failed, 2 for bad use
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let status = 0;
  const program = createProgram(argv, io, (code) => {
    status = code;
  });
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
    return status;
  } catch (error) {
    const commands = program.commands.map((command) => command.name());
    const asked = program.commands.find((command) => command.name() === argv[0]);
    const options = (asked?.options ?? []).flatMap(({ long, hidden }) => (long === undefined || hidden ? [] : [long]));
    const failure = describeFailure(error, commands, argv, options);
    const { messages } = failure;
    // What finds lines is loaded only when there is something to find.
    const isPlaced = error instanceof MockgenError && error.faults.some(({ file }) => file !== undefined);
    const told = isPlaced ? (await import('./fault-lines.ts')).withLines(messages, error) : messages;
    await printFailure({ ...failure, messages: await told }, io);
    return failure.status;
  }
}
