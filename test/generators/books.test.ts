import { describe, expect, it } from 'vitest';
import { book_genre, book_pages, book_tale, book_title } from '../../src/generators/books.ts';
import { formsIn } from '../../src/generators/compose-text.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { BOOK_DETAILS } from '../../src/generators/lists/book-details.ts';
import { bookGenres } from '../../src/generators/lists/books.ts';
import { filedUnder, GENRES } from '../../src/generators/lists/genres.ts';
import { paragraph } from '../../src/generators/text.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'books'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;
const genres = Object.keys(bookGenres);

it('each subject of history, science, travel and cooking has three details', () => {
  const told = ['History', 'Popular Science', 'Travel', 'Cooking'].flatMap(
    (genre) => bookGenres[genre]?.words['x'] ?? [],
  );
  expect(told.toSorted()).toEqual(Object.keys(BOOK_DETAILS).toSorted());
  expect(Object.values(BOOK_DETAILS).filter((details) => new Set(details).size !== 3)).toEqual([]);
});

describe('book_title', () => {
  // Titles that many have heard of, to be kept out of the combinations.
  const known = new Set([
    'The Silk Merchant\'s Daughter', 'The Night Circus', 'The Secret Garden', 'The Raven Tower', 'The Ember Blade',
    'The Clockmaker\'s Daughter', 'The Salt Path', 'The Secret Life of Trees', 'Walking the Nile', 'The Hollow Kingdom',
    'The Bone Witch', 'The Parallax View', 'All the Broken Places', 'A Brief History of Time', 'The Joy of Cooking',
    'The Last Unicorn', 'The Quiet American', 'A Little Life', 'The Hidden Life of Trees', 'The Paper Palace',
  ].map((title) => title.toLowerCase())); // oxfmt-ignore

  it.each(Object.entries(bookGenres))(
    'of %s has enough forms, none of which is a well-known title',
    (genre, { titles, words }) => {
      expect(formsIn('{title}', { ...words, title: titles })).toBeGreaterThan(2500);
      const all = draw(cases(1000, 2500), (at) => book_title.make(at, { genre }));
      expect(repeatsIn(all)).toBe(0);
      expect(all.filter((title) => known.has(title.toLowerCase()))).toEqual([]);
      expect(all.filter((title) => /\b(\p{L}{4,}) (?:\p{L}+ )?\1\b/iu.test(title))).toEqual([]);
      expect(
        all.filter((title) => !/^[\p{Lu}].*[\p{L}\p{Nd}?]$/u.test(title) || /[{}]|\s{2}|\b[Aa] [AEIO]/.test(title)),
      ).toEqual([]);
    },
  );
});

it.each(cases([42], [0, 1, 42, 2 ** 50]))('titles of seed %i do not repeat within 1,000 records', (seed) => {
  const drawn = draw(1000, book_genre.make, seed, 'genre');
  const titles = drawn.map((genre, at) =>
    book_title.make(context.aim(fieldKey(seed, 'tests', 'title'), at + 1), { genre }),
  );
  expect(repeatsIn(titles)).toBe(0);
});

it('the main character is named in some titles, and in the blurbs of these books', () => {
  const hero = 'Ottla Brandvig';
  const genre = 'Young Adult';
  const told = draw(400, (at) => {
    const tale = book_tale.make(at, { genre });
    const name = book_title.make(at, { genre, hero, tale });
    return [name, paragraph.make(at, { about: 'book', name, topic: genre, hero, tale })] as const;
  }).filter(([name]) => name.includes(hero));
  expect(told.length).toBeGreaterThan(40);
  for (const [name, blurb] of told) expect(blurb, name).toContain('Ottla');
});

describe('book_tale', () => {
  it('differs among ten neighbours, and has titles that name its subject', () => {
    for (const genre of genres) {
      const drawn = draw(300, (at) => book_tale.make(at, { genre }));
      if (new Set(drawn).size === 1) continue;
      const runs = drawn.slice(9).map((_, at) => drawn.slice(at, at + 10));
      expect(
        runs.filter((run) => new Set(run).size !== 10),
        genre,
      ).toEqual([]);
      for (const tale of new Set(drawn)) {
        // The tale is told once in a round.
        const titles = Array.from({ length: cases(20, 60) }, (_, round) =>
          book_title.make(context.aim(fieldKey(42, 'tests', 'title'), 1 + round * 27), { genre, tale }),
        );
        expect(new Set(titles).size, `${genre} ${tale}`).toBe(titles.length);
      }
    }
  });
});

describe('book_genre', () => {
  it('is any genre if nothing is known about the author', () => {
    expect(new Set(draw(3000, book_genre.make))).toEqual(new Set(genres));
    expect(genres.length).toBeGreaterThanOrEqual(15);
  });

  it('is one that suits the genres of the author', () => {
    for (const { families } of Object.values(GENRES)) {
      for (const written of families.flat()) {
        const shelves = filedUnder([written]);
        expect(shelves.filter((shelf) => !genres.includes(shelf))).toEqual([]);
        expect(shelves.length, written).toBeGreaterThan(0);
        const drawn = draw(100, (at) => book_genre.make(at, { genres: [written] }));
        expect(new Set(drawn)).toEqual(new Set(shelves));
      }
    }
    const all = Object.values(GENRES).flatMap(({ families }) => families.flat());
    expect(new Set(filedUnder(all))).toEqual(new Set(genres));
  });
});

describe('book_pages', () => {
  it.each(Object.entries(bookGenres))(
    'of %s are typical of the genre, and some are multiples of whole sheets',
    (genre, { pages }) => {
      const drawn = draw(1000, (at) => book_pages.make(at, { genre }));
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(pages[0]);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(pages[1]);
      const whole = drawn.filter((count) => count % 8 === 0).length / drawn.length;
      if (pages[1] < 60) expect(whole).toBe(1);
      else expect(Math.abs(whole - 0.48)).toBeLessThan(0.1);
    },
  );

  it('are few in picture books and many in fantasy', () => {
    const mean = (genre: string): number =>
      draw(500, (at) => book_pages.make(at, { genre })).reduce((sum, count) => sum + count / 500, 0);
    expect(mean("Children's")).toBeLessThan(50);
    expect(mean('Poetry')).toBeLessThan(130);
    expect(mean('Fantasy')).toBeGreaterThan(400);
  });

  it('stay within limits, and are refused for an unknown genre', () => {
    const counts = draw(500, (at) => book_pages.make(at, { genre: 'History', min: 300, max: 333 }));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...counts)).toBeLessThanOrEqual(333);
    const refused = expect.objectContaining({ code: 'spec_invalid' });
    expect(() => book_pages.make(context, { genre: 'Alchemy' })).toThrow(refused);
  });
});
