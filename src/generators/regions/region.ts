/** What a country of a region has of its own. */
export interface CountryHabits {
  /**
   * Legal forms of companies, each with its weight. A form follows the name unless `*` says where the name stands.
   * Source: the countries' company law.
   */
  readonly forms: Readonly<Record<string, number>>;
  /**
   * The standard rate of value-added, goods-and-services or sales tax in percent, as of the second half of 2025. Where
   * states or provinces decide, a usual one; the cities have their own. Source: the tax authorities, as collected by
   * the OECD (Consumption Tax Trends) and the European Commission.
   */
  readonly tax: number;
  /**
   * The level of prices, that of the United States being 1, from 0.35 to 1.15 in steps of 0.05. Source: purchasing power
   * parities of the World Bank's International Comparison Program against market exchange rates, rounded.
   */
  readonly level: number;
  /** From which to which of the family names of the region people there bear, by their places. Default: any. */
  readonly families?: readonly [from: number, to: number];
  /** How addresses are written, where that differs from the rest of the region. */
  readonly streets?: Streets;
}

/** How addresses are written. */
export interface Streets {
  /** `*` stands for the street, each `#` for a number. */
  readonly form: string;
  /** From which to which number, one range for each `#`; small numbers are more frequent than large ones. */
  readonly numbers: readonly (readonly [min: number, max: number])[];
  /** Names that most towns have, separated by commas; `#` is the number of a street that is counted. */
  readonly names: string;
}

/** How sports clubs are called, by words that no famous club of the region has beside its city. */
interface Clubs {
  /** What clubs are called after: founding words, stars, virtues. */
  readonly words: string;
  /** Quarters that most towns have, four points of the compass first; clubs, hotels and grounds are called after them. */
  readonly parts: string;
  /** The core of a name, the shortest form first: `{city}` in all of them, `{word}`, `{part}`, `{other}` word. */
  readonly cores: readonly string[];
  /** What is put around the core, `*`, by sport; `any` for those not named. Where `@` stands, the city does, not in the core. */
  readonly marks: Readonly<Record<string, string>> & { readonly any: string };
  /** The sports whose teams bear a city and a nickname instead, as in North America. */
  readonly nicknames?: string;
  /** Those nicknames, and how they stand beside a city, in the language of the region; American ones, unless given. */
  readonly nicks?: string;
  readonly nickCores?: readonly string[];
}

/** How grounds are called, `*` being a town or a quarter; English ways, unless given. */
interface Grounds {
  /**
   * What stands before the name of a town, and before one that begins with a vowel if that differs: `de |d’`. Empty where
   * the name of the town would have to be declined: no ground is named after it then. Default: the bare name.
   */
  readonly ofTown?: string;
  /**
   * What stands between the names of a person, where grounds are called after people; the empty text
   * where their family names do, and no ground bears that of the town. Default: they are not.
   */
  readonly people?: string;
  /** What they are called after. Default: the quarters of the clubs. */
  readonly after?: string;
  readonly outdoor: string;
  readonly hall: string;
  readonly ice: string;
}

/** How hotels are called. */
interface Hotels {
  /** Names without the city, `*` being the word; no two regions have one in common. */
  readonly plain: string;
  /** Names with the city, `@`. */
  readonly withCity: string;
  /** What houses are called after: trees, animals, stars, trades, colours. */
  readonly words: string;
  /** What stands between two words: `Sol y Luna`. */
  readonly and: string;
}

/**
 * A part of the world whose people are named, live and trade in much the same way. All lists are texts with commas, see
 * `listOf`. Names are common ones, in Latin letters with their accents, or as the authorities there romanise them.
 */
export interface Region {
  /** By ISO 3166-1 code; every country of the list of places is in one region. */
  readonly countries: Readonly<Record<string, CountryHabits>>;
  /**
   * Given names of women, at least 40: those that mostly older people bear make up the first quarter, and those that came
   * into use lately the last one.
   */
  readonly female: string;
  /** Given names of men, at least 40, in the same order. */
  readonly male: string;
  /** Given names of people of any gender, at least 6. */
  readonly anyone: string;
  /** Family names, at least 60; `Novák|Nováková` where that of a woman differs from that of a man. */
  readonly family: string;
  /**
   * How many peoples share the lists by turns: of two, given names at even places go with family names at even ones. There are
   * as many of women as of men of each. Default: one.
   */
  readonly byTurns?: number;
  /** How many people in 100 bear the most frequent of the family names. */
  readonly frequent?: Readonly<Record<string, number>>;
  readonly streets: Streets;
  /** By city, how addresses are written where that differs from the rest of the country. */
  readonly cityStreets?: Readonly<Record<string, Streets>>;
  /** By city, streets in its middle with the numbers near its coordinates, where anybody can look them up. */
  readonly centralStreets?: Readonly<Record<string, Streets>>;
  readonly clubs: Clubs;
  readonly grounds?: Grounds;
  readonly hotels: Hotels;
}
