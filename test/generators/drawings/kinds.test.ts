import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../src/generators/context.ts';
import { bookGenres } from '../../../src/generators/lists/books.ts';
import { COURSE_TOPICS } from '../../../src/generators/lists/course-topics.ts';
import { courseMarks } from '../../../src/generators/lists/course-marks.ts';
import { covers } from '../../../src/generators/lists/covers.ts';
import { clubColours, shields, sportMarks } from '../../../src/generators/lists/emblems.ts';
import { buildings } from '../../../src/generators/lists/hotel-buildings.ts';
import { countries } from '../../../src/generators/lists/places.ts';
import { sportTerms } from '../../../src/generators/lists/sports.ts';
import { book_title } from '../../../src/generators/books.ts';
import { draw } from '../../../src/generators/pictures.ts';
import { cases } from '../../effort.ts';
import { contrast } from './contrast.ts';

const sourceOf = (uri: string): string => decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
const textsIn = (source: string): string[] =>
  [...source.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text);
const shapeOf = (outline: string): string => outline.replace(/^[\w=]-?\d+,?-?\d+/, '');

describe('hotels', () => {
  const shapes = Object.entries(buildings).map(
    ([house, { drawing }]) => [house, drawing.slice(1).map(shapeOf)] as const,
  );
  const kindOf = (title: string, stars?: number, country?: string): string | undefined => {
    const details = { ...(stars !== undefined && { stars }), ...(country !== undefined && { country }) };
    const source = sourceOf(draw('hotel', title, details));
    return shapes.find(([, outlines]) => outlines.every((outline) => source.includes(outline)))?.[0];
  };
  /** What was drawn once: the same title gives the same house. */
  const drawn = new Map<string, Set<string | undefined>>();
  const kindsOf = (stars: number, country: string): Set<string | undefined> => {
    const key = `${stars} ${country}`;
    const found =
      drawn.get(key) ??
      new Set(Array.from({ length: cases(80, 200) }, (_, at) => kindOf(`Hotel ${at}`, stars, country)));
    drawn.set(key, found);
    return found;
  };

  it('are eleven buildings, each of which occurs', { tags: 'slow' }, () => {
    expect(Object.keys(buildings)).toHaveLength(11);
    const seen = new Set(
      [1, 2, 3, 4, 5].flatMap((stars) => countries.flatMap(({ name }) => [...kindsOf(stars, name)])),
    );
    expect([...seen].toSorted()).toEqual(Object.keys(buildings).toSorted());
  });

  it('suit the stars and the country', { tags: 'slow' }, () => {
    expect(kindsOf(5, 'Japan')).toContain('ryokan');
    expect(kindsOf(5, 'France')).not.toContain('ryokan');
    expect(kindsOf(3, 'Egypt')).toContain('riad');
    expect(kindsOf(1, 'France')).toContain('pension');
    expect(kindsOf(5, 'France')).not.toContain('pension');
    expect(kindsOf(1, 'Austria')).not.toContain('grand');
    for (const { name } of countries)
      for (const stars of [1, 2, 3, 4, 5]) expect(kindsOf(stars, name).size).toBeGreaterThan(1);
    const known = new Set(countries.map(({ name }) => name));
    for (const house of Object.values(buildings)) {
      expect((house.countries ?? []).filter((country) => !known.has(country))).toEqual([]);
    }
  });

  it('suit the name', () => {
    expect(kindOf('The Heron Inn', 5, 'Japan')).toBe('inn');
    expect(kindOf('Grand Hotel Linden')).toBe('grand');
    const words = Object.values(buildings).flatMap((house) => house.words ?? []);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('emblems of teams', () => {
  it('have the emblem of their sport and the letters of their name', () => {
    for (const sport of Object.keys(sportTerms)) {
      expect(sportMarks).toHaveProperty([sport]);
      const source = sourceOf(draw('team', 'Lisbon Falcons', { sport }));
      for (const mark of sportMarks[sport] ?? []) expect(source).toContain(mark);
      expect(textsIn(source)).toEqual(['LF']);
    }
  });

  it('have all shields and all colours, on which white is readable', () => {
    const sources = Array.from({ length: 2000 }, (_, at) => sourceOf(draw('team', `Team ${at}`, { sport: 'Rugby' })));
    for (const { outline } of shields) expect(sources.some((source) => source.includes(outline))).toBe(true);
    for (const colours of clubColours) {
      for (const colour of colours) {
        expect(contrast(colour, '#fff'), colour).toBeGreaterThan(4.5);
        expect(sources.some((source) => source.includes(colour))).toBe(true);
      }
    }
  });
});

describe('covers of books', () => {
  it('have a style for each genre, on which the letters are readable', () => {
    expect(Object.keys(covers).toSorted()).toEqual(Object.keys(bookGenres).toSorted());
    for (const [genre, { colours, drawing }] of Object.entries(covers)) {
      for (const set of colours) {
        const [ground = '', ink = ''] = set.split(' ');
        expect(contrast(`#${ground}`, `#${ink}`), `${genre}: ${set}`).toBeGreaterThan(4.5);
      }
      for (const outline of drawing) expect(outline).toMatch(/^[ta]M[\w.,-]+$/);
    }
  });

  it('have the complete title and author', { tags: 'slow' }, () => {
    const author = 'Ana María Fernández-Hernández de la Torre';
    const context = new FieldContext(0);
    for (const genre of Object.keys(bookGenres)) {
      const names = Array.from({ length: cases(200, 400) }, (_, at) =>
        book_title.make(context.aim(fieldKey(42, 'covers', genre), at + 1), { genre }),
      );
      const isWhole = (name: string): boolean =>
        textsIn(sourceOf(draw('book', name, { genre, author }))).join(' ') ===
        `${name} ${author}`.replaceAll('&', '&amp;');
      expect(names.filter((name) => !isWhole(name))).toEqual([]);
    }
  });
});

describe('thumbnails of courses', () => {
  it('have an emblem for each category, and the title', () => {
    expect(Object.keys(courseMarks).toSorted()).toEqual(Object.keys(COURSE_TOPICS).toSorted());
    for (const [category, [, bright]] of Object.entries(courseMarks)) {
      const title = 'A Practical Introduction to Slow & Careful Work: The First Steps';
      const source = sourceOf(draw('course', title, { category }));
      expect(source).toContain(bright);
      expect(textsIn(source).join(' ')).toBe(title.replaceAll('&', '&amp;'));
    }
  });
});
