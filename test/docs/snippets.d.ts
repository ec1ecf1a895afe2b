/** A command of a page, with the config above it and the records below it. */
interface Snippet {
  readonly command: string;
  readonly config: string;
  readonly records: string;
}

export function snippetsIn(text: string): readonly Snippet[];
export function configsIn(text: string): readonly string[];
export function printedBy(snippet: Pick<Snippet, 'command' | 'config'>): string;
