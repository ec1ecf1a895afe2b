import { cityNamed, countryNamed } from '../atlas.ts';
import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
import { familyNameOf, givenNames } from '../given-names.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { eventCategories, FIELDS, LOCAL_TITLES, SCORED } from '../lists/events.ts';
import type { EventCategory } from '../lists/events.ts';
import { listOf } from '../lists/list-of.ts';
import { originOf } from '../origins.ts';
import type { Country } from '../lists/places.ts';
import type { Random } from '../random.ts';
import { regionOf } from '../regions/index.ts';
import { concert } from './events/concert.ts';
import { conference } from './events/conference.ts';
import { networking } from './events/networking.ts';
import { scored, sports } from './events/sports.ts';
import { joined } from './events/texts.ts';
import type { EventTexts } from './events/texts.ts';
import { workshop } from './events/workshop.ts';
import { createReader } from './forms.ts';
import type { Subject } from './subject.ts';
import { series, SPELT, titleCase } from './wording.ts';

/** The title of an event; no two of a category and a city are the same before its thousands of forms are used up. */
export function eventTitle(context: Context, category: string, city: string, online: boolean): string {
  const kind = entry(eventCategories, category);
  const country = category === 'Concert' ? countryNamed(cityNamed(city).country) : undefined;
  if (country) {
    const name = composeText(context, '{title}', localTitlesIn(country, kind)).replace(CITY, city);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  // As many in a row as there are subjects have one each, and those of one subject other forms.
  const { x: subjects = [] } = kind.words;
  const [turn, place] = [Math.floor((context.id - 1) / subjects.length), (context.id - 1) % subjects.length];
  const subject = subjects[context.distinct(subjects.length, place)] ?? '';
  const forms = { distinct: (size: number) => context.distinct(size, (turn + place * APART) % size) };
  const title = composeText(forms, '{title}', titlesOf(category, kind, online, subject));
  const known = title.includes('#') ? taughtIn(eventSubject(title, category, CITY)) : [];
  const whole = title.replaceAll(TAUGHT, (_, at) => known[Number(at)] ?? '');
  // Where one of the things is itself two, or begins with a verb, they are told apart by a comma.
  return titleCase(/ and |(: |& )\w+ing /.test(whole) ? whole.replace(' & ', ', ') : whole).replace(CITY, city);
}

/** What stands for one of the things that a course on the subject deals with, by its number. */
const TAUGHT = /#(\d)/g;

/**
 * What the title of an event of a category in a city is about; empty where it has none of the known forms.
 *
 * @example
 * eventSubject('Turin Forestry Talks', 'Sports', 'Turin') // => ""
 */
export function eventSubject(title: string, category: string, city: string): string {
  return readers[category]?.(title.replace(city, CITY))?.slots['x'] ?? '';
}

/** What stands for the city in a pattern. */
const CITY = '@';

/** So many forms lie between the titles of neighbours. */
const APART = 97;

/** Patterns and words of a category as one grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

function titlesOf(
  category: string,
  { titles, online: virtual = titles, words }: EventCategory,
  online: boolean,
  x: string,
): Grammar {
  const key = `${category} ${online} ${x}`;
  let grammar = grammars.get(key);
  if (!grammar) grammars.set(key, (grammar = { ...words, x: [x], title: online ? virtual : titles }));
  return grammar;
}

/** Whether a name is as long in small letters, as titles are read in them: not so one with a dotted capital I. */
const isReadable = (name: string): boolean => name.toLowerCase().length === name.length;

/** The titles of concerts in a country: those who play bear names that people have there. */
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
        words: { x = [], y = [], ...words },
      },
    ]) => [
      category,
      // The name of a performer is made of other words, and what is taught is not in the list: both are read as they stand.
      createReader([...(category === 'Concert' ? Object.values(LOCAL_TITLES).flat() : []), ...titles, ...online], {
        ...words,
        ...(!x.some((word) => word.includes('{')) && { x }),
        ...(!y.some((word) => word.includes('#')) && { y }),
      }),
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

/** The name of the part of a category. */
const partOf = (category: string, online: boolean): string => (online ? `${category} online` : category);

/** What a workshop on a subject teaches, or what a conference on it deals with; listed when first asked for. */
let taught: ReadonlyMap<string, readonly string[]> | undefined;

function taughtIn(x: string): readonly string[] {
  taught ??= new Map(Object.values(COURSE_TOPICS).flatMap((topics) => Object.entries(topics)));
  const field = FIELDS[x];
  return taught.get(x) ?? (field === undefined ? [] : listOf(field));
}

/** Hours in words, up to half an hour: `two and a half hours`. */
function inHours(hours: number): string {
  const halves = Math.max(2, Math.round(hours * 2));
  const whole = SPELT[Math.floor(halves / 2)] ?? String(Math.floor(halves / 2));
  if (halves % 2 === 0) return halves === 2 ? 'an hour' : `${whole} hours`;
  return halves === 3 ? 'an hour and a half' : `${whole} and a half hours`;
}

const HOUR = 3_600_000;

/** A name as an article: before another one it would read as such. */
const ARTICLE = 'An';

/** Somebody who speaks, teaches, or sits in: nine in ten are from the country. */
function personFrom(place: string, random: Random): string {
  const region = originOf(random, place === CITY ? {} : { city: place });
  const gender = random.chance(0.5) ? 'female' : 'male';
  const given = random.pick(givenNames(region, gender).filter((one) => one !== ARTICLE));
  return `${given} ${familyNameOf(random.pick(listOf(region.family)), gender)}`;
}

/** Paragraphs about an event. They name no date, city, or price, but some tell how long it is, or how many can take part. */
export const event: Subject = {
  rules: {
    text: ['{opening} {more}', '{opening} {more} {more}'],
  },
  parts: Object.fromEntries(
    Object.entries(TEXTS).flatMap(([category, texts]) =>
      [false, true].map((online) => [
        partOf(category, online),
        joined(texts.anywhere, online ? texts.online : texts.onSite),
      ]),
    ),
  ),
  read(about, random) {
    const { name = '', topic, online = false, place = CITY, amount = 40, date = '', until = '' } = about;
    const category = topic ?? random.pick(Object.keys(eventCategories));
    const { words } = entry(eventCategories, category);
    const slots = readers[category]?.(name.replace(place, CITY))?.slots ?? {};
    const found = slots['x'] ?? composeText({ distinct: (size) => random.int(0, size - 1) }, '{x}', words);
    // Some people are called like cities.
    const x = found.replace(CITY, place);
    const all = taughtIn(x);
    const y = slots['y'] ?? (all.length > 0 ? '' : random.pick(words['y'] ?? ['']));
    const told = all.filter((one) => y.toLowerCase().includes(one.toLowerCase()));
    const others = random.sample(
      all.filter((one) => !told.includes(one)),
      4,
    );
    const [focus = x, second = x, third = x, fourth = x] = [...told, ...others];
    const hours = (Date.parse(until) - Date.parse(date)) / HOUR || 2;
    const days = Math.floor(hours / 24) + 1;
    // What the title names comes first.
    const subs = told.length === 0 ? all : [...told, ...others];
    return {
      part: partOf(SCORED.has(x) ? `${category} scored` : category, online),
      slots: {
        x,
        y:
          told.length > 0 ? series(told) : y !== '' ? y.toLowerCase() : category === 'Conference' ? series(all) : focus,
        focus,
        second,
        third,
        fourth,
        subs: series(subs),
        sub: subs[0] ?? x,
        other: subs[1] ?? x,
        get person() {
          return personFrom(place, random);
        },
        places:
          amount < 1000 ? String(amount) : `${Math.floor(amount / 1000)},${String(amount % 1000).padStart(3, '0')}`,
        length: inHours(hours),
        daily: `${SPELT[days] ?? days}-day`,
        span: days === 1 ? 'one day' : `${SPELT[days] ?? days} days`,
        talks: String(Math.round(Math.min(amount, 900) / 90) + 5 * days + random.int(1, 5)),
        entries: String(Math.ceil(amount * random.between(0.3, 0.7))),
        turnout: String(Math.ceil(amount * random.between(0.4, 0.9))),
      },
    };
  },
};
