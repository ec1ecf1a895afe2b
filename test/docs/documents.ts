import { readdirSync, readFileSync } from 'node:fs';

/** A document for users. */
interface UserDocument {
  /** From the root of the repository, such as `docs/testing.md`. */
  readonly path: string;
  readonly text: string;
}

const PATHS = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `docs/${name}`),
];

/** The README, and the pages behind its table of tasks. */
export const documents: readonly UserDocument[] = PATHS.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Returns the text of one document. */
export const documentOf = (path: string): string => readFileSync(path, 'utf8');
