import { bookGenres } from '../../../src/generators/lists/books.ts';
import { COURSE_TOPICS } from '../../../src/generators/lists/course-topics.ts';
import { filedUnder } from '../../../src/generators/lists/genres.ts';
import { languageNames } from '../../../src/generators/lists/languages.ts';
import { presses } from '../../../src/generators/lists/presses.ts';
import type { Case, Laws } from './law.ts';
import { isTitle, picture } from './words.ts';

/** Those up to this one's id that bear the name in a field: what a name beside no reference may be. */
const named = ({ upTo, text }: Case, resource: string, field: string): readonly Case[] =>
  upTo(resource).filter((other) => other.text('name') === text(field));

/** What a course is on: of the topics of its area, those that the title names. */
const topicsOf = ({ text }: Case): readonly string[] =>
  Object.keys(COURSE_TOPICS[text('category')] ?? {}).filter((topic) =>
    text('title').toLowerCase().includes(topic.toLowerCase()),
  );

/** How many mentees a mentor who is available, or busy, may have. */
const MENTEES: Readonly<Record<string, readonly [number, number]>> = {
  available: [0, 14],
  limited: [0, Infinity],
  busy: [10, Infinity],
};

const isValid = (isbn: string): boolean => {
  const digits = [...isbn].map(Number);
  return digits.length === 13 && digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0;
};

/** Courses and those who teach them, books and those who write them. */
export const reading: Laws = {
  'courses.title': ({ text }) => {
    const [, language] = / \(in (\p{L}+)\)$/u.exec(text('title')) ?? [];
    return isTitle(text('title').replace(/\)$/, '')) && (language ?? 'English') === languageNames[text('language')];
  },
  'courses.category': (given) => topicsOf(given).length > 0,
  'courses.instructor': (given) =>
    named(given, 'mentors', 'instructor').some((mentor) =>
      topicsOf(given).some((topic) => mentor.list('specialization').includes(topic)),
    ),
  'courses.language': ({ text }) => text('category') !== 'Languages' || text('language') === 'en',
  'courses.lessons': ({ num }) => num('lessons') >= num('duration'),
  'courses.enrolled': ({ num }) => num('enrolled') >= 1,
  'mentors.hourly_rate': ({ num }) =>
    num('hourly_rate') % 5 === 0 &&
    num('hourly_rate') >= 15 + num('experience_years') &&
    num('hourly_rate') <= 120 + 7 * num('experience_years'),
  'mentors.availability': ({ text, num }) => {
    const [least, most] = MENTEES[text('availability')] ?? [Infinity, 0];
    return num('mentees_count') >= least && num('mentees_count') <= most;
  },
  'authors.books_count': ({ num }) => num('books_count') >= 1,
  'books.author': (given) => named(given, 'authors', 'author').length > 0,
  // The books of an author are of genres that the author writes.
  'books.genre': (given) =>
    named(given, 'authors', 'author').some((author) => filedUnder(author.list('genres')).includes(given.text('genre'))),
  'books.publisher': ({ text }) => presses[text('publisher')]?.includes(text('genre')) ?? false,
  'books.pages': ({ text, num }) => {
    const [least, most] = bookGenres[text('genre')]?.pages ?? [Infinity, 0];
    return num('pages') >= least && num('pages') <= most;
  },
  // From the parts of the English-language groups that are given to nobody; the group 979-8 began in 2020.
  'books.isbn': ({ text }) =>
    isValid(text('isbn')) &&
    (text('published_date') < '2020' ? /^978106[0-5]/ : /^979800/).test(text('isbn')) &&
    text('language') === 'en',
  'books.cover': (given) => {
    const cover = decodeURIComponent(given.text('cover')).replaceAll('&amp;', '&');
    const words = `${given.text('title')} ${given.text('author')}`.split(' ');
    return picture('cover', 900)(given) && !cover.includes('…') && words.every((word) => cover.includes(word));
  },
};
