/** The names of currencies, and their signs after a bar. All of them have two decimals. */
const LINES = `USD US Dollar|$, EUR Euro|€, GBP Pound Sterling|£, CHF Swiss Franc|CHF, CAD Canadian Dollar|$,
  AUD Australian Dollar|$, NZD New Zealand Dollar|$, SEK Swedish Krona|kr, NOK Norwegian Krone|kr, DKK Danish Krone|kr,
  PLN Polish Zloty|zł, CZK Czech Koruna|Kč, HUF Hungarian Forint|Ft, RON Romanian Leu|lei, BGN Bulgarian Lev|лв,
  TRY Turkish Lira|₺, ILS Israeli Shekel|₪, AED UAE Dirham|د.إ, SAR Saudi Riyal|﷼, EGP Egyptian Pound|£,
  INR Indian Rupee|₹, NPR Nepalese Rupee|₨, IDR Indonesian Rupiah|Rp, PHP Philippine Peso|₱, THB Thai Baht|฿,
  MYR Malaysian Ringgit|RM, SGD Singapore Dollar|$, HKD Hong Kong Dollar|$, CNY Chinese Yuan|¥, BRL Brazilian Real|R$,
  MXN Mexican Peso|$, ARS Argentine Peso|$, COP Colombian Peso|$, PEN Peruvian Sol|S/, UYU Uruguayan Peso|$U,
  ZAR South African Rand|R, NGN Nigerian Naira|₦, KES Kenyan Shilling|KSh, GHS Ghanaian Cedi|₵, MAD Moroccan Dirham|DH`;

const rows: readonly (readonly [code: string, name: string, sign: string])[] = LINES.split(',').map((line) => {
  const [, code = '', name = '', sign = ''] = /^\s*([A-Z]{3}) ([^|]+)\|(.+)$/.exec(line) ?? [];
  return [code, name, sign];
});

/** The codes of the currencies that have names here. */
export const CURRENCY_CODES: readonly string[] = rows.map(([code]) => code);

/** Returns texts by code of a currency, in capitals and in small letters. */
const byCode = (pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.flatMap(([code, text]) => [code, code.toLowerCase()].map((each) => [each, text])));

export const CURRENCY_NAMES: Readonly<Record<string, string>> = byCode(rows.map(([code, name]) => [code, name]));

export const CURRENCY_SIGNS: Readonly<Record<string, string>> = byCode([
  ...rows.map(([code, , sign]) => [code, sign] as const),
  ['JPY', '¥'],
  ['KRW', '₩'],
]);
