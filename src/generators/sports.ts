import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { entry } from './lists/entry.ts';
import { sportHomes } from './lists/sport-homes.ts';
import { groundNames, nicknames, sportTerms } from './lists/sports.ts';

/** For {@link team_name}. */
interface TeamNameArgs {
  /** The home city, which the name begins with. */
  readonly city: string;
}

/** For {@link position}. */
interface SportArgs {
  readonly sport: string;
}

/** For {@link league}. */
interface LeagueArgs extends SportArgs {
  readonly country: string;
}

/** For {@link stadium}. */
interface StadiumArgs extends SportArgs {
  readonly city: string;
}

/** For {@link sport}. */
interface SportChoiceArgs {
  /** The closed list of sports, each with its weight. */
  readonly choices: Readonly<Record<string, number>>;
  /** Where the team is at home. Default: anywhere, and any sport will do. */
  readonly country?: string;
}

/**
 * A team sport of a closed list that is played in a country, or any of it where none is: no ice hockey in Peru. Source: own list of countries for
 * the sports that are not played everywhere.
 *
 * @example
 * sport(context, { choices: { Rugby: 1, Baseball: 9 }, country: 'Kenya' }) // => "Rugby"
 */
export function sport({ random }: Context, { choices, country }: SportChoiceArgs): string {
  const sports = Object.keys(choices);
  const played = sports.filter((name) => country === undefined || (sportHomes[name]?.includes(country) ?? true));
  return random.weighted(choices, played.length > 0 ? played : sports);
}

/**
 * The name of a team: its city and a nickname. No nickname comes twice within a run of as many records as there are
 * nicknames. Source: own list.
 *
 * @example
 * team_name(context, { city: 'Lisbon' }) // => "Lisbon Falcons"
 */
export function team_name(context: Context, { city }: TeamNameArgs): string {
  return [city, ...compose(context, nicknames)].join(' ');
}

/**
 * A league of a sport in a country. Source: own list of coined leagues.
 *
 * @example
 * league(context, { sport: 'Rugby', country: 'Ireland' }) // => "Ireland Second Rugby Division"
 */
export function league({ random }: Context, { sport, country }: LeagueArgs): string {
  return fill(random.pick(entry(sportTerms, sport).leagues), () => country);
}

/**
 * The place where a team plays at home, of the kind that its sport needs: named after the city in one case of three,
 * after a part of town or an occasion in the others. Source: own lists.
 *
 * @example
 * stadium(context, { sport: 'Ice Hockey', city: 'Tampere' }) // => "Mill Road Ice Dome"
 */
export function stadium({ random }: Context, { sport, city }: StadiumArgs): string {
  const name = random.chance(1 / 3) ? city : random.pick(groundNames);
  return `${name} ${random.pick(entry(sportTerms, sport).grounds)}`;
}

/**
 * A position in a sport, each as often as a squad has it. Source: own list.
 *
 * @example
 * position(context, { sport: 'Basketball' }) // => "Power Forward"
 */
export function position({ random }: Context, { sport }: SportArgs): string {
  return random.weighted(entry(sportTerms, sport).positions);
}
