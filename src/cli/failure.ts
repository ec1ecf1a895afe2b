import { CommanderError } from 'commander';
import { saidBy, type MockgenError } from '../errors.ts';
import { nearestName, suggesting } from '../names.ts';
import { VERSION } from '../version.ts';

/** What to print when a command fails, and the exit code. */
export interface Failure {
  /** The exit code: 0 after help or version, 2 for bad use, 1 for everything else. */
  readonly status: number;
  /** The messages to print, one line each, without a prefix: one, or one for each fault of a config. */
  readonly messages: readonly string[];
  /** What the user can do about the failure, in one line. Default: the messages say it. */
  readonly hint?: string;
}

/**
 * Turns whatever a command threw into messages.
 *
 * @param commands the names of the commands, for who asks for one that is not
 * @param argv the arguments behind the name of the program
 * @param options the options of the command, for who gives one that it does not have
 * @example
 * describeFailure(new TypeError('x is not a function'), []).status // => 1
 */
export function describeFailure(
  error: unknown,
  commands: readonly string[],
  argv: readonly string[] = [],
  options: readonly string[] = [],
): Failure {
  if (error instanceof CommanderError) {
    return error.exitCode === 0
      ? { status: 0, messages: [] }
      : { status: 2, messages: [describeUse(error, commands, argv, options)] };
  }
  if (isOurs(error)) {
    const messages = error.faults.length > 1 ? error.message.split('\n') : [oneLine(error.message)];
    if (error.code === 'bad_option') return { status: 2, messages };
    return { status: 1, messages, ...(error.hint !== '' && { hint: oneLine(error.hint) }) };
  }
  const message = oneLine(saidBy(error));
  const advice = `a bug in mockgen ${VERSION}: please report it to its maintainers, with the command`;
  return { status: 1, messages: [`internal error: ${message} (${advice})`] };
}

/** Whether an error is a MockgenError. A bundle can contain the class twice, so the name decides. */
function isOurs(error: unknown): error is MockgenError {
  return error instanceof Error && error.name === 'MockgenError';
}

/** Up to this many options of a command are named for who gives another one. */
const FEW = 5;

function describeUse(
  { code, message: said }: CommanderError,
  commands: readonly string[],
  argv: readonly string[],
  options: readonly string[],
): string {
  const message = oneLine(said.replace(/^error: /, ''));
  const expected = `expected ${commands.slice(0, -1).join(', ')} or ${commands.at(-1)}`;
  const unknown = code === 'commander.unknownCommand' ? argv[0] : code === 'commander.help' ? argv[1] : undefined;
  if (unknown !== undefined)
    return `unknown command '${unknown}': ${suggesting(expected, nearestName(unknown, commands))}`;
  if (code !== 'commander.unknownOption') return message;
  // commander suggests an option by itself, in words of its own.
  const [suggestion = '', nearest] = / \(Did you mean (.*)\?\)$/.exec(message) ?? [];
  if (nearest !== undefined) return `${message.slice(0, -suggestion.length)}: did you mean ${nearest}?`;
  const isFew = options.length > 0 && options.length <= FEW;
  return `${message}: ${isFew ? `expected one of ${options.join(', ')}` : 'see --help'}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
