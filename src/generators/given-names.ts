import { listOf } from './lists/list-of.ts';
import type { Random } from './random.ts';
import type { Region } from './regions/index.ts';

/** The given names of a region. */
type GivenNames = Pick<Region, 'female' | 'male' | 'anyone'>;

/**
 * Returns the given names of a region that suit a gender: `female`, `male`, or any other word for names that suit
 * everybody. Without a gender, returns all of them.
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

/** All given names of each region, in one list; filled on first use. */
const allGiven: WeakMap<GivenNames, readonly string[]> = new WeakMap();

/**
 * People older than the first age in years have only names of the first quarter of a list; people up to the second age
 * have none of these.
 */
const [OLDER, YOUNGER] = [46, 34];

/**
 * Draws a name that suits an age in years. Lists start with the names of older people. Lists of fewer than 40 names
 * ignore the age.
 *
 * @param age 0 for an unknown age
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
  // The later of two draws makes names from the end of the list, which are those of young people, more frequent.
  return names[quarter > 0 && age <= YOUNGER ? Math.max(one, other) : one] ?? '';
}

/**
 * Returns the form of a family name for a gender: `Novák|Nováková` has two forms.
 *
 * @param gender `female` gives the second form, anything else the first one
 * @example
 * familyNameOf('Novák|Nováková', 'female') // => "Nováková"
 */
export function familyNameOf(entry: string, gender?: string): string {
  const [name = '', ofWomen = name] = entry.split('|');
  return gender === 'female' ? ofWomen : name;
}
