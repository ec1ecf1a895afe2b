import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { listOf } from './lists/list-of.ts';
import { PLACE_DETAILS } from './lists/place-details.ts';
import { cities } from './lists/places.ts';

/** Facts about a city, except for its coordinates. */
interface Details {
  readonly region: string;
  readonly region_code: string;
  readonly postcode: string;
  readonly time_zone: string;
  readonly country_code3: string;
  readonly continent: string;
  readonly nationality: string;
}

let known: ReadonlyMap<string, Details> | undefined;

function readDetails(): ReadonlyMap<string, Details> {
  const details = new Map<string, Details>();
  let country: readonly string[] = [];
  for (const row of listOf(PLACE_DETAILS)) {
    const [head = '', ofCountry] = row.split(': ');
    if (ofCountry !== undefined) {
      country = ofCountry.split('|');
      continue;
    }
    const [name = '', region = '', region_code = '', postcode = '', zone] = head.split('|');
    const [country_code3 = '', continent = '', nationality = '', usual = ''] = country;
    const time_zone = zone ?? usual;
    details.set(name, { region, region_code, postcode, time_zone, country_code3, continent, nationality });
  }
  return details;
}

/**
 * Returns the time zones of all cities.
 *
 * @example
 * timeZones().includes('Europe/Paris') // => true
 */
export function timeZones(): readonly string[] {
  known ??= readDetails();
  return [...new Set([...known.values()].map(({ time_zone }) => time_zone))];
}

/** Fills in the free digits and letters of a postcode. */
function filled({ random }: Context, form: string): string {
  return form.replace(/[#?]/g, (sign) =>
    sign === '#' ? String(random.int(0, 9)) : random.pick('ABDEFGHJLNPQRSTUWXYZ'.split('')),
  );
}

export const place_detail = defineGenerator({
  name: 'place_detail',
  makes: 'What an address says of a city or a country, such as its state, postcode, or time zone.',
  args: {
    part: arg.word(
      'region',
      'region_code',
      'postcode',
      'time_zone',
      'country_code',
      'country_code3',
      'calling_code',
      'continent',
      'nationality',
    )('What to tell of the place. `region` is a state, a province, or a county.', { required: true }),
    city: arg.text('English name of a city. Default: one of the country.'),
    country: arg.text('English name of a country. Ignored if `city` is given. Default: any.'),
  },
  examples: [
    { args: { part: 'region', city: 'Denver' }, value: 'Colorado' },
    { args: { part: 'country_code', country: 'Japan' }, value: 'JP' },
  ],
  make(context, { part, city, country }): string {
    known ??= readDetails();
    const inCountry = country === undefined ? cities : cities.filter((one) => one.country === country);
    const place = city === undefined ? context.random.pick(inCountry) : cityNamed(city);
    if (part === 'country_code') return countryNamed(country ?? place.country).code;
    if (part === 'calling_code') return countryNamed(country ?? place.country).phone.split(' ')[0] ?? '';
    const detail = known.get(place.name)?.[part] ?? '';
    return part === 'postcode' ? filled(context, detail) : detail;
  },
});
