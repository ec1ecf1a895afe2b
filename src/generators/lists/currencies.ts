/** What generators of prices and amounts need to know about a currency. */
export interface Currency {
  /** Decimal places of an amount, as in ISO 4217; 0 for the yen. */
  readonly decimals: 0 | 2;
  /** Rough number of units per US dollar. It never changes: it only keeps prices in proportion. */
  readonly perDollar: number;
  /** By how much, in units of the currency, the price of a plan is below a whole unit. Default: one cent. */
  readonly gap?: number;
  /**
   * The smallest banknote that cash machines pay out. Default: derived from the value of the currency, 1 or 5 followed
   * by zeros.
   */
  readonly note?: number;
}

/**
 * Currencies by ISO 4217 code; every country in the list of places has its currency here. GBX and ZAC, the pence and
 * cents in which shares are quoted in London and Johannesburg, have the codes of market data.
 */
export const currencies: Readonly<Record<string, Currency>> = {
  AED: { decimals: 2, perDollar: 3.67 },
  ARS: { decimals: 2, perDollar: 1000 },
  AUD: { decimals: 2, perDollar: 1.5, note: 20 },
  BRL: { decimals: 2, perDollar: 5.5, gap: 0.1 },
  CAD: { decimals: 2, perDollar: 1.4, note: 20 },
  CHF: { decimals: 2, perDollar: 0.9, gap: 0.1 },
  CLP: { decimals: 0, perDollar: 950 },
  CNY: { decimals: 2, perDollar: 7.2 },
  COP: { decimals: 2, perDollar: 4000 },
  CRC: { decimals: 2, perDollar: 510 },
  CZK: { decimals: 2, perDollar: 23 },
  DKK: { decimals: 2, perDollar: 6.9 },
  DOP: { decimals: 2, perDollar: 60 },
  EGP: { decimals: 2, perDollar: 50 },
  EUR: { decimals: 2, perDollar: 0.92 },
  GBP: { decimals: 2, perDollar: 0.78 },
  GBX: { decimals: 2, perDollar: 78 },
  GHS: { decimals: 2, perDollar: 15 },
  HKD: { decimals: 2, perDollar: 7.8 },
  IDR: { decimals: 2, perDollar: 16000 },
  INR: { decimals: 2, perDollar: 84 },
  JMD: { decimals: 2, perDollar: 157 },
  JPY: { decimals: 0, perDollar: 150 },
  KES: { decimals: 2, perDollar: 130 },
  KRW: { decimals: 0, perDollar: 1350 },
  MXN: { decimals: 2, perDollar: 18 },
  NGN: { decimals: 2, perDollar: 1500 },
  NOK: { decimals: 2, perDollar: 10.8 },
  NPR: { decimals: 2, perDollar: 134 },
  NZD: { decimals: 2, perDollar: 1.65 },
  PEN: { decimals: 2, perDollar: 3.75 },
  PHP: { decimals: 2, perDollar: 57 },
  PLN: { decimals: 2, perDollar: 4 },
  SAR: { decimals: 2, perDollar: 3.75 },
  SEK: { decimals: 2, perDollar: 10.5 },
  TRY: { decimals: 2, perDollar: 34 },
  TZS: { decimals: 2, perDollar: 2600 },
  UGX: { decimals: 0, perDollar: 3600 },
  USD: { decimals: 2, perDollar: 1, note: 20 },
  UYU: { decimals: 2, perDollar: 42 },
  ZAC: { decimals: 2, perDollar: 1800 },
  ZAR: { decimals: 2, perDollar: 18 },
};
