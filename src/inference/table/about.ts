import type { Guess } from './row.ts';
/**
 * For the argument `name` of a text about a record: the roles of fields whose value can be that name, the best first.
 */
const ABOUT = { name: ['name', 'company name', 'full name', 'city', 'country'] } as const;

/** Sentences that suit every record, even one without a name. */
const ANYWHERE: readonly string[] = [
  'More information is available on request.',
  'Kept up to date by the team.',
  'Checked and complete.',
];

/** Returns a guess that makes sentences. Those with `{name}` contain the name of the record. */
export const said = (...texts: readonly string[]): Guess => ({
  generator: 'phrase',
  args: { texts: texts.some((text) => !text.includes('{name}')) ? texts : [...texts, ...ANYWHERE], form: 'sentence' },
  reads: ABOUT,
});

/** Guesses a paragraph about a thing of a kind. */
export const written = (about: string): Guess => ({
  generator: 'paragraph',
  args: { about },
  reads: { name: ['name', 'company name', 'full name'] },
});

/** Names of fields with a text that describes a thing, separated by commas. */
export const BODY =
  'description, plot, storyline, summary, detail, about, overview, long description, short description, body, content, text, body text, intro, abstract, information, synopsis, full description, meta description, seo description, details, excerpt, teaser, blurb, subtitle, explanation, plain text, description text, introduction, desc long, story, presentation, background info, additional information, further information, message body';

/** Returns names that consist of a class or a noun, followed by one of some words. */
export const of = (nouns: string): string =>
  nouns
    .split(' ')
    .flatMap((noun) => BODY.split(', ').map((each) => `${noun} ${each}`))
    .join(', ');
