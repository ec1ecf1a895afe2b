import { describe, expect, it } from 'vitest';
import { Records } from '../../src/render/records.ts';
import { builtins } from '../../src/builtins.ts';
import { REF_DATE } from './laws/law.ts';

const FULL = process.env['LAWS'] === 'full';
const worldOf = (seed: number): Records => new Records(builtins, { seed, refDate: REF_DATE });
const column = (world: Records, resource: string, field: string, items: number): string[] =>
  Array.from({ length: items }, (_, at) => String(world.part(resource, at + 1, [field])[field]));

/** The largest share of repeated values among 20,000, by field. */
const TITLES = [
  ['courses', 'title', 0.05],
  ['events', 'title', 0.05],
  ['videos', 'title', 0.05],
  ['books', 'title', 0.05],
  ['images', 'title', 0.05],
  ['tickets', 'subject', 0.2],
  ['companies', 'slogan', 0.2],
  ['videos', 'url', 0],
] as const;

describe('titles', () => {
  const items = FULL ? 20_000 : 1000;

  it.each(TITLES)(
    'of %s, %s, rarely repeat',
    (resource, field, share) => {
      for (const seed of FULL ? [1, 7, 42] : [7]) {
        const values = column(worldOf(seed), resource, field, items);
        const repeated = items - new Set(values).size;
        // Almost nothing repeats in the first 1,000 records.
        expect(repeated / items).toBeLessThanOrEqual(FULL ? share : share / 5);
      }
    },
    60_000,
  );
});

const PROSE = [
  ['tickets', 'description'],
  ['events', 'description'],
  ['notifications', 'message'],
  ['videos', 'description'],
  ['images', 'description'],
  ['hotels', 'description'],
  ['companies', 'description'],
  ['courses', 'description'],
  ['books', 'description'],
  ['authors', 'bio'],
  ['mentors', 'bio'],
  ['coupons', 'description'],
] as const;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”]?) (?=["“\p{Lu}\p{N}])/u);

describe('sentences', () => {
  const [seeds, items] = FULL ? [[1, 2, 3, 4, 5], 1000] : [[1, 2], 300];

  it.each(PROSE)('of %s, %s, rarely repeat among ten neighbours', { tags: 'slow' }, (resource, field) => {
    let all = 0;
    let repeated = 0;
    for (const seed of seeds) {
      const rows = column(worldOf(seed), resource, field, items).map(sentencesOf);
      for (const [at, row] of rows.entries()) {
        const before = new Set(rows.slice(Math.max(0, at - 9), at).flat());
        all += row.length;
        repeated += row.filter((sentence) => before.has(sentence)).length;
      }
    }
    expect(repeated / all).toBeLessThanOrEqual(0.05);
  });

  it('fit the level that they are about, and a ticket names no month in the future', { tags: 'slow' }, () => {
    const world = worldOf(3);
    for (let id = 1; id <= 300; id++) {
      const { level, description } = world.record('courses', id);
      if (level !== 'beginner') expect(description).not.toMatch(/omplete beginners|do not need any experience/);
      if (level === 'beginner') expect(description).not.toMatch(/You should already|Experienced learners/);
      const { subject, created_at: created } = world.record('tickets', id);
      const [month] =
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.exec(
          String(subject),
        ) ?? [];
      if (month === undefined) continue;
      const ago = (Number(String(created).slice(5, 7)) + 12 - MONTHS.indexOf(month)) % 12;
      expect([2, 3, 4], `${String(subject)}, ${String(created)}`).toContain(ago);
    }
  });
});

const MONTHS: readonly string[] = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December',
]; // oxfmt-ignore
