import { HOURS, ownTitles } from '../../../src/generators/courses.ts';
import { crime } from '../../../src/generators/grammars/books/crime.ts';
import { fantastic } from '../../../src/generators/grammars/books/fantastic.ts';
import { horror } from '../../../src/generators/grammars/books/horror.ts';
import { literary } from '../../../src/generators/grammars/books/literary.ts';
import { romance } from '../../../src/generators/grammars/books/romance.ts';
import type { Tales } from '../../../src/generators/grammars/books/tales.ts';
import { young } from '../../../src/generators/grammars/books/young.ts';
import { FACTS, tales } from '../../../src/generators/grammars/book-titles.ts';
import { bookGenres } from '../../../src/generators/lists/books.ts';
import { COURSE_TOPICS } from '../../../src/generators/lists/course-topics.ts';
import { countryNamed } from '../../../src/generators/atlas.ts';
import { filedUnder, GENRES } from '../../../src/generators/lists/genres.ts';
import { presses } from '../../../src/generators/lists/presses.ts';
import { SKILLS } from '../../../src/generators/lists/skills.ts';
import { bearerOf, homesOf } from '../../../src/generators/name-origins.ts';
import type { Case, Laws } from './law.ts';
import { isTitle, picture, prose } from './words.ts';

/** Returns the records up to this id with a name in a field. A name without a reference must be one of them. */
const named = ({ having, text }: Case, resource: string, field: string): readonly Case[] =>
  having(resource, 'name', text(field));

/** Returns the topics of the course's area that the title names, or that have it, or its beginning, for themselves. */
const topicsOf = ({ text }: Case): readonly string[] => {
  const title = text('title').toLowerCase();
  return Object.keys(COURSE_TOPICS[text('category')] ?? {}).filter(
    (topic) =>
      title.includes(topic.toLowerCase()) ||
      ownTitles(topic, text('level')).some((own) => title.startsWith(own.toLowerCase())),
  );
};

/** Languages other than English in which courses can be held. */
const TAUGHT_IN: Readonly<Record<string, string>> = {
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
};

/** Matches texts of mentors without free places. */
const FULL = /booked until|waiting list|No new people|Full at the/;

const isValid = (isbn: string): boolean => {
  const digits = [...isbn].map(Number);
  return digits.length === 13 && digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0;
};

/** Matches pronouns that do not fit the gender of a given name; for a name of both genders, all but they and their. */
const MISFITS: Readonly<Record<string, RegExp>> = {
  female: /\b(?:he|his|him)\b/i,
  male: /\b(?:she|hers?)\b/i,
  anyone: /\b(?:he|his|him|she|hers?)\b/i,
};

/** Whether a biography is prose of one to four sentences, with the right pronouns. */
const isBio = (given: Case): boolean => {
  const bio = given.text('bio').replaceAll(given.text('name'), 'Ann');
  const sentences = bio.match(/[.!?](?= |$)/g)?.length ?? 0;
  const { gender = 'anyone' } = bearerOf(given.text('name'));
  return prose('bio')(given) && !MISFITS[gender]?.test(bio) && sentences >= 1 && sentences <= 8;
};

const ALL_GENRES = Object.values(GENRES).flatMap(({ families }) => families.flat());

const SPELT = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Matches a number of books in a text. */
const COUNTED = new RegExp(`\\b(?:${SPELT.slice(1).join('|')}|\\d+)(?= books?\\b)`, 'gi');

const TALES: Readonly<Record<string, Tales>> = {
  ...crime,
  ...romance,
  ...fantastic,
  ...horror,
  ...literary,
  ...young,
};

/** Patterns of the texts that each blurb can become. */
const forms: Map<string, RegExp> = new Map();

/** Whether a text is a blurb with words in its slots. */
const isMadeFrom = (blurb: string, text: string): boolean => {
  let form = forms.get(blurb);
  if (!form) {
    const pieces = blurb.split(/\{(?:a )?\w+\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    forms.set(blurb, (form = new RegExp(`^${pieces.join('.+')}$`, 'iu')));
  }
  return form.test(text);
};

/** Whether the blurb of a novel is about a word of its title, or about none that the titles of the genre share. */
const comesBack = ({ text }: Case): boolean =>
  Object.entries(TALES[text('genre')]?.stories ?? { any: ['{x}'] }).some(
    ([word, blurbs]) =>
      (word === 'any' || text('title').toLowerCase().includes(word)) &&
      blurbs.some((blurb) => isMadeFrom(blurb, text('description'))),
  );

/** Whether the title and the blurb of a non-fiction book belong together. */
const isOfOneHand = ({ text }: Case): boolean => {
  const told = FACTS[text('genre')] ? (tales[text('genre')] ?? []) : [];
  return (
    told.length === 0 ||
    told.some(
      ([head, blurb]) => isMadeFrom(head, text('title').replace(/: .+/, '')) && isMadeFrom(blurb, text('description')),
    )
  );
};

/** The languages that mentors teach. */
const LANGUAGES: ReadonlySet<string> = new Set(SKILLS['languages']?.families.flat());

/** Laws about courses and teachers, books and authors. */
export const reading: Laws = {
  'courses.title': ({ text }) => isTitle(text('title')),
  // Advanced courses need some years of practice, and every course at least one.
  'courses.level': (given) =>
    given.text('level') !== 'advanced' ||
    named(given, 'mentors', 'instructor').some((mentor) => mentor.num('experience_years') >= 5),
  'courses.duration': ({ text, num }) => {
    const [least, most] = HOURS[text('category')] ?? [Infinity, 0];
    return num('duration') >= Math.max(1, Math.floor(least * 0.8)) && num('duration') <= Math.min(80, most * 1.2 + 1);
  },
  // A widely used currency of a place where the teacher's name is common.
  'courses.currency': ({ text }) => {
    const own = new Set(homesOf(text('instructor')).map(({ country }) => countryNamed(country).currency));
    return text('currency') === 'USD' || own.has(text('currency'));
  },
  'courses.category': (given) => topicsOf(given).length > 0,
  'courses.instructor': (given) =>
    named(given, 'mentors', 'instructor').some((mentor) =>
      topicsOf(given).some((topic) => mentor.list('specialization').includes(topic)),
    ),
  // A language other than English is the one that the course teaches, which the title names.
  'courses.language': ({ text }) =>
    text('language') === 'en' || text('title').includes(TAUGHT_IN[text('language')] ?? '?'),
  'courses.lessons': ({ num }) => num('lessons') >= num('duration'),
  'courses.rating': ({ num }) => num('rating') >= 1 && num('rating') <= 5,
  'courses.enrolled': ({ num }) => num('enrolled') >= 1,
  // Mentors with a low rating have few mentees.
  'mentors.rating': ({ num }) => num('rating') <= 5 && num('rating') >= (num('mentees_count') >= 10 ? 4.1 : 2),
  // Two or three years of practice are not enough for many subjects.
  'mentors.specialization': ({ num, list }) =>
    // Whoever teaches a language teaches that one only.
    (list('specialization').length === 1) === list('specialization').some((one) => LANGUAGES.has(one)) &&
    list('specialization').length <= Math.min(4, Math.max(2, num('experience_years'))),
  'mentors.hourly_rate': ({ num, list }) => {
    const [skill = ''] = list('specialization');
    const pay = Object.values(SKILLS).find(({ families }) => families.flat().includes(skill))?.pay ?? 0;
    const [years, rate] = [num('experience_years'), num('hourly_rate')];
    return rate % 5 === 0 && rate >= pay * (30 + 1.5 * years) - 3 && rate <= pay * (80 + 4.5 * years) + 3;
  },
  // Years and mentees in the text are those of the record.
  'mentors.bio': (given) => {
    const mentees = /(\w+) mentees?\b/.exec(given.text('bio').replace('next mentee', ''))?.[1];
    const count = given.num('mentees_count');
    return (
      isBio(given) &&
      (given.text('bio').match(/\d+(?= years)/g) ?? []).every(
        (years) => Number(years) === given.num('experience_years'),
      ) &&
      // Whoever did something else for years has practised for at least as long.
      SPELT.indexOf(/for (\w+) years/.exec(given.text('bio'))?.[1] ?? 'no') <= given.num('experience_years') &&
      given.list('specialization').some((skill) => given.text('bio').toLowerCase().includes(skill.toLowerCase())) &&
      (mentees === undefined || [String(count), SPELT[count]].includes(mentees.toLowerCase()))
    );
  },
  'authors.bio': (given) => {
    const bio = given.text('bio');
    const told = bio.match(COUNTED) ?? [];
    const count = given.num('books_count');
    const own = new Set(given.list('genres'));
    return (
      isBio(given) &&
      // It names no other genre, and the right number of books.
      ALL_GENRES.every(
        (genre) => own.has(genre) || !bio.includes(genre) || [...own].some((one) => one.includes(genre)),
      ) &&
      told.every((books) => books.toLowerCase() === (SPELT[count] ?? String(count)))
    );
  },
  'books.currency': ({ text }) => ['USD', 'GBP'].includes(text('currency')),
  'books.description': (given) => prose('description')(given) && comesBack(given) && isOfOneHand(given),
  // Mentors who say that they are full are unavailable.
  'mentors.availability': ({ text }) => !FULL.test(text('bio')) || text('availability') === 'busy',
  // The mean of many ratings is close to that of all authors.
  'authors.rating': ({ num }) =>
    num('books_count') < 15 ? num('rating') >= 2.6 && num('rating') <= 5 : num('rating') > 3.3 && num('rating') < 4.4,
  'authors.books_count': ({ num }) => num('books_count') >= 1,
  'books.author': (given) => named(given, 'authors', 'author').length > 0,
  // A book has a genre that its author writes.
  'books.genre': (given) =>
    named(given, 'authors', 'author').some((author) => filedUnder(author.list('genres')).includes(given.text('genre'))),
  // A book has a rating close to that of its author.
  'books.rating': (given) =>
    named(given, 'authors', 'author').some(
      (author) => Math.abs(author.num('rating') - given.num('rating')) <= 0.3 + 0.05 + 1e-9,
    ),
  'books.publisher': ({ text }) => presses[text('publisher')]?.includes(text('genre')) ?? false,
  'books.pages': ({ text, num }) => {
    const [least, most] = bookGenres[text('genre')]?.pages ?? [Infinity, 0];
    return num('pages') >= least && num('pages') <= most;
  },
  // Numbers of English-language groups that are not assigned to a publisher; 979-8 is American, and exists since 2020.
  'books.isbn': ({ text }) =>
    isValid(text('isbn')) &&
    (text('published_date') < '2020' || text('currency') === 'GBP' ? /^978106[0-6]/ : /^978106[0-6]|^97980/).test(
      text('isbn'),
    ) &&
    text('language') === 'en',
  'books.cover': (given) => {
    const cover = decodeURIComponent(given.text('cover')).replaceAll('&amp;', '&');
    const words = `${given.text('title')} ${given.text('author')}`.split(' ');
    return picture('cover', 900)(given) && !cover.includes('…') && words.every((word) => cover.includes(word));
  },
};
