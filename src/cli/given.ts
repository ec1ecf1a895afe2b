import type { Command } from 'commander';

/**
 * Returns the options that were given on the command line. Options at their defaults are left out, since a config takes
 * precedence over defaults.
 *
 * @param command as it was parsed
 */
export function givenOptions<T extends object>(command: Command): Partial<T> {
  const given = Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) !== 'default');
  // The parser of each option has made its value.
  return Object.fromEntries(given) as Partial<T>;
}
