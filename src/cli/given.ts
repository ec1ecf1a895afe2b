import type { Command } from 'commander';

/**
 * The options that somebody gave: without those that stand at their defaults, which a config comes before.
 *
 * @param command as it was parsed
 */
export function givenOptions<T extends object>(command: Command): Partial<T> {
  const given = Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) !== 'default');
  // Each has been parsed to what its option gives.
  return Object.fromEntries(given) as Partial<T>;
}
