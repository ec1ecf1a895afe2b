/** A stock exchange: the currency its prices are in, and how many of our shares it lists. */
export interface Exchange {
  readonly currency: string;
  readonly weight: number;
}

/** By the code that market data uses. */
export const exchanges: Readonly<Record<string, Exchange>> = {
  NYSE: { currency: 'USD', weight: 24 },
  NASDAQ: { currency: 'USD', weight: 24 },
  LSE: { currency: 'GBP', weight: 9 },
  XETRA: { currency: 'EUR', weight: 8 },
  EURONEXT: { currency: 'EUR', weight: 8 },
  TSE: { currency: 'JPY', weight: 7 },
  TSX: { currency: 'CAD', weight: 6 },
  SIX: { currency: 'CHF', weight: 4 },
  ASX: { currency: 'AUD', weight: 4 },
  HKEX: { currency: 'HKD', weight: 4 },
  NSE: { currency: 'INR', weight: 4 },
  KRX: { currency: 'KRW', weight: 3 },
  B3: { currency: 'BRL', weight: 3 },
  JSE: { currency: 'ZAR', weight: 2 },
};
