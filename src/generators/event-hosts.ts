import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { defineGenerator } from './define.ts';
import { isStreet } from './events.ts';
import { eventSubject } from './grammars/event.ts';
import { titleCase } from './grammars/wording.ts';
import { listOf } from './lists/list-of.ts';
import { ENGLISH_HALLS } from './lists/venues.ts';
import { ENGLISH_PARTS } from './regions/common.ts';
import { regionOf } from './regions/index.ts';
import { spelt } from './spelling.ts';

/** Names of societies that hold conferences: `*` stands for the subject, `@` for the city. */
const SOCIETIES: readonly string[] = listOf(
  'Society for *, Institute of *, Association for *, * Society, * Association, * Council, @ Institute of *',
);

/** Names of professional networks: `@` stands for the city, `*` for the subject. */
const CIRCLES: readonly string[] = listOf('@ * Network, @ Association of *');

/** First word in the name of a society with members in many countries. */
const WORLDWIDE = 'International';

/** Name of a university and name of a school for adults, by language; `*` is a place or a district. */
const COLLEGES: Readonly<Record<string, readonly [university: string, school: string]>> = {
  de: ['Universität *', 'Volkshochschule *'],
  es: ['Universidad *', 'Universidad Popular *'],
  fr: ['Université *', 'Université populaire *'],
  it: ['Università *', 'Università Popolare *'],
  nl: ['Universiteit *', 'Volksuniversiteit *'],
  pt: ['Universidade *', 'Escola *'],
  en: ['* University', '* College'],
};

/** Places that universities and schools in English-speaking countries are named after, separated by commas. */
const ENGLISH_COLLEGES = `${ENGLISH_HALLS},${ENGLISH_PARTS}`;

/** Matches districts after which no university is named, such as the station, and names of real universities. */
const NO_COLLEGE = /^.{0,6}$|Bahn|Sta[tz]i|Esta[cç]|side|front|Hill|Road|Lane|End|Old|Carl|Vict/;

/**
 * Share of conferences, from 0 to 1, that a university holds. In English-speaking countries it is lower, because
 * societies hold more of them.
 */
const BY_UNIVERSITY = 0.6;
const BY_ENGLISH_UNIVERSITY = 0.25;

/**
 * Share, from 0 to 1, of workshops that a school holds, of networking events that a network holds, and of concerts that
 * a company holds. All others are held by the venue.
 */
const BY_SCHOOL = 0.8;
const BY_CIRCLE = 0.85;
const BY_FIRM = 0.4;

export const host_name = defineGenerator({
  name: 'host_name',
  makes: 'Name of the host of an event: a venue, a company, a club, an association, a university or a school.',
  args: {
    category: arg.text('Category of the event.', { required: true }),
    city: arg.text('English name of a city.', { required: true }),
    title: arg.text('Title of the event.', { required: true }),
    venue: arg.text('Venue of the event, which may host its own concerts and workshops.', { required: true }),
    tradeName: arg.text('Trade name of the company, if a company is the host.', { required: true, formerly: 'trade' }),
  },
  examples: [
    {
      args: { category: 'Concert', city: 'Porto', title: 'Nora Vane Live', venue: 'Teatro Poente', tradeName: 'Arbel' },
      value: 'Teatro Poente',
    },
  ],
  make(context, { category, city, title, venue, tradeName }): string {
    const { random } = context;
    const x = titleCase(eventSubject(title, category, city));
    const { country } = cityNamed(city);
    const { code, language } = countryNamed(country);
    const { clubs } = regionOf(code);
    const isOnline = venue.startsWith('Online');
    const isEnglish = language === 'en';
    const collegeOf = (kind: 0 | 1): string | undefined => {
      const names = listOf(isEnglish ? ENGLISH_COLLEGES : clubs.parts).filter((part) => !NO_COLLEGE.test(part));
      return COLLEGES[language]?.[kind].replace('*', names[context.distinct(names.length)] ?? '');
    };
    switch (category) {
      case 'Networking':
        return isOnline || random.chance(BY_CIRCLE) ? random.pick(CIRCLES).replace('*', x).replace('@', city) : venue;
      case 'Workshop':
        return (random.chance(BY_SCHOOL) && collegeOf(1)) || (isOnline ? `${tradeName} Academy` : venue);
      case 'Conference': {
        const name = random.pick(SOCIETIES).replace('*', x).replace('@', city);
        // In countries with another language, only international societies have English names, except at national
        // conferences.
        const isOfAll = !isEnglish && !title.includes('National') && !name.startsWith(city);
        return (
          (random.chance(isEnglish ? BY_ENGLISH_UNIVERSITY : BY_UNIVERSITY) && collegeOf(0)) ||
          (isOfAll ? `${WORLDWIDE} ${name}` : name)
        );
      }
      case 'Sports': {
        const marks = isEnglish ? [`* ${x} Club`, `* ${x} Association`] : listOf(clubs.marks.any);
        const parts = listOf(clubs.parts).filter((part) => !isStreet(part));
        // Without the sport, "Garden Club" would be one of gardeners.
        const mark = random.pick(marks).replace(/^\* Club$/, `* ${x} Club`);
        return spelt(mark.replace('*', parts[context.distinct(parts.length)] ?? ''), country);
      }
      default:
        return random.chance(BY_FIRM)
          ? `${tradeName.split(/[ &-]/)[0] ?? tradeName} ${random.chance(0.5) ? 'Concerts' : 'Live'}`
          : venue;
    }
  },
});
