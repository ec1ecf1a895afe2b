/**
 * How often cities of a country are drawn, of a thousand draws or so, by ISO 3166-1 code: what an international product
 * in English finds among its customers, a third of them in the United States and the United Kingdom. Source: own
 * estimate after shares of the web's users who read English.
 */
// oxfmt-ignore
export const homeMarkets: Readonly<Record<string, number>> = {
  US: 224, GB: 120, DE: 65, FR: 56, CA: 54, AU: 48, IN: 48, ES: 36, IT: 36, NL: 32, BR: 30, IE: 18, JP: 18, PL: 16, SE: 15,
  MX: 16, CH: 12, BE: 12, ZA: 12, PT: 12, DK: 9, NO: 9, AT: 9, NZ: 8, KR: 8, FI: 6, CN: 6, AR: 8,
};

/** How often those of any other country are. */
export const OTHER_MARKET = 3;
