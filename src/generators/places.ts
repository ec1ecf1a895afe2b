import { arg } from './arguments.ts';
import { cityNamed, countryNamed, townNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { abroad } from './league-areas.ts';
import { exchanges } from './lists/exchanges.ts';
import { listOf } from './lists/list-of.ts';
import { cities, countries } from './lists/places.ts';
import type { City, Country } from './lists/places.ts';
import { homeNations, nationOf } from './lists/sport-homes.ts';
import { homesOf } from './name-origins.ts';
import { streetsOf } from './regions/index.ts';
import { spelt } from './spelling.ts';

/** The arguments of generators that depend on a place. */
interface PlaceArgs {
  /** English name of a city in the list of places. Default: any city. */
  readonly city?: string;
}

/** How frequent the languages of texts that do not depend on a country are, as weights. */
const LANGUAGES = { en: 62, es: 8, de: 7, fr: 7, pt: 4, it: 3, ja: 3, nl: 2, pl: 2, zh: 2 };

/** Weight of a country in the choice of cities, if the country states none. */
const SMALL_MARKET = 3;

/**
 * Is added to the rank of a city, from 0, before the weight of the city is computed: the higher this number, the more
 * alike the weights are.
 */
const ZIPF = 2;

/** How many times {@link drawn} contains a city for each unit of the city's weight. */
const FINENESS = 4;

/**
 * The cities to draw from evenly, each as often as its weight says. The weight of a country is shared among its cities
 * by rank (Zipf's law): the largest has most.
 */
const drawn: readonly City[] = countries.flatMap(({ name, market = SMALL_MARKET }) => {
  const own = cities.filter(({ country }) => country === name);
  const weights = own.map((_, rank) => 1 / (rank + ZIPF));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return own.flatMap((city, rank) => {
    const times = Math.round((FINENESS * market * (weights[rank] ?? 0)) / total);
    return Array.from({ length: Math.max(1, times) }, () => city);
  });
});

/**
 * Share of players in Scottish and Welsh teams who always have that nationality; for the others, the nation is drawn.
 */
const OWN = 0.65;

/** The size of a page: among this many consecutive records, places are about as frequent as their weights say. */
const PAGE = 25;

export const city = defineGenerator({
  name: 'city',
  makes: 'English name of a real city. Cities in large markets are more frequent.',
  args: {
    cities: arg.texts('Cities to choose from. Default: all cities in the built-in list.', { formerly: 'of' }),
    index: arg.number('Index into `cities`, from 0. Default: a random one.', { formerly: 'at' }),
    resident: arg.text('Full name of a person. Gives a city in which the name is common.', { formerly: 'name' }),
    balanced: arg.flag('Whether any 25 consecutive records have all countries about in proportion.', {
      formerly: 'spread',
    }),
  },
  examples: [{ value: 'Austin' }],
  make(context, { cities, index, resident, balanced = false }): string {
    if (resident !== undefined) return homesOf(resident)[0]?.name ?? '';
    if (cities === undefined && balanced) {
      const share = (context.distinct(PAGE) + context.random.next()) / PAGE;
      return drawn[Math.floor(share * drawn.length)]?.name ?? '';
    }
    if (cities === undefined) return context.random.pick(drawn).name;
    return (index === undefined ? undefined : cities[index]) ?? context.random.pick(cities);
  },
});

export const country = defineGenerator({
  name: 'country',
  makes: 'English name of a country: that of a city, a person or a stock exchange. Default: that of any city.',
  args: {
    homeCountry: arg.text('Country of residence.', { formerly: 'home' }),
    origin: arg.text('`abroad` gives another country than `homeCountry`.'),
    sport: arg.text('Sport that a person from `abroad` plays. Default: none, which gives a neighbouring country.'),
    nationalTeamSport: arg.text(
      'Sport in which England, Scotland and Wales have national teams of their own. Gives one of them instead of the United Kingdom.',
      { formerly: 'side' },
    ),
    exchange: arg.text('Code of a stock exchange. Gives the country of one of its companies.'),
    city: arg.text('English name of a city.'),
  },
  examples: [
    { args: { city: 'Kraków' }, value: 'Poland' },
    { args: { homeCountry: 'Kenya', origin: 'abroad', sport: 'Rugby' }, value: 'Uganda' },
    { args: { homeCountry: 'United Kingdom', nationalTeamSport: 'Football' }, value: 'England' },
  ],
  make(context, args): string {
    const { homeCountry, origin, sport, nationalTeamSport = '' } = args;
    const nations = homeCountry === 'United Kingdom' ? homeNations[nationalTeamSport] : undefined;
    if (nations) {
      const own = nationOf[args.city ?? ''];
      return own !== undefined && context.random.chance(OWN) ? own : context.random.weighted(nations);
    }
    if (homeCountry !== undefined)
      return origin === 'abroad' ? abroad(context.random, homeCountry, sport) : homeCountry;
    const { seats } = exchanges[args.exchange ?? ''] ?? {};
    if (seats) return context.random.weighted(seats);
    return args.city === undefined ? context.random.pick(drawn).country : townNamed(args.city).country;
  },
});

/** The number of a numbered street is between these two. All of them are written with `th`. */
const COUNTED = [4, 20] as const;

/** Matches names of residential streets, most of which are on the edge of a town. */
const HOMES =
  /(?:w[eä]g|vägen|laan|vej|veien|tie|Close|Grove|Lane|Nagar|Lines|Town)$|^(?:a[lv]|bou|chem|Pod|U |Na )|Frie|Wald|Farm|(?:Beech|Lime|Mango) /;

export const address = defineGenerator({
  name: 'address',
  makes: 'Street and number, as written in the country of a city.',
  args: {
    online: arg.flag('Whether it is the address of something online, which has no street.'),
    central: arg.flag('Whether it is near the centre of the city. Default: anywhere in the city.'),
    commercial: arg.flag('Whether it is the address of a company rather than a home.', { formerly: 'firm' }),
    city: arg.text('English name of a city.'),
  },
  examples: [
    { args: { city: 'Berlin' }, value: 'Marktstraße 43' },
    { args: { city: 'Osaka' }, value: '2-3-1 Nishimachi, Chuo-ku' },
  ],
  make(context, args): string {
    if (args.online === true) return 'Online';
    const { random } = context;
    const place = placeOf(context, args);
    const { code } = countryOf(place);
    const { form, numbers, names } = streetsOf(code, place.name, args.central);
    const all = listOf(names).filter((one) => !(args.commercial ?? args.central) || !HOMES.test(one));
    // Consecutive records are in different streets.
    const street = all[context.distinct(all.length)] ?? '';
    let at = 0;
    const text = form.replace('*', street).replace(/#/g, () => {
      const [min, max] = numbers[at++] ?? COUNTED;
      return String(Math.floor(random.low(min, max + 1)));
    });
    return spelt(text, place.country);
  },
});

export const phone = defineGenerator({
  name: 'phone',
  makes: 'Phone number in international format, in a range that is not in use.',
  args: {
    country: arg.text('English name of a country. Ignored if `city` is given.'),
    city: arg.text('English name of a city.'),
  },
  examples: [{ args: { city: 'Manchester' }, value: '+44 161 496 0224' }],
  make(context, args): string {
    const form =
      args.city === undefined && args.country !== undefined
        ? countryNamed(args.country).phone
        : formOf(placeOf(context, args));
    return dialled(context, form);
  },
});

export const language = defineGenerator({
  name: 'language',
  makes: 'ISO 639-1 code of a language.',
  args: {
    choices: arg.weights('Weights by language code. Default: widely used languages.'),
    country: arg.text('Country whose main language it is.'),
  },
  examples: [{ args: { country: 'Brazil' }, value: 'pt' }],
  make({ random }, args): string {
    if (args.country !== undefined) return countryNamed(args.country).language;
    return random.weighted(args.choices ?? LANGUAGES);
  },
});

function placeOf({ random }: Context, args: PlaceArgs): City {
  return args.city === undefined ? random.pick(drawn) : cityNamed(args.city);
}

function countryOf(place: City): Country {
  return countryNamed(place.country);
}

function formOf(place: City): string {
  return place.phone ?? countryOf(place).phone;
}

/** Fills in the free digits of a phone number, without three zeros in a row. */
function dialled(context: Context, form: string): string {
  const { random } = context;
  // Such a city has few free numbers, so consecutive records get different ones.
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
