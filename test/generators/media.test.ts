import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { videoCategories } from '../../src/generators/lists/videos.ts';
import { file_size, image_height, image_width, video_category, video_duration } from '../../src/generators/media.ts';
import { sentence } from '../../src/generators/text.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'media'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

it.each(cases([42], [0, 1, 42, 2 ** 50]))('titles of videos of seed %i do not repeat within 1,000 records', (seed) => {
  const titles = Array.from({ length: 1000 }, (_, at) => {
    const topic = video_category.make(context.aim(fieldKey(seed, 'tests', 'category'), at + 1));
    return sentence.make(context.aim(fieldKey(seed, 'tests', 'title'), at + 1), { about: 'video', topic });
  });
  expect(new Set(titles).size).toBe(1000);
});

describe('the choices', () => {
  it('include all categories of videos', () => {
    expect(new Set(draw(3000, video_category.make))).toEqual(new Set(Object.keys(videoCategories)));
    expect(Object.keys(videoCategories).length).toBe(12);
    const ofTwo = draw(1000, (at) => video_category.make(at, { subjects: ['Music', 'Gaming'] })).toSorted();
    expect(ofTwo.lastIndexOf('Gaming')).toBeLessThan(350);
    expect([ofTwo[0], ofTwo.at(-1)]).toEqual(['Gaming', 'Music']);
  });
});

describe('lengths and sizes', () => {
  const share = (list: readonly number[], from: number, to: number): number =>
    list.filter((value) => value >= from && value <= to).length / list.length;

  it.each([
    ['video_duration', video_duration.make, 15, 7200],
    ['image_width', image_width.make, 320, 7680],
  ] as const)('%s stays in its range, whatever it is', (_, one, least, most) => {
    const values = draw(2000, (at) => one(at));
    expect(values.filter((value) => !Number.isInteger(value))).toEqual([]);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...values)).toBeLessThanOrEqual(most);
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

  it('are usually common ones', () => {
    expect(
      share(
        draw(3000, (at) => video_duration.make(at)),
        120,
        1200,
      ),
    ).toBeGreaterThan(0.75);
  });

  it('have common ratios, including portrait ones', () => {
    const ratios = draw(3000, (at) => 1200 / image_height.make(at, { width: 1200 }));
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
          const [size = 0] = draw(1, (at) => file_size.make(at, { width, height, format }), seed);
          expect(size).toBeGreaterThanOrEqual(Math.floor(width * height * least));
          expect(size).toBeLessThanOrEqual(Math.ceil(width * height * most));
          expect(Number.isInteger(size)).toBe(true);
        },
      ),
    );
  });

  it('give an svg some kilobytes, for any number of pixels', () => {
    const sizes = draw(500, (at) => file_size.make(at, { width: 7680, height: 4320, format: 'svg' }));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  });
});
