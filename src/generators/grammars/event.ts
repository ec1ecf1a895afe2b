import { cityNamed, countryNamed } from '../atlas.ts';
import { composeText } from '../compose-text.ts';
import type { Context } from '../context.ts';
import { familyNameOf, givenNames } from '../given-names.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { eventCategories, FIELDS, LOCAL_TITLES, SCORED, TRADES } from '../lists/events.ts';
import type { EventCategory } from '../lists/events.ts';
import { listOf } from '../lists/list-of.ts';
import type { Country } from '../lists/places.ts';
import type { Random } from '../random.ts';
import { regionOf } from '../regions/index.ts';
import { concert, GENRES, JAZZ } from './events/concert.ts';
import { conference } from './events/conference.ts';
import { networking } from './events/networking.ts';
import { scored, sports } from './events/sports.ts';
import { joined } from './events/texts.ts';
import type { EventTexts } from './events/texts.ts';
import { personFrom, playersOf } from './events/words.ts';
import { KITS, workshop } from './events/workshop.ts';
import { createReader } from './forms.ts';
import { EVENT_SHEET } from './sheets/event.ts';
import type { About, Subject } from './subject.ts';
import { series, SPELT, titleCase } from './wording.ts';

/**
 * Returns the title of an event. No two events of a category in a city have the same title until all of its thousands
 * of titles have been used.
 */
export function eventTitle(context: Context, category: string, city: string, online: boolean): string {
  const kind = entry(eventCategories, category);
  const country = category === 'Concert' ? countryNamed(cityNamed(city).country) : undefined;
  if (country) {
    const name = composeText(context, '{title}', localTitlesIn(country, kind)).replace(CITY, city);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  // Consecutive records have different subjects; the records of a subject have different forms.
  const { x: subjects = [] } = kind.words;
  const [turn, place] = [Math.floor((context.id - 1) / subjects.length), (context.id - 1) % subjects.length];
  const subject = subjects[context.distinct(subjects.length, place)] ?? '';
  const early = kind.early?.[online ? 'online' : 'onSite'] ?? [];
  const pattern =
    turn < early.length ? early[(turn + context.distinct(early.length, place)) % early.length] : undefined;
  const forms = {
    distinct: (size: number) => context.distinct(size, (pattern === undefined ? turn + place * APART : place) % size),
  };
  const title = composeText(
    forms,
    pattern ?? '{title}',
    titlesOf(category, kind, online, subject, turn < early.length),
  );
  const known = title.includes('#') ? matterOf(eventSubject(title, category, CITY))[0] : [];
  const whole = title.replaceAll(TAUGHT, (_, at) => known[Number(at)] ?? '');
  // No "&" where one of the things contains "and" or begins with a verb.
  return titleCase(/ and |(: |& )\w+ing /.test(whole) ? whole.replace(' & ', ' plus ') : whole).replace(CITY, city);
}

/** Matches the placeholder of a part of the subject, and captures its index. */
const TAUGHT = /#(\d)/g;

/**
 * Returns the subject of an event from its title; empty if the title has no known form.
 *
 * @example
 * eventSubject('Turin Forestry Talks', 'Sports', 'Turin') // => ""
 */
export function eventSubject(title: string, category: string, city: string): string {
  return readers[category]?.(title.replace(city, CITY))?.slots['x'] ?? '';
}

/** Stands for the city in patterns of titles. */
const CITY = '@';

/** Difference between the indexes of the titles of consecutive subjects. */
const APART = 97;

/** Patterns and words of titles, by category and subject, or by country; filled on first use. */
const grammars: Map<string, Grammar> = new Map();

function titlesOf(
  category: string,
  { titles, online: virtual = titles, words }: EventCategory,
  online: boolean,
  x: string,
  isEarly: boolean,
): Grammar {
  const key = `${category} ${online} ${x} ${isEarly}`;
  let grammar = grammars.get(key);
  if (!grammar) {
    // The first titles name no more than one part of the subject.
    const parts = isEarly ? { y: [...new Set((words['y'] ?? []).map((part) => part.slice(0, '#0'.length)))] } : {};
    grammars.set(key, (grammar = { ...words, ...parts, x: [x], title: online ? virtual : titles }));
  }
  return grammar;
}

/**
 * Whether a name has the same length in lower case. One with a dotted capital I has not, and could not be found in a
 * title.
 */
const isReadable = (name: string): boolean => name.toLowerCase().length === name.length;

/** Returns the titles of concerts in a country, where performers have names of that country. */
function localTitlesIn(
  { code, language }: Pick<Country, 'code' | 'language'>,
  { titles, words }: EventCategory,
): Grammar {
  let grammar = grammars.get(code);
  if (!grammar) {
    const region = regionOf(code);
    const isEnglish = language === 'en';
    const own = {
      ...(!isEnglish && { x: ['{star} {last}', '{star} {last} {band}', '{last} {band}'] }),
      star: givenNames(region).filter(isReadable),
      last: listOf(region.family)
        .map((name) => familyNameOf(name))
        .filter(isReadable),
      title: isEnglish ? titles : (LOCAL_TITLES[language] ?? titles),
    };
    grammars.set(code, (grammar = { ...words, ...own }));
  }
  return grammar;
}

const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(eventCategories).map(
    ([
      category,
      {
        titles,
        online = [],
        early = { onSite: [], online: [] },
        words: { x = [], y = [], ...words },
      },
    ]) => [
      category,
      // Performers' names are made of other words, and parts of a subject are in no list: those slots match any text.
      createReader(
        [
          ...(category === 'Concert' ? Object.values(LOCAL_TITLES).flat() : []),
          ...titles,
          ...online,
          ...early.onSite,
          ...early.online,
        ],
        {
          ...words,
          ...(!x.some((word) => word.includes('{')) && { x }),
          ...(!y.some((word) => word.includes('#')) && { y }),
        },
      ),
    ],
  ),
);

const TEXTS: Readonly<Record<string, EventTexts>> = {
  Conference: conference,
  Workshop: workshop,
  Concert: concert,
  Sports: sports,
  'Sports scored': scored,
  Networking: networking,
};

/** Matches ensembles that play jazz or similar music. */
const ENSEMBLE = / (?:Trio|Quartet|Quintet)\b/;

/** Returns the name of the part of a grammar for events of a kind: `concert` on site, `concert online` online. */
const partOf = (kind: string, online: boolean): string => (online ? `${kind} online` : kind);

/**
 * What workshops, conferences and networking events are about, by subject: the parts of the subject, and its field.
 * Filled on first use.
 */
let matters: ReadonlyMap<string, readonly [things: readonly string[], field: string]> | undefined;

function matterOf(x: string): readonly [things: readonly string[], field: string] {
  matters ??= new Map([
    ...Object.entries(COURSE_TOPICS).flatMap(([field, topics]) =>
      Object.entries(topics).map(([topic, things]) => [topic, [things, field]] as const),
    ),
    ...Object.entries({ ...FIELDS, ...TRADES }).map(([topic, said]) => {
      const [things = '', field = ''] = said.split('; ');
      return [topic, [listOf(things), field]] as const;
    }),
  ]);
  return matters.get(x) ?? [[], ''];
}

const DAY = 86_400_000;

/** Writes a number with commas between thousands: `1,400`. */
const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Signs in front of a price, used where the currency is that of the country. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  CAD: '$',
  AUD: '$',
  NZD: '$',
  GBP: '£',
  EUR: '€',
  JPY: '¥',
  INR: '₹',
};

/** Returns the figures in texts: places, price, days, talks, entries, and turnout. */
function figuresOf(
  { amount = 40, price = 0, currency = '', date = '', endDate = '' }: About,
  random: Random,
): Readonly<Record<string, string>> {
  const days = Math.floor((Date.parse(endDate) - Date.parse(date)) / DAY || 0) + 1;
  const spelt = SPELT[days] ?? String(days);
  return {
    places: grouped(amount),
    fee:
      price === 0
        ? 'free admission'
        : `tickets at ${SIGNS[currency] ?? ''}${grouped(price)}${SIGNS[currency] ? '' : ` ${currency}`}`,
    daily: `${spelt}-day`,
    span: days === 1 ? 'one day' : `${spelt} days`,
    talks: String(Math.round(Math.min(amount, 600) / 50) + 5 * days + random.int(1, 5)),
    entries: String(Math.ceil(Math.min(amount, 300) * random.between(0.3, 0.7))),
    turnout: String(Math.ceil(amount * random.between(0.4, 0.9))),
  };
}

/** Paragraphs about an event. They contain no date; some name its length, its price or its number of places. */
export const event: Subject = {
  sheet: EVENT_SHEET,
  rules: {
    text: ['{opening}', '{opening} {more}', '{opening} {end}'],
    end: ['{more}', '{facts}'],
    facts: [
      '{fee}.',
      'There are {places} places.',
      '{fee}. Early booking is recommended.',
      'The number of places is limited to {places}.',
    ],
  },
  parts: {
    ...Object.fromEntries(Object.entries(TEXTS).map(([kind, texts]) => [kind, joined(texts.anywhere, texts.onSite)])),
    ...Object.fromEntries(
      Object.entries(TEXTS).flatMap(([kind, { anywhere, online }]) =>
        online ? [[partOf(kind, true), joined(anywhere, online)]] : [],
      ),
    ),
  },
  read(about, random) {
    const { name = '', topic, online = false, place = CITY } = about;
    const category = topic ?? random.pick(Object.keys(eventCategories));
    const { words } = entry(eventCategories, category);
    const slots = readers[category]?.(name.replace(place, CITY))?.slots ?? {};
    const found = slots['x'] ?? composeText({ distinct: (size) => random.int(0, size - 1) }, '{x}', words);
    // Some performers have the same name as the city.
    const x = found.replace(CITY, place);
    const [all, field] = matterOf(x);
    const named = slots['y']?.toLowerCase() ?? '';
    const told = all.filter((one) => named.includes(one.toLowerCase()));
    const others = random.sample(
      all.filter((one) => !told.includes(one)),
      4,
    );
    // One part that the title names comes first, then others, so that the text says more than the title.
    const [focus = x, second = x, third = x, fourth = x] = [...told.slice(0, 1), ...others, ...told.slice(1)];
    const [other = x, another = x] = [...others, ...told];
    return {
      part: partOf(SCORED.has(x) ? `${category} scored` : category, online),
      slots: {
        x,
        y: told.length > 0 ? series(told) : focus,
        focus,
        second,
        third,
        fourth,
        other,
        another,
        pair: series([focus, second]),
        subs: series([focus, second, third]),
        who: field,
        kit: KITS[field] ?? [],
        genre: ENSEMBLE.test(x) ? JAZZ : GENRES,
        players: playersOf(slots['class'] ?? ''),
        get person() {
          return personFrom(place === CITY ? undefined : place, random);
        },
        ...figuresOf(about, random),
        place,
      },
    };
  },
};
