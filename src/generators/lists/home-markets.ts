/**
 * Weight of a country's cities, about per thousand, by ISO 3166-1 code: the customers of an international product in
 * English, a third of them in the United States and the United Kingdom. Source: own estimate from the shares of web
 * users who read English.
 */
// oxfmt-ignore
export const homeMarkets: Readonly<Record<string, number>> = {
  US: 224, GB: 120, DE: 65, FR: 56, CA: 54, AU: 48, IN: 48, ES: 36, IT: 36, NL: 32, BR: 30, IE: 18, JP: 18, PL: 16, SE: 15,
  MX: 16, CH: 12, BE: 12, ZA: 12, PT: 12, DK: 9, NO: 9, AT: 9, NZ: 8, KR: 8, FI: 6, CN: 6, AR: 8,
};

/** Weight of the cities of every other country. */
export const OTHER_MARKET = 3;
