import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import {
  shelf_author,
  shelf_authors,
  shelf_books,
  shelf_first,
  shelf_number,
  shelf_place,
  shelf_volume,
} from '../../src/generators/shelves.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const ITEMS = 20_000;
const ids = Array.from({ length: ITEMS }, (_, at) => at + 1);

/** The authors of the books of a shelf, as records draw them. */
const onShelf = (seed: number, shelf: number): string[] =>
  shelf_authors.make(context.aim(fieldKey(seed, 'tests', 'shelved'), shelf), { shelf });

/** The author of each book. */
const authorsOf = (seed: number): number[] =>
  ids.map((id) => {
    const place = shelf_place.make(context.aim(fieldKey(seed, 'tests', 'place'), id));
    const first = shelf_first.make(context, { place });
    const shelf = shelf_number.make(context.aim(fieldKey(seed, 'tests', 'number'), first));
    return shelf_author.make(context, { place, authors: onShelf(seed, shelf) });
  });

describe.each(cases([2 ** 53 - 1], [0, 42, 2 ** 53 - 1]))('shelves of seed %i', (seed) => {
  const authors = authorsOf(seed);

  it('give a book an author with an id that is not higher', () => {
    expect(authors.filter((author, at) => author < 1 || author > at + 1)).toEqual([]);
  });

  it('state how many books of an author there can be', () => {
    const written = new Map<number, number>();
    for (const author of authors) written.set(author, (written.get(author) ?? 0) + 1);
    const fewer = [...written].filter(([author, count]) => {
      const shelved = onShelf(seed, Math.ceil(author / 20));
      const most = shelf_books.make(context.aim(fieldKey(seed, 'tests', 'listed'), author), { authors: shelved });
      return !(most >= count);
    });
    expect(fewer).toEqual([]);
    expect(written.size).toBeGreaterThan(ITEMS / 2);
    expect(Math.max(...written.values())).toBeGreaterThan(6);
    expect([...written.values()].filter((count) => count <= 3).length / written.size).toBeGreaterThan(0.8);
  });

  it('have one book in each place', () => {
    const places = ids.map((id) => shelf_place.make(context.aim(fieldKey(seed, 'tests', 'place'), id)));
    expect(new Set(places).size).toBe(ITEMS);
  });
});

describe('shelf_books', () => {
  it('is one more than those on the shelf', () => {
    expect(shelf_books.make(context.aim(fieldKey(1, 'tests', 'listed'), 7), { authors: ['1', '2'] })).toBe(1);
    expect(shelf_books.make(context.aim(fieldKey(1, 'tests', 'listed'), 27), { authors: ['7', '2', '7'] })).toBe(3);
  });
});

describe('shelf_volume', () => {
  it('numbers the books of each author on a shelf, as many as there are', () => {
    const authors = onShelf(3, 5);
    const volumes = authors.map((author, at) => [
      author,
      ...shelf_volume.make(context, { place: 4 * 30 + at + 1, authors }),
    ]);
    for (const author of new Set(authors)) {
      const own = volumes.filter(([whose]) => whose === author);
      expect(own.map(([, which]) => which)).toEqual(own.map((_, at) => String(at + 1)));
      expect(own.every(([, , all]) => all === String(own.length))).toBe(true);
    }
  });
});
