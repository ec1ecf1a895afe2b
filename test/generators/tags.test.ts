import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { GENRES } from '../../src/generators/lists/genres.ts';
import { photoTags, scenes, themeTags } from '../../src/generators/lists/photos.ts';
import { SKILLS, TONGUES } from '../../src/generators/lists/skills.ts';
import { videoCategories } from '../../src/generators/lists/videos.ts';
import { tags } from '../../src/generators/text.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'text'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

const familiesIn = (fields: Readonly<Record<string, { readonly families: readonly (readonly string[])[] }>>) =>
  Object.values(fields).flatMap(({ families }) => families);

describe('tags', () => {
  it('have many values, and no repeats', () => {
    const videos = Object.values(videoCategories).flatMap((category) => category.tags);
    const [genres, skills] = [GENRES, SKILLS].map(familiesIn);
    for (const pool of [genres?.flat() ?? [], skills?.flat() ?? [], videos, photoTags]) {
      expect(new Set(pool).size).toBeGreaterThanOrEqual(40);
    }
    for (const list of [...familiesIn(GENRES), ...familiesIn(SKILLS), photoTags]) {
      expect(new Set(list).size).toBe(list.length);
    }
    const fields = [GENRES, SKILLS].flatMap((all) =>
      Object.values(all).map(({ families }) => new Set(families.flat())),
    );
    expect(new Set(fields.flatMap((words) => [...words])).size).toBe(fields.reduce((sum, { size }) => sum + size, 0));
  });

  it('begin with different skills for most of twenty neighbours', () => {
    for (const seed of [1, 2, 3, 42]) {
      const leads = draw(20, (at) => tags.make(at, { pool: 'skills', count: [2, 4] })[0], seed);
      expect(new Set(leads).size).toBeGreaterThanOrEqual(17);
    }
  });

  it('of most language teachers begin with their own language, if it is taught', () => {
    const leads = draw(2000, (at) => tags.make(at, { pool: 'skills', count: [2, 2], name: 'Giulia Rossi' })[0] ?? '');
    const spoken = leads.filter((lead) => Object.values(TONGUES).includes(lead));
    expect(spoken.length).toBeGreaterThan(50);
    const share = spoken.filter((lead) => lead === 'Italian').length / spoken.length;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.8);
  });

  it('of language teachers with English names seldom begin with business English, which many of them could teach', () => {
    const leads = draw(2000, (at) => tags.make(at, { pool: 'skills', count: [2, 2], name: 'Emily Carter' })[0] ?? '');
    const spoken = leads.filter((lead) => Object.values(TONGUES).includes(lead));
    expect(spoken.filter((lead) => lead === 'business English').length / spoken.length).toBeLessThan(0.35);
  });

  it('of a video about a run have no workout at home', () => {
    const of = (name: string): string[] =>
      draw(200, (at) => tags.make(at, { pool: 'videos', topic: 'Fitness', name, count: [2, 5] })).flat();
    expect(of('Slow but Ready for My Half Marathon')).not.toContain('home workout');
    expect(of('Core Workout with Just a Mat')).toContain('home workout');
  });

  it.each(['genres', 'skills', 'videos', 'photos'] as const)(
    'are short, distinct %s in the number asked for',
    (pool) => {
      const form = /^(?:\p{Ll}|SQL |API |YA |Gothic |Italian |Indian |Mandarin |[A-Z]\p{Ll}+$)[\p{L}' -]{0,29}$/u;
      const lists = draw(1000, (at) => tags.make(at, { pool, count: [2, 5] }));
      expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
      expect(lists.flat().filter((tag) => !form.test(tag))).toEqual([]);
      // Whoever teaches a language teaches one.
      const least = pool === 'skills' ? [1] : [];
      expect([...new Set(lists.map((list) => list.length))].toSorted()).toEqual([...least, 2, 3, 4, 5]);
    },
  );

  it('of one author or mentor suit each other', () => {
    for (const [pool, families] of [
      ['genres', GENRES],
      ['skills', SKILLS],
    ] as const) {
      const lists = draw(500, (at) => tags.make(at, { pool, count: [2, 4] }));
      const isOfOne = (list: readonly string[]): boolean =>
        familiesIn(families).some((family) => list.every((tag) => family.includes(tag)));
      expect(lists.filter((list) => !isOfOne(list))).toEqual([]);
    }
  });

  it('of a video suit its category, and those of a photograph its title', () => {
    for (const [topic, category] of Object.entries(videoCategories)) {
      const [list = []] = draw(1, (at) => tags.make(at, { pool: 'videos', topic, count: [5, 5] }));
      expect(list.filter((tag) => !category.tags.includes(tag))).toEqual([]);
    }
    for (const [title, scene] of Object.entries(scenes)) {
      const topic = `${title} at Dusk, Lyon`;
      for (const list of draw(5, (at) => tags.make(at, { pool: 'photos', topic, count: [2, 5] }))) {
        expect(list).toEqual(expect.arrayContaining([...scene.tags]));
        expect(new Set(list).size).toBe(list.length);
        const own = new Set([...scene.tags, ...(themeTags[scene.theme] ?? [])]);
        expect(list.filter((tag) => !own.has(tag))).toEqual([]);
      }
    }
  });

  it('of a video begin with the subject that its title names', () => {
    const args = { pool: 'videos', topic: 'Cooking', name: 'Three Ways to Make Lentil Soup', count: [2, 5] } as const;
    for (const list of draw(50, (at) => tags.make(at, args))) {
      expect(list[0]).toBe('lentil soup');
      expect(new Set(list).size).toBe(list.length);
    }
  });
});
