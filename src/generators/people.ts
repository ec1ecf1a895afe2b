import type { Context } from './context.ts';
import { familyNames, oddNames, openNames } from './lists/names.ts';

/** A gender that a given name is asked for. */
type Gender = 'female' | 'male' | 'non-binary';

/** For {@link first_name}. */
interface FirstNameArgs {
  /** Either of female and male, unless given. */
  readonly gender?: Gender;
}

/** For {@link name}. */
interface NameArgs extends FirstNameArgs {
  /** The whole name, when it is known. */
  readonly name?: string;
  /** The given name, when it is known. */
  readonly first?: string;
  /** The family name, when it is known. */
  readonly last?: string;
}

/** For {@link age}. */
interface AgeArgs {
  /** The least age, 18 unless given. */
  readonly min?: number;
  /** The greatest age, 90 unless given. */
  readonly max?: number;
}

/** For {@link height}. */
interface HeightArgs {
  /** The least height, 150 unless given. */
  readonly min?: number;
  /** The greatest height, 210 unless given. */
  readonly max?: number;
  /** The sport that the person plays for a living. */
  readonly sport?: string;
}

/** For {@link weight}. */
interface WeightArgs {
  /** In centimetres. */
  readonly height: number;
}

const odd: ReadonlySet<string> = new Set(oddNames);

/** From which to which height the players of a sport mostly measure, in centimetres. */
const BUILDS: Readonly<Record<string, readonly [number, number]>> = {
  Basketball: [183, 216],
  Volleyball: [180, 212],
  Handball: [177, 205],
  'Ice Hockey': [173, 199],
  Rugby: [170, 204],
  Baseball: [172, 200],
  Football: [167, 198],
};

/**
 * A full name: given and family name, without titles or suffixes. What is known of the name is kept. Drawn names do not
 * repeat within a resource's first 600 records. Source: faker's given names, own list of family names.
 *
 * @example
 * name(context, { first: 'Ines', last: 'Okafor' }) // => "Ines Okafor"
 */
export function name(context: Context, args: NameArgs = {}): string {
  if (args.name !== undefined) return args.name;
  return `${args.first ?? first_name(context, args)} ${args.last ?? last_name(context)}`;
}

/**
 * A given name. Source: faker, less what a reader would take for a slip; own list for people who are neither female nor
 * male.
 *
 * @example
 * first_name(context, { gender: 'female' }) // => "Toni"
 */
export function first_name(context: Context, args: FirstNameArgs = {}): string {
  const { random } = context;
  if (args.gender === 'non-binary') return random.pick(openNames);
  const gender = args.gender ?? (random.chance(0.5) ? 'female' : 'male');
  const { person } = context.faker;
  let given = person.firstName(gender);
  while (odd.has(given)) given = person.firstName(gender);
  return given;
}

/**
 * A family name. It comes back only when the list has been used up, after some 600 records, which also keeps full names
 * from repeating. Source: own list.
 *
 * @example
 * last_name(context) // => "Moore"
 */
export function last_name(context: Context): string {
  // `distinct` stays below the length.
  return familyNames[context.distinct(familyNames.length)] as string;
}

/**
 * An age in whole years, from `min` to `max`; eight of ten lie between 22 and 55.
 *
 * @example
 * age(context, { min: 18, max: 90 }) // => 33
 */
export function age({ random }: Context, { min = 18, max = 90 }: AgeArgs = {}): number {
  const from = Math.max(min, 22);
  const to = Math.min(max, 55);
  if (from < to && random.chance(0.7)) return Math.round(random.bell(from, to));
  return random.int(min, max);
}

/**
 * The height of a grown person in whole centimetres, from `min` to `max`; such as plays the sport, if one is named.
 *
 * @example
 * height(context, { sport: 'Basketball' }) // => 205
 */
export function height({ random }: Context, { min = 150, max = 210, sport = '' }: HeightArgs = {}): number {
  const [shortest, tallest] = BUILDS[sport] ?? [152, 200];
  return Math.min(max, Math.max(min, Math.round(random.bell(shortest, tallest))));
}

/**
 * The weight of a person of that height in kilograms, with one decimal: a body mass index of 20 to 28, mostly 24.
 *
 * @example
 * weight(context, { height: 181 }) // => 81.5
 */
export function weight({ random }: Context, { height }: WeightArgs): number {
  const index = random.bell(20.2, 27.8);
  return Math.round((index * height * height) / 1000) / 10;
}
