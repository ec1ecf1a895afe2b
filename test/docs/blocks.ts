/** A block of commands in a document. */
interface Block {
  readonly commands: readonly string[];
  /** The JSON block that follows, if there is one: the output of the last command. */
  readonly output: string | undefined;
}

/** Returns the blocks of commands in a document, from top to bottom. A block in a list is indented. */
export const blocksIn = (text: string): readonly Block[] =>
  [...text.matchAll(/^ *```sh\n([^]*?)^ *```\n(?:\n```json\n([^]*?)^```)?/gm)].map(([, commands = '', output]) => ({
    commands: commands
      .trim()
      .split('\n')
      .map((command) => command.trim()),
    output,
  }));

/** Whether a block sets up this package in its checkout. */
export const setsUp = (commands: readonly string[]): boolean => commands[0]?.startsWith('npm ci') ?? false;
