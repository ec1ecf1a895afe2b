import { bearerOf, homesOf } from '../name-origins.ts';
import type { Random } from '../random.ts';

/** The words of a text that depend on the gender of a person; `s` and `es` are endings of verbs. */
export const PRONOUNS = {
  female: {
    she: 'she',
    her: 'her',
    him: 'her',
    has: 'has',
    was: 'was',
    s: 's',
    es: 'es',
  },
  male: {
    she: 'he',
    her: 'his',
    him: 'him',
    has: 'has',
    was: 'was',
    s: 's',
    es: 'es',
  },
  anyone: {
    she: 'they',
    her: 'their',
    him: 'them',
    has: 'have',
    was: 'were',
    s: '',
    es: '',
  },
} as const;

type Words = Readonly<Record<string, string>>;

/**
 * Returns the words for a text about a person: the pronouns for the given name (`{she}`, `{her}`, `{him}`), the verbs
 * for these (`{she} write{s}`, `{she} {has}`), the full and the given name, and a city where such names are at home.
 *
 * @example
 * personWords('Małgorzata Kowalska', { pick: (list) => list[0] }).her // => "her"
 */
export function personWords(name: string, random: Pick<Random, 'pick'>): Words {
  const known = homesOf(name);
  const { she, her, him, has, was, s, es } = PRONOUNS[bearerOf(name).gender ?? 'anyone'];
  const space = name.indexOf(' ');
  const first = space < 0 ? name : name.slice(0, space);
  // Named one by one, since a spread is several times slower, and every text needs these.
  return { she, her, him, has, was, s, es, name, first, city: random.pick(known).name };
}
