import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { COURSE_GOALS } from '../../src/generators/lists/course-goals.ts';
import { COURSE_TEXTS } from '../../src/generators/grammars/courses/texts.ts';
import { COURSE_NAMES } from '../../src/generators/lists/course-names.ts';
import { titleCase } from '../../src/generators/grammars/wording.ts';
import { COURSE_TOPICS } from '../../src/generators/lists/course-topics.ts';
import { SKILLS } from '../../src/generators/lists/skills.ts';
import {
  course_category,
  course_duration,
  course_enrolment,
  course_mentor,
  course_slot,
  course_title,
  course_topic,
  mentor_rate,
  ownTitles,
} from '../../src/generators/courses.ts';

import { even_share } from '../../src/generators/even-shares.ts';
import { paragraph } from '../../src/generators/text.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'teaching'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));
const repeatsIn = (list: readonly (string | number)[]): number => list.length - new Set(list).size;
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const LEVELS = { beginner: 8, intermediate: 6, advanced: 3, 'all-levels': 3 };
const topics = Object.values(COURSE_TOPICS).flatMap((list) => Object.keys(list));

describe('course_title', () => {
  const all = Object.values(COURSE_TOPICS).flatMap((topics) =>
    Object.keys(topics)
      .slice(0, 3)
      .flatMap((topic) => Object.keys(LEVELS).map((level) => ({ topic, level }))),
  );

  it.each(all)('of $topic, $level, seldom repeats, among thousands of courses', (args) => {
    const key = fieldKey(42, 'tests', 'teaching');
    const titles = Array.from({ length: 40 }, (_, at) => course_title.make(context.aim(key, 1 + 400 * at), args));
    expect(repeatsIn(titles)).toBeLessThan(12);
    expect(titles.filter((title) => !/^[\p{Lu}\d][\p{L}\p{N} :&'/,-]+[\p{L}\p{N}]$/u.test(title))).toEqual([]);
  });

  it('is unique within a topic by its slot, and two courses that are near each other never have one slot', () => {
    const level = (at: number): string => Object.keys(LEVELS)[at % 4] ?? '';
    for (const topic of topics) {
      const titles = draw(32, (at) => course_title.make(at, { topic, level: level(at.id), slot: at.id - 1 }));
      expect(repeatsIn(titles), topic).toBe(0);
    }
    for (const seed of [1, 2, 3, 42]) {
      // The mentors of one field have neighbouring shares, an eighth of all at most.
      const shares = draw(84, (at) => even_share.make(at), seed);
      for (const start of [0, 0.2, 0.45, 0.7]) {
        const slots = draw(140, (at) => {
          const share = shares[course_mentor.make(at, { place: at.id }) - 1] ?? 0;
          return share >= start && share < start + 0.135 ? course_slot.make(at, { place: at.id, share }) : -at.id;
        });
        expect(repeatsIn(slots)).toBe(0);
        expect(Math.max(...slots)).toBeLessThan(32);
      }
    }
  });

  it('has different forms for the first courses on different topics', () => {
    for (const level of ['beginner', 'intermediate']) {
      const forms = topics.map((topic) => {
        const title = course_title.make(context.aim(fieldKey(42, 'tests', 'teaching'), 1), { topic, level, slot: 0 });
        return title.replace(titleCase(topic), '…');
      });
      const most = Math.max(...forms.map((form) => forms.filter((other) => other === form).length));
      expect(most / topics.length).toBeLessThan(0.1);
    }
  });

  it('has "an" before a vowel, and no "&" beside an "and"', () => {
    const titles = topics.flatMap((topic) => draw(60, (at) => course_title.make(at, { topic, level: 'advanced' })));
    expect(titles.filter((title) => /\ba [aeio]/i.test(title) || / and .* & | & .* and /.test(title))).toEqual([]);
    expect(titles).toContain('An Icon Design Masterclass');
  });

  it('is often written for its topic, and never padded', () => {
    const titles = draw(topics.length, (at) =>
      course_title.make(at, { topic: topics[at.id - 1] ?? '', level: 'beginner' }),
    );
    const own = topics.flatMap((topic) => ownTitles(topic, 'beginner').map(titleCase));
    expect(titles.filter((title) => own.some((one) => title.startsWith(one))).length / titles.length).toBeGreaterThan(
      0.3,
    );
    expect(titles.filter((title) => /with Exercises|Tips and|Small Steps|Plus |and Beyond/.test(title))).toEqual([]);
  });

  it('has four titles or more of its own for every topic, each once', () => {
    for (const [area, list] of Object.entries(COURSE_TOPICS)) {
      expect(COURSE_NAMES[area]?.split('\n').length, area).toBe(Object.keys(list).length);
    }
    for (const level of ['beginner', 'all-levels']) {
      const own = topics.map((topic) => ownTitles(topic, level));
      expect(own.filter(({ length }) => length < 4)).toEqual([]);
      expect(repeatsIn(own.flat())).toBe(0);
    }
  });

  it('suits the level', () => {
    const words = {
      beginner: /Beginner|Introduction|First|Start|Basics|Scratch|Simple|Ground Up|Step by Step/,
      intermediate:
        /Practi|Beyond|on the Basics|Intermediate|Hands-On|Workshop|Next Step|Confidence|Further|Second|Toolkit|Skills|Better|Improve/,
      advanced: /Advanced|Master|Expert|Depth|Experienced/,
      'all-levels': /Complete|Everyone|Understanding|Art of|Essential|Exploring|All Levels|Pace|All About|Everyday/,
    };
    const levels = ['beginner', 'intermediate', 'advanced', 'all-levels'] as const;
    for (const level of levels) {
      const titles = topics.flatMap((topic) => draw(20, (at) => course_title.make(at, { topic, level })));
      const matching = (form: RegExp): string[] => titles.filter((title) => form.test(title));
      if (level !== 'advanced') {
        expect(matching(/Advanced|(?<!Non-)Expert(?! Judgement)|Masterclass/), level).toEqual([]);
      }
      if (level !== 'beginner') expect(matching(/Beginner|Introduction|Newcomers|First/), level).toEqual([]);
      // What a short title does not tell of the level is in another field; most tell it.
      expect(matching(words[level]).length / titles.length, level).toBeGreaterThan(0.15);
    }
  });

  it('has many topics', () => {
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.length).toBeGreaterThanOrEqual(40);
  });

  it('refuses an unknown topic or level', () => {
    const refused = expect.objectContaining({ code: 'spec_invalid' });
    expect(() => course_title.make(context, { topic: 'alchemy', level: 'beginner' })).toThrow(refused);
    expect(() => course_title.make(context, { topic: 'piano', level: 'toString' })).toThrow(refused);
  });
});

describe('COURSE_GOALS', () => {
  it('has a different goal for every topic, to go on after "you"', () => {
    const all = Object.entries(COURSE_TOPICS).flatMap(([area, list]) => {
      const lines = COURSE_GOALS[area]?.split('\n') ?? [];
      expect(lines.length, area).toBe(Object.keys(list).length);
      return lines.flatMap((line) => line.split('|'));
    });
    expect(repeatsIn(all)).toBe(0);
    expect(all.filter((goal) => !/^[a-z][^|.?!]*[a-z]$/i.test(goal))).toEqual([]);
  });

  it('differ between the two courses of a teacher of languages', () => {
    const about = { about: 'course', topic: 'Languages', topics: ['business English'] } as const;
    const goals = (COURSE_GOALS['Languages'] ?? '').split(/[|\n]/);
    const said = (writerNumber: number): string[] => {
      const texts = draw(40, (at) => paragraph.make(at, { ...about, writerNumber }));
      return goals.filter((goal) => texts.some((text) => text.includes(goal)));
    };
    expect(said(4)).toEqual(['present your work to a client in English']);
    expect(said(5)).toEqual(['take part in a meeting in English']);
  });
});

describe('texts about courses', () => {
  const about = { about: 'course', topic: 'Programming', topics: ['algorithms'], level: 'intermediate' } as const;

  it('begin in different ways among sixty neighbours, and ask no questions', () => {
    const texts = draw(60, (at) => paragraph.make(at, about));
    expect(repeatsIn(texts.map((text) => text.split('. ')[0] ?? ''))).toBe(0);
    expect(texts.filter((text) => text.includes('?'))).toEqual([]);
    for (const level of ['open', 'further'] as const) {
      expect(repeatsIn(COURSE_TEXTS[level])).toBe(0);
      expect(COURSE_TEXTS[level].length).toBeGreaterThanOrEqual(66);
    }
  });

  it('treat what the title names, in whichever form it names it', () => {
    const parts = draw(60, (at) =>
      paragraph.make(at, { ...about, name: 'Algorithms: Hash Tables & Dynamic Programming' }),
    );
    expect(parts.filter((text) => !/hash tables/i.test(text) || !/dynamic programming/i.test(text))).toEqual([]);
    const portraits = { about: 'course', topic: 'Photography', topics: ['portrait photography'] } as const;
    const own = draw(60, (at) => paragraph.make(at, { ...portraits, name: 'Retouching Portraits' }));
    expect(own.filter((text) => !text.includes('gentle retouching'))).toEqual([]);
  });

  it('are followed by the language of the lessons, if it is not English', () => {
    const about = { about: 'course', topic: 'Languages', topics: ['French'], level: 'intermediate' } as const;
    const said = (language: string): string => draw(60, (at) => paragraph.make(at, { ...about, language })).join(' ');
    expect(said('fr')).toContain('All lessons are in French.');
    expect(said('en')).not.toContain('All lessons are in');
  });
});

describe('course_topic and course_category', () => {
  it('can be any of the skills', () => {
    const skills = ['yoga', 'pilates', 'running'];
    expect(new Set(draw(100, (at) => course_topic.make(at, { skills })))).toEqual(new Set(skills));
  });

  it('cover every skill of mentors, in the right subject area', () => {
    for (const { category, families } of Object.values(SKILLS)) {
      for (const topic of families.flat()) expect(course_category.make(context, { topic }), topic).toBe(category);
    }
    const taught = new Set(Object.values(SKILLS).flatMap(({ families }) => families.flat()));
    expect(topics.filter((topic) => !taught.has(topic))).toEqual([]);
    expect(() => course_category.make(context, { topic: 'alchemy' })).toThrow(/alchemy/);
  });
});

describe('course_duration', () => {
  it('stays in its range, and is usually short', () => {
    const hours = draw(3000, (at) => course_duration.make(at));
    expect(Math.min(...hours)).toBe(1);
    expect(Math.max(...hours)).toBeLessThanOrEqual(80);
    expect(hours.filter((one) => one <= 40).length).toBeGreaterThan(1800);
    expect(hours.filter((one) => one === 1).length).toBeLessThan(150);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.nat(300), fc.nat(), (min, more, seed) => {
        const [value = 0] = draw(1, (at) => course_duration.make(at, { min, max: min + more }), seed);
        return Number.isInteger(value) && value >= min && value <= min + more;
      }),
    );
  });
});

describe('course_enrolment', () => {
  const of = (since: string, rating: number): number[] =>
    draw(500, (at) => course_enrolment.make(at, { since, rating, max: 5000 }));

  it('grows with age and with rating, up to the limit', () => {
    expect(mean(of('2022-01-01', 4))).toBeGreaterThan(5 * mean(of('2025-07-01', 4)));
    expect(mean(of('2024-01-01', 4.6))).toBeGreaterThan(1.5 * mean(of('2024-01-01', 3.8)));
    expect(Math.max(...of('1950-01-01', 5))).toBe(5000);
  });

  it('is 0 on the first day, and later at least 1', () => {
    expect(new Set(of('2026-01-01', 5))).toEqual(new Set([0]));
    expect(Math.min(...of('2025-12-30T12:00:00.000Z', 2))).toBe(1);
  });
});

describe('mentor_rate', () => {
  it('increases with the years, in steps of 5 dollars', () => {
    const rates = [2, 10, 20, 35].map((years) => draw(500, (at) => mentor_rate.make(at, { years })));
    const means = rates.map(mean);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(rates.flat().filter((rate) => rate % 5 !== 0 || rate < 15 || rate > 360)).toEqual([]);
    // With so much of its own that the years do not say all.
    expect(Math.max(...(rates[1] ?? []))).toBeGreaterThan(Math.min(...(rates[3] ?? [])));
  });
});
