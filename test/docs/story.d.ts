/** Returns the story of the first user in the fixtures as a table in Markdown. */
export function storyTable(): string;
