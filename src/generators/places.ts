import { cityNamed, countryNamed, townNamed } from './atlas.ts';
import { abroad } from './circuits.ts';
import type { Context } from './context.ts';
import { exchanges } from './lists/exchanges.ts';
import { homeMarkets, OTHER_MARKET } from './lists/home-markets.ts';
import { listOf } from './lists/list-of.ts';
import { cities } from './lists/places.ts';
import type { City, Country } from './lists/places.ts';
import { homeNations, nationOf } from './lists/sport-homes.ts';
import { homesOf } from './origins.ts';
import { streetsOf } from './regions/index.ts';
import { spelt } from './spelling.ts';

/** For what depends on a place. */
interface PlaceArgs {
  /** The name of a city of the list. */
  readonly city?: string;
}

/** For {@link city}. */
interface CityArgs {
  /** The names of the cities it may be. Default: all of them. */
  readonly of?: readonly string[];
  /** Which of those, from 0. Default: any. */
  readonly at?: number;
  /** The full name of somebody who may live there. */
  readonly name?: string;
  /** Whether any 25 records in a row have the countries about in proportion, and hardly a city three times. Default: no. */
  readonly spread?: boolean;
}

/** For {@link country}. */
interface CountryArgs extends PlaceArgs {
  /** The country that somebody is at home in. */
  readonly home?: string;
  /** Whether somebody comes from there. */
  readonly origin?: string;
  /** The sport that somebody from `abroad` came for. Default: none, so the country is a neighbour. */
  readonly sport?: string;
  /** The sport in which somebody at home plays for a part of the country. Default: none, so the country is the state. */
  readonly side?: string;
  /** The code of a stock exchange: the country of one of its companies. */
  readonly exchange?: string;
}

/** For {@link address}. */
interface AddressArgs extends PlaceArgs {
  /** Whether it is that of something online, which has no street. */
  readonly online?: boolean;
  /** Whether it is near the coordinates of the city, where streets there are known. Default: anywhere in it. */
  readonly central?: boolean;
  /** Whether it is that of a firm, which is not in a lane of homes. Default: of anybody, unless it is central. */
  readonly firm?: boolean;
}

/** For {@link phone}; the city counts, if both are given. */
interface PhoneArgs extends PlaceArgs {
  /** The name of a country of the list. */
  readonly country?: string;
}

/** For {@link language}. */
interface LanguageArgs {
  /** Codes, each with its weight. Default: widely used languages. */
  readonly choices?: Readonly<Record<string, number>>;
  /** The name of a country of the list. */
  readonly country?: string;
}

/** How often a text that does not depend on a country is in which language. */
const LANGUAGES = { en: 62, es: 8, de: 7, fr: 7, pt: 4, it: 3, ja: 3, nl: 2, pl: 2, zh: 2 };

/** Every city as often as it is to be drawn: those of a country share what its market has. */
const drawn: readonly City[] = cities.flatMap((city) => {
  const market = homeMarkets[countryNamed(city.country).code] ?? OTHER_MARKET;
  const share = market / cities.filter(({ country }) => country === city.country).length;
  return Array.from({ length: Math.max(1, Math.round(share)) }, () => city);
});

/** How many of the players of a Scottish or Welsh team come from there for sure. */
const OWN = 0.65;

/** So many records in a row may be on one page. */
const PAGE = 25;

/**
 * The English name of a real city: unless some are given, one in three is in the United States or the United Kingdom, and
 * few are in small markets. Source: own lists of cities and of shares of countries.
 *
 * @example
 * city(context) // => "Guadalajara"
 */
export function city(context: Context, { of, at, name, spread = false }: CityArgs = {}): string {
  if (name !== undefined) return homesOf(name)[0]?.name ?? '';
  if (of === undefined && spread) {
    const share = (context.distinct(PAGE) + context.random.next()) / PAGE;
    return drawn[Math.floor(share * drawn.length)]?.name ?? '';
  }
  if (of === undefined) return context.random.pick(drawn).name;
  return (at === undefined ? undefined : of[at]) ?? context.random.pick(of);
}

/**
 * The English name of the country that a city lies in, or that a company of an exchange is from, or of some country with a
 * city in the list. Of somebody from `abroad` it is another one than the home: a neighbour, or one where the sport is
 * played. The home nations have sides of their own in some sports: there, the city is that of the team. Source: own list.
 *
 * @example
 * country(context, { city: 'Kraków' }) // => "Poland"
 * @example
 * country(context, { home: 'Kenya', origin: 'abroad', sport: 'Rugby' }) // => "Uganda"
 * @example
 * country(context, { home: 'United Kingdom', side: 'Football' }) // => "England"
 */
export function country(context: Context, args: CountryArgs = {}): string {
  const { home, origin, sport, side = '' } = args;
  const nations = home === 'United Kingdom' ? homeNations[side] : undefined;
  if (nations) {
    const own = nationOf[args.city ?? ''];
    return own !== undefined && context.random.chance(OWN) ? own : context.random.weighted(nations);
  }
  if (home !== undefined) return origin === 'abroad' ? abroad(context.random, home, sport) : home;
  const { seats } = exchanges[args.exchange ?? ''] ?? {};
  if (seats) return context.random.weighted(seats);
  return args.city === undefined ? context.random.pick(drawn).country : townNamed(args.city).country;
}

/** Which of the streets that are counted most towns have: all of them end in `th`. */
const COUNTED = [4, 20] as const;

/** Streets of homes, mostly on the edge of a town. */
const HOMES =
  /(?:w[eä]g|vägen|laan|vej|veien|tie|Close|Grove|Lane|Nagar|Lines|Town)$|^(?:a[lv]|bou|chem|Pod|U |Na )|Frie|Wald|Farm|(?:Beech|Lime|Mango) /;

/**
 * Street and number, in the language and the order of the city's country, of some city unless one is given. Source: own
 * lists of street names that most towns have, by region. What takes place online has
 * none: its address is that word.
 *
 * @example
 * address(context, { city: 'Berlin' }) // => "Poststraße 25"
 * @example
 * address(context, { city: 'Osaka' }) // => "1-4-16 Shimizu, Chuo-ku"
 */
export function address(context: Context, args: AddressArgs = {}): string {
  if (args.online === true) return 'Online';
  const { random } = context;
  const place = placeOf(context, args);
  const { code } = countryOf(place);
  const { form, numbers, names } = streetsOf(code, place.name, args.central);
  const all = listOf(names).filter((one) => !(args.firm ?? args.central) || !HOMES.test(one));
  // Neighbours stand in different streets.
  const street = all[context.distinct(all.length)] ?? '';
  let at = 0;
  const text = form.replace('*', street).replace(/#/g, () => {
    const [min, max] = numbers[at++] ?? COUNTED;
    return String(Math.floor(random.low(min, max + 1)));
  });
  return spelt(text, place.country);
}

/**
 * A telephone number in international form, that of the city or of the country, else of any city. It cannot be
 * connected: see the list of places. It looks whole: there are no three zeros in a row. Source: own list.
 *
 * @example
 * phone(context, { city: 'Manchester' }) // => "+44 161 496 0223"
 */
export function phone(context: Context, args: PhoneArgs = {}): string {
  const form =
    args.city === undefined && args.country !== undefined
      ? countryNamed(args.country).phone
      : formOf(placeOf(context, args));
  return dialled(context, form);
}

/**
 * The ISO 639-1 code of a country's main language, else of one of the choices or some widely used language, mostly `en`. Source: own list.
 *
 * @example
 * language(context, { country: 'Brazil' }) // => "pt"
 */
export function language({ random }: Context, args: LanguageArgs = {}): string {
  if (args.country !== undefined) return countryNamed(args.country).language;
  return random.weighted(args.choices ?? LANGUAGES);
}

function placeOf({ random }: Context, args: PlaceArgs): City {
  return args.city === undefined ? random.pick(drawn) : cityNamed(args.city);
}

function countryOf(place: City): Country {
  return countryNamed(place.country);
}

function formOf(place: City): string {
  return place.phone ?? countryOf(place).phone;
}

/** Fills in the free digits of a number, and lets no third zero follow two others. */
function dialled(context: Context, form: string): string {
  const { random } = context;
  // Few numbers are free in such a city: neighbours have different ones.
  if (form.endsWith('01##')) return form.slice(0, -2) + String(context.distinct(100)).padStart(2, '0');
  let text = '';
  let zeros = 0;
  for (const sign of form) {
    const next = sign === '#' ? String(random.int(zeros < 2 ? 0 : 1, 9)) : sign;
    if (next === '0') zeros += 1;
    else if (next >= '1' && next <= '9') zeros = 0;
    text += next;
  }
  return text;
}
