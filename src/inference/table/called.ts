import { listed, row, type Guess, type Row } from './row.ts';

/** What fields with the name of a thing are called. */
const CALLED =
  'name, title, label, display name, friendly name, short name, full name, public name, internal name, display title, default name, official name, name en'.split(
    ', ',
  );

/**
 * Makes a row for the names of things.
 *
 * @param nouns what things are called, between commas: of a resource, an object, or in front of `_name`
 * @param names typical names, between commas, or what makes them
 */
export function called(nouns: string, names: string | Guess): Row {
  const all = nouns.split(',').flatMap((noun) => CALLED.map((word) => `${noun.trim()} ${word}`));
  return row('name', all.join(', '), { string: typeof names === 'string' ? listed(names) : names });
}
