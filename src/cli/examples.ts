/** Returns the examples at the end of a help text. */
export function examples(...commands: readonly string[]): string {
  return `\nExamples:\n${commands.map((command) => `  $ ${command}`).join('\n')}`;
}
