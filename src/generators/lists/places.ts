import { CITIES } from './cities.ts';
import { listOf } from './list-of.ts';

/** A country and its conventions. */
export interface Country {
  /** English name, which records use. */
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly code: string;
  /** ISO 4217 currency code. */
  readonly currency: string;
  /** Main language, ISO 639-1. */
  readonly language: string;
  /**
   * International form of a telephone number; each `#` is a free digit. None of these numbers can be connected: they
   * lie in a range that the country's authority reserves for film and books (Australia, Canada, the Dominican Republic,
   * France, Germany, Ireland, Jamaica, Sweden, the United Kingdom, the United States), or begin with an area or mobile
   * code that the national numbering plan has not assigned. Source: the E.164 national numbering plans deposited with
   * the ITU, checked against the metadata of libphonenumber, 2025.
   */
  readonly phone: string;
  /** Minutes by which clocks are ahead of UTC, without daylight saving time, in most of its cities. Source: IANA tz. */
  readonly utcOffset: number;
}

/** A real city. No two cities of the list share a name. */
export interface City {
  readonly name: string;
  /** The name of its {@link Country}. */
  readonly country: string;
  /** Degrees north of the equator, of a central point some distance from the water. */
  readonly latitude: number;
  /** Degrees east of Greenwich, of the same point. */
  readonly longitude: number;
  /** Form of its telephone numbers, where it differs from the country's. */
  readonly phone?: string;
  /** Local name in Latin letters, where it differs from the English one. */
  readonly local?: string;
  /** Minutes ahead of UTC, where the country's value does not apply. */
  readonly utcOffset?: number;
  /**
   * Sales tax in percent, where the state or province decides: in the United States the state's rate without local
   * additions, in Canada federal and provincial tax together, in Brazil the state's. Source: the departments of
   * revenue, 2025.
   */
  readonly tax?: number;
}

/** Name, code, currency, language, telephone form and clock of each {@link Country}. */
const COUNTRIES = `
  United Kingdom|GB|GBP|en|+44 1632 960###|0
  Ireland|IE|EUR|en|+353 20 91# ####|0
  France|FR|EUR|fr|+33 1 99 00 ## ##|60
  Germany|DE|EUR|de|+49 30 23125 ###|60
  Austria|AT|EUR|de|+43 632 ### ####|60
  Switzerland|CH|CHF|de|+41 38 ### ## ##|60
  Netherlands|NL|EUR|nl|+31 39 ### ####|60
  Belgium|BE|EUR|nl|+32 62 ## ## ##|60
  Luxembourg|LU|EUR|lb|+352 653 ### ###|60
  Spain|ES|EUR|es|+34 99# ## ## ##|60
  Portugal|PT|EUR|pt|+351 247 ### ###|0
  Italy|IT|EUR|it|+39 30# ### ####|60
  Sweden|SE|SEK|sv|+46 8 465 004 ##|60
  Norway|NO|NOK|nb|+47 26 ## ## ##|60
  Denmark|DK|DKK|da|+45 37 ## ## ##|60
  Finland|FI|EUR|fi|+358 59 ### ####|120
  Poland|PL|PLN|pl|+48 28 ### ## ##|60
  Czechia|CZ|CZK|cs|+420 36# ### ###|60
  United States|US|USD|en|+1 202-555-01##|-300
  Canada|CA|CAD|en|+1 613-555-01##|-300
  Mexico|MX|MXN|es|+52 26# ### ####|-360
  Costa Rica|CR|CRC|es|+506 29## ####|-360
  Dominican Republic|DO|DOP|es|+1 809-555-01##|-240
  Jamaica|JM|JMD|en|+1 876-555-01##|-300
  Colombia|CO|COP|es|+57 34# ### ####|-300
  Ecuador|EC|USD|es|+593 92 ### ####|-300
  Peru|PE|PEN|es|+51 77 ### ###|-300
  Chile|CL|CLP|es|+56 54 ### ####|-240
  Argentina|AR|ARS|es|+54 277 ### ####|-180
  Uruguay|UY|UYU|es|+598 36## ####|-180
  Brazil|BR|BRL|pt|+55 57 3###-####|-180
  Turkey|TR|TRY|tr|+90 297 ### ## ##|180
  United Arab Emirates|AE|AED|ar|+971 57 ### ####|240
  Saudi Arabia|SA|SAR|ar|+966 52 ### ####|180
  India|IN|INR|hi|+91 39## ######|330
  Nepal|NP|NPR|ne|+977 95#-#######|345
  Indonesia|ID|IDR|id|+62 58-####-####|420
  Philippines|PH|PHP|tl|+63 904 ### ####|480
  China|CN|CNY|zh|+86 154 #### ####|480
  Japan|JP|JPY|ja|+81 71-###-####|540
  South Korea|KR|KRW|ko|+82 45-###-####|540
  Egypt|EG|EGP|ar|+20 14 #### ####|120
  Ghana|GH|GHS|en|+233 22 ### ####|0
  Nigeria|NG|NGN|en|+234 68# ### ####|60
  Kenya|KE|KES|sw|+254 39 ### ####|180
  Tanzania|TZ|TZS|sw|+255 64 ### ####|180
  Uganda|UG|UGX|en|+256 723 ### ###|180
  South Africa|ZA|ZAR|en|+27 29 ### ####|120
  Australia|AU|AUD|en|+61 2 5550 ####|600
  New Zealand|NZ|NZD|en|+64 5 ### ####|720
`;

export const countries: readonly Country[] = listOf(COUNTRIES).map((row) => {
  const [name = '', code = '', currency = '', language = '', phone = '', offset] = row.split('|');
  return { name, code, currency, language, phone, utcOffset: Number(offset) };
});

function readCities(): readonly City[] {
  const list: City[] = [];
  let country = '';
  for (const row of listOf(CITIES)) {
    const [names = '', latitude, longitude, phone, utcOffset, tax] = row.split('|');
    const [name = '', local] = names.split('/');
    if (latitude === undefined) country = name;
    else
      list.push({
        name,
        country,
        latitude: Number(latitude),
        longitude: Number(longitude),
        ...(local && { local }),
        ...(phone && { phone }),
        ...(utcOffset && { utcOffset: Number(utcOffset) }),
        ...(tax && { tax: Number(tax) }),
      });
  }
  return list;
}

export const cities: readonly City[] = readCities();
