import { listOf } from './lists/list-of.ts';
import type { Random } from './random.ts';
import type { Region } from './regions/index.ts';

/** The given names of a region. */
type GivenNames = Pick<Region, 'female' | 'male' | 'anyone'>;

/**
 * The given names of a region: of women, of men, of people of any gender, or all of them.
 *
 * @example
 * givenNames({ female: 'Ada, Ines', male: 'Ole', anyone: 'Kim' }, 'female') // => ["Ada","Ines"]
 */
export function givenNames(names: GivenNames, gender?: string): readonly string[] {
  const { female, male, anyone } = names;
  if (gender === 'female') return listOf(female);
  if (gender === 'male') return listOf(male);
  if (gender === 'non-binary') return listOf(anyone);
  let all = allGiven.get(names);
  if (!all) allGiven.set(names, (all = [female, male, anyone].flatMap(listOf)));
  return all;
}

/** All given names of a region. */
const allGiven: WeakMap<GivenNames, readonly string[]> = new WeakMap();

/** From which age on people bear only names of the first quarter, and up to which nobody does. */
const [OLDER, YOUNGER] = [46, 34];

/**
 * A name of a list that fits an age, if that is known: the oldest names come first, the latest last; a short list has none.
 *
 * @example
 * givenNameOf({ int: (min) => min }, ['Kim', 'Lou'], 30) // => "Kim"
 */
export function givenNameOf(random: Pick<Random, 'int'>, names: readonly string[], age = 0): string {
  const quarter = age > 0 && names.length >= 40 ? Math.floor(names.length / 4) : 0;
  const isOlder = quarter > 0 && age >= OLDER;
  const last = isOlder ? quarter : names.length - 1 - (age > YOUNGER ? quarter : 0);
  const first = isOlder ? 0 : quarter;
  const [one, other] = [random.int(first, last), random.int(first, last)];
  // More than half of the younger ones bear a name of their own quarter.
  return names[quarter > 0 && age <= YOUNGER ? Math.max(one, other) : one] ?? '';
}

/**
 * A family name as a person of the gender bears it: `Novák|Nováková` has two forms.
 *
 * @param gender a woman bears the second form, anybody else the first one
 * @example
 * familyNameOf('Novák|Nováková', 'female') // => "Nováková"
 */
export function familyNameOf(entry: string, gender?: string): string {
  const [name = '', ofWomen = name] = entry.split('|');
  return gender === 'female' ? ofWomen : name;
}
