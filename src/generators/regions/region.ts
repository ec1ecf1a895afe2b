import type { SummerTime } from '../lists/summer-time.ts';

/** What is particular to one country: where it is, and the conventions of its people and companies. */
export interface CountryFacts {
  /** English name of the country, as records have it. */
  readonly name: string;
  /** ISO 4217 currency code, one of lists/currencies.ts. */
  readonly currency: string;
  /** Main language of the country, as a code of ISO 639-1. */
  readonly language: string;
  /**
   * International form of a telephone number; each `#` is a free digit. None of these numbers can be connected: they
   * lie in a range that the country's authority reserves for film and books (Australia, Canada, the Dominican Republic,
   * France, Germany, Ireland, Jamaica, Sweden, the United Kingdom, the United States); behind the area code of the city
   * begin with a digit with which no subscriber's number begins there, 0 or 1; or begin with an area or mobile code that
   * the national numbering plan has not assigned. Source: the E.164 national numbering plans deposited with the ITU,
   * checked against the metadata of libphonenumber, 2025.
   */
  readonly phone: string;
  /**
   * By how many minutes clocks are ahead of UTC, without summer time, in most cities of the country. Source: IANA tz.
   */
  readonly utcOffset: number;
  /** The period in which clocks are one hour further ahead. Default: never. */
  readonly summerTime?: SummerTime;
  /**
   * Weight of the country's cities when one is drawn, about per thousand: the customers of an international product in
   * English, a third of them in the United States and the United Kingdom. Default: that of a small market, 3. Source:
   * own estimate from figures of international services.
   */
  readonly market?: number;
  /**
   * Adjective in names of the country's leagues. Default: the name and an `n` after `a`, as in `Austrian`, else the
   * name.
   */
  readonly adjective?: string;
  /**
   * Sports with leagues in the country, separated by commas, of those that are not played everywhere: see `SCATTERED`
   * in lists/sport-homes.ts.
   */
  readonly sports?: string;
  /**
   * The country's cities in the list, all of them real, the largest first. Each line has the name, the local name
   * behind a slash, latitude and longitude, and telephone, clock and tax where they differ from the country's. See
   * `City` in lists/places.ts.
   */
  readonly cities: string;
  /**
   * More real towns, the larger ones first, used as homes of sports clubs only: they have neither coordinates nor
   * telephone prefixes. Only towns are listed that have the same name in English and in their own language.
   */
  readonly towns?: string;
  /**
   * Legal forms of companies, each with its weight. A form follows the name unless `*` marks the place of the name.
   * Source: the countries' company law.
   */
  readonly forms: Readonly<Record<string, number>>;
  /**
   * Standard rate of value-added, goods-and-services or sales tax in percent, second half of 2025. Where states or
   * provinces decide, a typical rate; cities have their own. Source: the tax authorities, as collected by the OECD
   * (Consumption Tax Trends) and the European Commission.
   */
  readonly tax: number;
  /**
   * Price level relative to the United States, from 0.35 to 1.15 in steps of 0.05. Source: purchasing power parities of
   * the World Bank's International Comparison Program against market exchange rates, rounded.
   */
  readonly level: number;
  /** First and last index of those family names of the region that are used in this country. Default: all are. */
  readonly families?: readonly [from: number, to: number];
  /** Address format of the country. Default: that of the region. */
  readonly streets?: Streets;
}

/** How addresses in a country or a city look. */
export interface Streets {
  /**
   * Pattern of an address: `*` stands for the name of a street, each `#` for a whole number from a range in `numbers`.
   */
  readonly form: string;
  /** Bounds of the number for each `#` of the pattern; small numbers are more frequent than large ones. */
  readonly numbers: readonly (readonly [min: number, max: number])[];
  /**
   * Street names that most towns have, separated by commas; `#` in a name is the number of a numbered street, such as
   * 12 in `12th Street`.
   */
  readonly names: string;
}

/**
 * Words and patterns for the names of sports clubs. No famous club of the region combines one of these words with its
 * city.
 */
interface Clubs {
  /** Words in club names: founding words, stars, virtues. */
  readonly words: string;
  /**
   * Quarters that most towns have, the four points of the compass first. Clubs, hotels and grounds are named after
   * them.
   */
  readonly parts: string;
  /**
   * Patterns of the main part (core) of a club's name, the shortest first: `{city}` is in all of them, besides
   * `{word}`, `{part}` or an `{other}` word.
   */
  readonly cores: readonly string[];
  /**
   * What surrounds the main part of a club's name, for which `*` stands, by sport; `any` for other sports. With `@`,
   * the city stands there rather than in the main part.
   */
  readonly marks: Readonly<Record<string, string>> & { readonly any: string };
  /** Sports, separated by commas, whose teams are called by a city and a nickname, as in North America; or `all`. */
  readonly nicknames?: string;
  /** Nicknames in the language of the region, and how they are combined with a city. Default: American ones. */
  readonly nicks?: string;
  readonly nickCores?: readonly string[];
}

/** Patterns for names of sports grounds; `*` is a town or a district. Default: English ones. */
interface Grounds {
  /**
   * Preposition before the name of a town, and the form before a vowel if it differs: `de |d’`. Empty where the town's
   * name would have to be declined: then no ground is named after the town. Default: the bare name.
   */
  readonly ofTown?: string;
  /**
   * Separator between the names of a person, where grounds are named after people. Empty where only the family name is
   * used and no ground is named after the town. Default: no ground is named after people.
   */
  readonly people?: string;
  /** Words that grounds are named after, separated by commas. Default: the districts in `parts` of the clubs. */
  readonly after?: string;
  readonly outdoor: string;
  readonly hall: string;
  readonly ice: string;
}

/** What names of hotels in a region consist of: patterns, and words for these. */
interface Hotels {
  /** Patterns of names without the city; `*` is a word. No two regions share one. */
  readonly plain: string;
  /** Patterns of names with the city, `@`. */
  readonly withCity: string;
  /** Words in hotel names: trees, animals, stars, trades, colours. */
  readonly words: string;
  /** Text between two words of a name: the `y` of `Sol y Luna`, with its spaces. */
  readonly and: string;
}

/** What invented names of companies in a region consist of. They sound as if they came from there. */
export interface TradeNames {
  /** Ten first halves of an invented word. */
  readonly starts: string;
  /** Five second halves; each can follow each first half. */
  readonly ends: string;
  /**
   * Three words that follow an invented name, in the language of the region or of its trade; none of them implies a
   * size.
   */
  readonly own: string;
  /** Text between the two halves. Default: nothing. */
  readonly between?: string;
}

/**
 * A part of the world with similar names of people, addresses and companies. All lists are comma-separated texts, see
 * `listOf`. Names are common ones, in Latin letters with their accents, or as romanized by the local authorities.
 */
export interface Region {
  /** The countries of the region by ISO 3166-1 code. No two regions share one. */
  readonly countries: Readonly<Record<string, CountryFacts>>;
  /**
   * At least 40 given names of women. Those of the first quarter are typical of older people, those of the last quarter
   * of younger ones.
   */
  readonly female: string;
  /** At least 40 given names of men, in the same order. */
  readonly male: string;
  /** At least 6 given names for any gender. */
  readonly anyone: string;
  /** At least 60 family names; `Novák|Nováková` where women use another form than men. */
  readonly family: string;
  /**
   * How many peoples take turns in the lists. With two, given names at even indexes go with family names at even
   * indexes. Each people has as many women's as men's names. Default: 1.
   */
  readonly byTurns?: number;
  /**
   * Percentage of people who have each of the most frequent family names, which need not be in `family`. It is up to
   * three times the real one, since there are fewer other names than in life.
   */
  readonly frequent?: Readonly<Record<string, number>>;
  readonly streets: Streets;
  /** Address formats by city, where they differ from the rest of the country. */
  readonly cityStreets?: Readonly<Record<string, Streets>>;
  /** Central streets by city, with house numbers near the city's coordinates, since those can be looked up. */
  readonly centralStreets?: Readonly<Record<string, Streets>>;
  readonly clubs: Clubs;
  readonly grounds?: Grounds;
  readonly hotels: Hotels;
  /**
   * The parts of invented company names. Regions with the same object here share their family names, too. Default:
   * English names.
   */
  readonly tradeNames?: TradeNames;
}
