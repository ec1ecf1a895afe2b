import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { course_level } from '../../src/generators/choices.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { formsIn } from '../../src/generators/compose.ts';
import { bookGenres } from '../../src/generators/lists/books.ts';
import { BOOK_GENRES } from '../../src/generators/lists/genres.ts';
import { COURSE_TITLES, COURSE_TOPICS } from '../../src/generators/lists/course-topics.ts';
import { videoCategories } from '../../src/generators/lists/videos.ts';
import {
  book_genre,
  book_pages,
  book_title,
  course_category,
  course_duration,
  course_title,
  file_size,
  image_height,
  image_width,
  video_category,
  video_duration,
} from '../../src/generators/media.ts';
import { sentence } from '../../src/generators/text.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'media'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const SEEDS = [0, 1, 42, 2 ** 50];
const LEVELS = { beginner: 8, intermediate: 6, advanced: 3, 'all-levels': 3 };

/** The values of one field after another of the same record, as records have them. */
const field = <T>(seed: number, name: string, id: number, one: (at: FieldContext) => T): T =>
  one(context.aim(fieldKey(seed, 'tests', name), id));

const recordsOf = <T>(count: number, one: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at + 1));
const repeatsIn = (list: readonly string[]): number => list.length - new Set(list).size;

it('weighs every genre that an author of some family writes', () => {
  for (const genre of Object.values(BOOK_GENRES).flat()) expect(bookGenres).toHaveProperty([genre]);
});

describe.each(SEEDS)('titles of seed %i', (seed) => {
  it.each([
    [
      'courses',
      (id: number) => {
        const category = field(seed, 'category', id, course_category);
        const level = field(seed, 'level', id, (at) => course_level(at, { choices: LEVELS }));
        return field(seed, 'title', id, (at) => course_title(at, { category, level }));
      },
    ],
    [
      'books',
      (id: number) => field(seed, 'title', id, (at) => book_title(at, { genre: field(seed, 'genre', id, book_genre) })),
    ],
    [
      'videos',
      (id: number) => {
        const topic = field(seed, 'category', id, video_category);
        return field(seed, 'title', id, (at) => sentence(at, { about: 'video', topic }));
      },
    ],
  ] as const)('of %s do not come back in 1,000 records', (_, title) => {
    expect(repeatsIn(recordsOf(1000, title))).toBe(0);
  });
});

describe('course_title', () => {
  const all = Object.keys(COURSE_TOPICS).flatMap((category) =>
    Object.keys(LEVELS).map((level) => ({ category, level })),
  );

  it.each(all)('of $category, $level, takes every form there is once', (args) => {
    const size = Object.keys(COURSE_TOPICS[args.category] ?? {}).length * (COURSE_TITLES[args.level] ?? []).length;
    const titles = draw(size, (at) => course_title(at, args));
    expect(size).toBeGreaterThan(5000);
    expect(repeatsIn(titles)).toBe(0);
    for (const title of titles) expect(title).toMatch(/^[\p{Lu}][\p{L}\p{N} :&'/,-]+[\p{L}\p{N}]$/u);
  });

  it('does not belie the level', () => {
    const words = {
      beginner: /Beginner|Introduction|First|Start|Basics|Scratch|Simple|Ground Up|Step by Step/,
      intermediate:
        /Practi|Beyond|Intermediate|Hands-On|Workshop|Next Step|Confidence|Further|Second|Toolkit|Skills|Better|Improve/,
      advanced: /Advanced|Master|Expert|Depth|Experienced/,
      'all-levels': /Complete|Everyone|Understanding|Art of|Essential|Exploring|All Levels|Pace|All About|Everyday/,
    };
    const levels = ['beginner', 'intermediate', 'advanced', 'all-levels'] as const;
    for (const level of levels) {
      for (const category of Object.keys(COURSE_TOPICS)) {
        for (const title of draw(200, (at) => course_title(at, { category, level }))) {
          expect(title).toMatch(words[level]);
          if (level !== 'advanced') expect(title).not.toMatch(/Advanced|(?<!Non-)Expert(?! Judgement)|Masterclass/);
          if (level !== 'beginner') expect(title).not.toMatch(/Beginner|Introduction|Newcomers/);
        }
      }
    }
  });

  it('has topics in plenty', () => {
    const topics = Object.values(COURSE_TOPICS).flatMap((list) => Object.keys(list));
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.length).toBeGreaterThanOrEqual(40);
  });

  it('refuses an unknown category or level', () => {
    const refused = expect.objectContaining({ code: 'spec_invalid' });
    expect(() => course_title(context, { category: 'Alchemy', level: 'beginner' })).toThrow(refused);
    expect(() => course_title(context, { category: 'Music', level: 'toString' })).toThrow(refused);
  });
});

describe('book_title', () => {
  // Titles that many have heard of, to be kept out of the combinations.
  const known = new Set([
    'The Silk Merchant\'s Daughter', 'The Night Circus', 'The Secret Garden', 'The Raven Tower', 'The Ember Blade',
    'The Clockmaker\'s Daughter', 'The Salt Path', 'The Secret Life of Trees', 'Walking the Nile', 'The Hollow Kingdom',
    'The Bone Witch', 'The Parallax View', 'All the Broken Places', 'A Brief History of Time', 'The Joy of Cooking',
    'The Last Unicorn', 'The Quiet American', 'A Little Life', 'The Hidden Life of Trees', 'The Paper Palace',
  ].map((title) => title.toLowerCase())); // prettier-ignore

  it.each(Object.entries(bookGenres))(
    'of %s has enough forms, and none is a known title',
    (genre, { titles, words }) => {
      expect(formsIn('{title}', { ...words, title: titles })).toBeGreaterThan(2500);
      const all = draw(2500, (at) => book_title(at, { genre }));
      expect(repeatsIn(all)).toBe(0);
      expect(all.filter((title) => known.has(title.toLowerCase()))).toEqual([]);
      expect(all.filter((title) => /\b(\p{L}{4,}) (?:\p{L}+ )?\1\b/iu.test(title))).toEqual([]);
      expect(
        all.filter((title) => !/^[\p{Lu}].*[\p{L}?]$/u.test(title) || /[{}]|\s{2}|\b[Aa] [AEIO]/.test(title)),
      ).toEqual([]);
    },
  );
});

describe('what there is to choose from', () => {
  it('is a dozen areas of courses, the sought-after ones more often', () => {
    const drawn = draw(6000, course_category);
    expect(new Set(drawn)).toEqual(new Set(Object.keys(COURSE_TOPICS)));
    const countOf = (category: string): number => drawn.filter((one) => one === category).length;
    expect(countOf('Programming')).toBeGreaterThan(1.5 * countOf('Cooking'));
  });

  it('is all genres and all categories of videos', () => {
    expect(new Set(draw(3000, book_genre))).toEqual(new Set(Object.keys(bookGenres)));
    expect(Object.keys(bookGenres).length).toBeGreaterThanOrEqual(15);
    expect(new Set(draw(3000, video_category))).toEqual(new Set(Object.keys(videoCategories)));
    expect(Object.keys(videoCategories).length).toBe(12);
    const ofTwo = draw(1000, (at) => video_category(at, { of: ['Music', 'Gaming'] })).toSorted();
    expect(ofTwo.lastIndexOf('Gaming')).toBeLessThan(350);
    expect([ofTwo[0], ofTwo.at(-1)]).toEqual(['Gaming', 'Music']);
  });
});

describe('lengths and sizes', () => {
  const share = (list: readonly number[], from: number, to: number): number =>
    list.filter((value) => value >= from && value <= to).length / list.length;

  it.each([
    ['course_duration', course_duration, 1, 80],
    ['book_pages', book_pages, 48, 1200],
    ['video_duration', video_duration, 15, 7200],
    ['image_width', image_width, 320, 7680],
  ] as const)('%s stays in its range, whatever it is', (_, one, least, most) => {
    for (const value of draw(2000, (at) => one(at))) {
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
    fc.assert(
      fc.property(
        fc.integer({ min: least, max: most }),
        fc.integer({ min: 0, max: 500 }),
        fc.nat(),
        (min, more, seed) => {
          const [value = 0] = draw(1, (at) => one(at, { min, max: min + more }), seed);
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(min + more);
        },
      ),
    );
  });

  it('are mostly the usual ones', () => {
    expect(
      share(
        draw(3000, (at) => video_duration(at)),
        120,
        1200,
      ),
    ).toBeGreaterThan(0.75);
    expect(
      share(
        draw(3000, (at) => book_pages(at)),
        150,
        500,
      ),
    ).toBeGreaterThan(0.7);
    expect(
      share(
        draw(3000, (at) => course_duration(at)),
        1,
        40,
      ),
    ).toBeGreaterThan(0.6);
  });

  it('give pictures usual proportions, upright ones included', () => {
    const ratios = draw(3000, (at) => 1200 / image_height(at, { width: 1200 }));
    expect(Math.min(...ratios)).toBeGreaterThan(0.5);
    expect(Math.max(...ratios)).toBeLessThan(2);
    expect(share(ratios, 0, 0.99)).toBeGreaterThan(0.2);
    expect(new Set(ratios.map((ratio) => ratio.toFixed(2))).size).toBeGreaterThan(4);
  });

  it.each([
    ['jpg', 0.15, 0.5],
    ['png', 0.8, 2],
    ['webp', 0.1, 0.3],
    ['gif', 0.3, 1],
  ] as const)('give a %s as many bytes as its pixels need', (format, least, most) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 7680 }),
        fc.integer({ min: 320, max: 7680 }),
        fc.nat(),
        (width, height, seed) => {
          const [size = 0] = draw(1, (at) => file_size(at, { width, height, format }), seed);
          expect(size).toBeGreaterThanOrEqual(Math.floor(width * height * least));
          expect(size).toBeLessThanOrEqual(Math.ceil(width * height * most));
          expect(Number.isInteger(size)).toBe(true);
        },
      ),
    );
  });

  it('give an svg some kilobytes, whatever its pixels', () => {
    for (const size of draw(500, (at) => file_size(at, { width: 7680, height: 4320, format: 'svg' }))) {
      expect(size).toBeGreaterThanOrEqual(2000);
      expect(size).toBeLessThanOrEqual(60_000);
    }
  });
});
