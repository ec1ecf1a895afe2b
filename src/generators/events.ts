import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { defineGenerator } from './define.ts';
import { eventTitle } from './grammars/event.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { ENGLISH_HALLS, ENGLISH_VENUES, onlinePlatforms, venueKinds } from './lists/venues.ts';
import { ENGLISH_PARTS } from './regions/common.ts';
import { regionOf, withPreposition } from './regions/index.ts';

export const event_title = defineGenerator({
  name: 'event_title',
  makes: 'Title of an event that suits its category and city.',
  args: {
    category: arg.text('Category of the event.', { required: true }),
    city: arg.text('City in which it takes place or is organised.', { required: true }),
    online: arg.flag('Whether it takes place online.'),
  },
  examples: [{ args: { category: 'Workshop', city: 'Leeds' }, value: 'Web Development Workshop' }],
  make(context, { category, city, online = false }): string {
    return eventTitle(context, category, city, online);
  },
});

/**
 * Whether a district is named after a street. A venue or a club with that name would have to be in the street.
 *
 * @example
 * isStreet('Mill Lane') // => true
 */
export function isStreet(part: string): boolean {
  return / (?:Road|Lane|Street)$/.test(part);
}

export const venue = defineGenerator({
  name: 'venue',
  makes: 'Name of the venue of an event, or of the platform of an online event.',
  args: {
    online: arg.flag('Whether it takes place online.', { required: true }),
    category: arg.text('Category of the event.', { required: true }),
    city: arg.text('City in which it takes place or is organised.', { required: true }),
  },
  examples: [
    { args: { online: true, category: 'Workshop', city: 'Leeds' }, value: 'Online via Commonstage' },
    { args: { online: false, category: 'Concert', city: 'Porto' }, value: 'Auditório Boa Vista' },
  ],
  make(context, { online, category, city }): string {
    const { random } = context;
    if (online) return `Online via ${random.pick(onlinePlatforms)}`;
    const place = cityNamed(city);
    const { code, language } = countryNamed(place.country);
    const { grounds } = regionOf(code);
    const kinds: Readonly<Record<string, string>> =
      category === 'Sports'
        ? { Sports: grounds?.hall ?? ENGLISH_VENUES.Sports }
        : (venueKinds[code] ?? venueKinds[language] ?? ENGLISH_VENUES);
    const kind = random.pick(listOf(entry(kinds, category)));
    const parts = category === 'Sports' && grounds?.after ? listOf(grounds.after) : partsIn(code);
    // Events with neighbouring ids are in venues with different names.
    const quarter = parts[context.distinct(parts.length)] ?? '';
    // Some venues are named after their city. That also avoids names such as "Centro Cultural Centro".
    const isOfTown = grounds?.ofTown !== '' && random.chance(category === 'Conference' ? 0.5 : 0.25);
    const name =
      isOfTown || kind.includes(quarter) ? withPreposition(place.local ?? place.name, grounds?.ofTown) : quarter;
    const called = kind.replace('*', name);
    return AMERICAN.has(code) ? called.replace(/(Cent|Theat)re/, '$1er') : called;
  },
});

/** Returns words for names of venues in a country: its districts and, in English-speaking countries, names of halls. */
function partsIn(code: string): readonly string[] {
  const { parts, nicknames } = regionOf(code).clubs;
  const own = parts === ENGLISH_PARTS || nicknames === 'all' ? `${ENGLISH_HALLS},${parts}` : parts;
  return listOf(own).filter((part) => !isStreet(part));
}

/** Codes of countries with American spelling. */
const AMERICAN: ReadonlySet<string> = new Set(['US', 'PH']);
