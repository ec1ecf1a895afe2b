import { bearerOf, homesOf } from '../name-origins.ts';
import type { Random } from '../random.ts';

/** The words of a text that change with whom it is about; those behind `has` are endings of verbs. */
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
  const { she, her, him, has, was, s, es } = PRONOUNS[bearerOf(name).gender ?? 'anyone'];
  const space = name.indexOf(' ');
  const first = space < 0 ? name : name.slice(0, space);
  // One by one: this is done for each text, and a spread takes several times as long.
  return { she, her, him, has, was, s, es, name, first, city: random.pick(known).name };
}
