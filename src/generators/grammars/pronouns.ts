import { bearerOf, homesOf } from '../origins.ts';
import type { Random } from '../random.ts';

/** The words of a text that change with whom it is about; those behind `has` are endings of verbs. */
export const PRONOUNS = {
  female: {
    she: 'she',
    her: 'her',
    hers: 'hers',
    him: 'her',
    has: 'has',
    is: 'is',
    was: 'was',
    s: 's',
    es: 'es',
    ies: 'ies',
  },
  male: {
    she: 'he',
    her: 'his',
    hers: 'his',
    him: 'him',
    has: 'has',
    is: 'is',
    was: 'was',
    s: 's',
    es: 'es',
    ies: 'ies',
  },
  anyone: {
    she: 'they',
    her: 'their',
    hers: 'theirs',
    him: 'them',
    has: 'have',
    is: 'are',
    was: 'were',
    s: '',
    es: '',
    ies: 'y',
  },
} as const;

/** Words by slot. */
type Words = Readonly<Record<string, string>>;

/**
 * What a text about a person needs: the pronouns that go with the given name (`{she}`, `{her}`, `{him}`), the verbs that
 * go with these (`{she} write{s}`, `{she} {has}`), the given name, and a city where the names are at home.
 *
 * @example
 * personWords('Małgorzata Kowalska', { pick: (list) => list[0] }).her // => "her"
 */
export function personWords(name: string, random: Pick<Random, 'pick'>): Words {
  const known = homesOf(name);
  const { she, her, hers, him, has, is, was, s, es } = PRONOUNS[bearerOf(name).gender ?? 'anyone'];
  const space = name.indexOf(' ');
  const first = space < 0 ? name : name.slice(0, space);
  // One by one: this is done for each text, and a spread takes several times as long.
  return { she, her, hers, him, has, is, was, s, es, name, first, city: random.pick(known).name };
}
