/** A block of commands in the README. */
interface Block {
  readonly commands: readonly string[];
  /** The JSON block that follows, if there is one: the output of the last command. */
  readonly output: string | undefined;
}

/** Returns the blocks of commands in the README, from top to bottom. */
export const blocksIn = (readme: string): readonly Block[] =>
  [...readme.matchAll(/^```sh\n([^]*?)^```\n(?:\n```json\n([^]*?)^```)?/gm)].map(([, commands = '', output]) => ({
    commands: commands.trim().split('\n'),
    output,
  }));
