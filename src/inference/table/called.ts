import { listed, row, type Guess, type Row } from './row.ts';

/** Names of fields that hold the name of a thing, such as `title`. */
const CALLED =
  'name, title, label, display name, friendly name, short name, full name, public name, internal name, display title, default name, official name, name en'.split(
    ', ',
  );

/**
 * Makes a row of the inference table for the names of things.
 *
 * @param nouns nouns for the things, separated by commas: names of resources or objects, or words in front of `_name`
 * @param names typical names, separated by commas, or a guess that makes names
 */
export function called(nouns: string, names: string | Guess): Row {
  const all = nouns.split(',').flatMap((noun) => CALLED.map((word) => `${noun.trim()} ${word}`));
  return row('name', all.join(', '), { string: typeof names === 'string' ? listed(names) : names });
}

/** Names of fields that hold a text about a thing, such as `summary`. */
const ABOUT =
  'description, definition, summary, detail, about, overview, short description, long description, purpose, explanation, information, description text, subtitle, body, content, text, meta description, seo description'.split(
    ', ',
  );

/**
 * Makes the rows for the names of things and for texts about them, which fit their names.
 *
 * @param nouns nouns for the things, as for {@link called}
 * @param facts typical names, each with a text about the thing of that name
 */
export function described(nouns: string, facts: Readonly<Record<string, string>>): readonly Row[] {
  const names = Object.keys(facts);
  const texts = nouns.split(',').flatMap((noun) => ABOUT.map((word) => `${noun.trim()} ${word}`));
  return [
    called(nouns, { generator: 'phrase', args: { texts: names } }),
    row('text', texts.join(', '), {
      string: {
        generator: 'phrase',
        args: { texts: Object.values(facts) },
        by: { role: 'name', texts: facts },
      },
    }),
  ];
}
