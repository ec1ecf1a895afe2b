import { listed, row, type Row } from './row.ts';

/** Countries with their codes and numbers in ISO 3166. */
const LINES = `GB United Kingdom 826, IE Ireland 372, FR France 250, DE Germany 276, AT Austria 040, CH Switzerland 756,
  NL Netherlands 528, BE Belgium 056, LU Luxembourg 442, ES Spain 724, PT Portugal 620, IT Italy 380,
  SE Sweden 752, NO Norway 578, DK Denmark 208, FI Finland 246, PL Poland 616, CZ Czechia 203,
  US United States 840, CA Canada 124, MX Mexico 484, CR Costa Rica 188, DO Dominican Republic 214,
  JM Jamaica 388, CO Colombia 170, EC Ecuador 218, PE Peru 604, CL Chile 152, AR Argentina 032, UY Uruguay 858,
  BR Brazil 076, TR Turkey 792, AE United Arab Emirates 784, SA Saudi Arabia 682, IN India 356, NP Nepal 524,
  ID Indonesia 360, PH Philippines 608, CN China 156, JP Japan 392, KR South Korea 410, EG Egypt 818,
  GH Ghana 288, NG Nigeria 566, KE Kenya 404, TZ Tanzania 834, UG Uganda 800, ZA South Africa 710,
  AU Australia 036, NZ New Zealand 554`;

const rows: readonly (readonly [code: string, name: string, number: string])[] = LINES.split(',').map((line) => {
  const [, code = '', name = '', number = ''] = /^\s*([A-Z]{2}) (.+) (\d{3})$/.exec(line) ?? [];
  return [code, name, number];
});

/** The name of each country, by its code in capitals and in small letters. */
export const COUNTRIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows.flatMap(([code, name]) => [code, code.toLowerCase()].map((each) => [each, [name]])),
);

/** The codes of the countries that have names here. */
export const COUNTRY_CODES: readonly string[] = rows.map(([code]) => code);

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(rows.map(([, name, number]) => [name, number]));

/** Rows for numbers of countries, which agree with the country beside them. */
export const COUNTRY_NUMBERS: readonly Row[] = [
  row(
    'country number',
    'num code, numeric code, iso numeric, iso numeric code, country num code, country numeric code, country number, country iso numeric, numcode',
    { string: { ...listed(Object.values(NUMBERS).join(', ')), by: { role: 'country', texts: NUMBERS } } },
  ),
];
