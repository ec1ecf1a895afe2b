import { describe, expect, it } from 'vitest';
import { fieldKey } from '../../src/generators/context.ts';
import { fill } from '../../src/generators/grammar.ts';
import type { Grammar } from '../../src/generators/grammar.ts';
import { titleCase } from '../../src/generators/grammars/wording.ts';
import { missingIn } from './grammars/hotel-words.ts';
import { bookGenres } from '../../src/generators/lists/books.ts';
import { niches } from '../../src/generators/business-niches.ts';
import { businessLines } from '../../src/generators/lists/business-lines.ts';
import { COURSE_TOPICS } from '../../src/generators/lists/course-topics.ts';
import { eventCategories } from '../../src/generators/lists/events.ts';
import { industries } from '../../src/generators/lists/organisations.ts';
import { videoCategories } from '../../src/generators/lists/videos.ts';
import { paragraph } from '../../src/generators/text.ts';
import { cases } from '../effort.ts';
import { context, draw, faultsOf, TOPICS } from './written.ts';

/** The `at`th of some patterns, with words in its slots. */
const nameOf = (titles: readonly string[], at: number, words: Readonly<Record<string, string>>): string =>
  fill(titles[at % titles.length] ?? '', (slot) => words[slot] ?? '');

/** The first word of each rule. */
const first = (rules: Grammar): Record<string, string> =>
  Object.fromEntries(Object.entries(rules).map(([rule, [word = '']]) => [rule, word]));

type Paragraph = Parameters<typeof paragraph.make>[1];

const paragraphs: readonly Paragraph[] = [
  { about: 'author', name: 'Elena Marsh', topics: ['noir', 'spy fiction'] },
  { about: 'author' },
  ...Object.keys(bookGenres).map((topic): Paragraph => ({ about: 'book', name: 'The Tin Heron', topic })),
  { about: 'book' },
  ...industries.map((topic): Paragraph => ({
    about: 'company',
    name: 'Hale & Co. Ltd.',
    topic,
    place: 'Porto',
    years: 1987,
  })),
  { about: 'company' },
  ...Object.keys(COURSE_TOPICS).map((topic): Paragraph => ({ about: 'course', topic })),
  { about: 'course' },
  ...Object.keys(eventCategories).map((topic): Paragraph => ({ about: 'event', topic })),
  { about: 'event' },
  ...[1, 2, 3, 4, 5].map((stars): Paragraph => ({
    about: 'hotel',
    name: 'Heron House',
    place: 'Bergen',
    stars,
    topics: ['lift', 'bar', 'garden'],
  })),
  { about: 'hotel' },
  { about: 'mentor', name: 'Jonas Beck', topics: ['SQL', 'statistics'], years: 1 },
  { about: 'mentor' },
  ...TOPICS.ticket.map((topic): Paragraph => ({ about: 'ticket', topic })),
  { about: 'ticket' },
  ...Object.keys(videoCategories).map((topic): Paragraph => ({ about: 'video', topic })),
  { about: 'video' },
];

/** Of the texts on each subject: the fewest characters, and the fewest and the most sentences. What people write is uneven. */
const LENGTHS: Partial<Record<string, readonly [number, number, number]>> = {
  author: [24, 1, 4],
  book: [24, 1, 7],
  company: [28, 1, 12],
  course: [24, 1, 12],
  event: [9, 1, 12],
  hotel: [20, 1, 12],
  mentor: [24, 1, 10],
  ticket: [20, 1, 6],
  video: [40, 1, 4],
};

/** How a description of a video begins that is a list or chapters alone. */
const LISTED = /^(?:[A-Z][a-z ]+:(?: |$)|Timestamps$|0:00 )/;

/** Of the texts that nothing is known for, such a share differs where most are written whole: there, names make the difference. */
const WHOLE: Partial<Record<string, number>> = { author: 0.5, book: 0.6, hotel: 0.4, mentor: 0.6, ticket: 0.4 };

describe('paragraph', () => {
  it.each(paragraphs)('about $about, $topic, is good prose', (args) => {
    // Below its sentences, a video may have lists, chapters, and links. A few have nothing but these.
    const wholes = draw(cases(100, 300), (at) => paragraph.make(at, args).replaceAll('Co. Ltd.', 'Co Ltd'));
    expect(wholes.filter((text) => text.length > 1000)).toEqual([]);
    const firsts = args.about === 'video' ? wholes.map((text) => text.split('\n')[0] ?? '') : wholes;
    const texts = firsts.filter((text) => args.about !== 'video' || !LISTED.test(text));
    expect(texts.length).toBeGreaterThan(firsts.length / 2);
    expect(texts.flatMap(faultsOf)).toEqual([]);
    const [shortest, fewest, most] = LENGTHS[args.about] ?? [110, 2, 4];
    expect(texts.filter((text) => !/[.!?]”?$/.test(text) || text.length < shortest)).toEqual([]);
    const sentencesOf = (text: string): number => text.match(/[.!?]["”]?(?= |$)/g)?.length ?? 0;
    expect(texts.filter((text) => sentencesOf(text) < fewest || sentencesOf(text) > most)).toEqual([]);
  });

  it.each(['author', 'book', 'company', 'course', 'event', 'hotel', 'mentor', 'ticket', 'video'] as const)(
    'about %s seldom comes back, and never repeats a sentence',
    (about) => {
      const texts = draw(cases(600, 5000), (at) => paragraph.make(at, { about }), 7, about);
      expect(new Set(texts).size / texts.length).toBeGreaterThan(WHOLE[about] ?? 0.8);
      const repeats = (parts: readonly string[]): boolean => new Set(parts).size < parts.length;
      expect(texts.filter((text) => repeats(text.split(/(?<=[.!?]) /)))).toEqual([]);
    },
  );

  it('contains what is known: names, places, years, stars and fields', () => {
    const known = { name: 'Nils Aho', topics: ['pricing', 'sales'], years: 12 } as const;
    const mentors = draw(300, (at) => paragraph.make(at, { about: 'mentor', ...known }));
    expect(mentors.filter((text) => !/pricing|sales/i.test(text))).toEqual([]);
    expect(mentors.filter((text) => (text.match(/\d+(?= years)/g) ?? ['12']).join() !== '12')).toEqual([]);
    // Some of them write of themselves.
    expect(mentors.filter((text) => text.includes('Nils')).length).toBeGreaterThan(80);
    expect(mentors.filter((text) => /12 years|10\+ years/.test(text)).length).toBeGreaterThan(20);
    const authors = draw(300, (at) => paragraph.make(at, { about: 'author', name: 'Ada Kern', topics: ['noir'] }));
    // Few say in so many words what they write, and some write of themselves.
    expect(authors.filter((text) => /noir/i.test(text)).length).toBeGreaterThan(20);
    expect(authors.filter((text) => text.includes('Ada Kern')).length).toBeGreaterThan(130);
    const firm = { name: 'Moss Works Inc.', topic: 'Banking', place: 'Oslo', years: 1964 };
    const firms = draw(300, (at) => paragraph.make(at, { about: 'company', ...firm }));
    // Some companies write of themselves, and not all say where they are or since when.
    for (const word of ['Moss Works Inc.', 'Oslo', '1964']) {
      expect(firms.filter((text) => text.includes(word)).length, word).toBeGreaterThan(80);
    }
    expect(firms.filter((text) => text.match(/\b(?:19|20)\d\d\b/g)?.some((year) => Number(year) < 1964))).toEqual([]);
  });

  it('about a mentor rarely lists two subjects, or names one without a verb', () => {
    const topics = ['pottery', 'furniture restoration'];
    const all = [topics, ['yoga', 'pilates'], ['statistics', 'forecasting'], ['copywriting', 'market research']];
    const texts = all.flatMap((own) =>
      draw(100, (at) => paragraph.make(at, { about: 'mentor', topics: own, years: 12 })),
    );
    expect(texts.filter((text) => /teach(?:es)? [\w ]+ and /.test(text)).length / texts.length).toBeLessThan(0.25);
    expect(texts.filter((text) => /Topics:|Mainly|Mostly/.test(text)).length / texts.length).toBeLessThan(0.05);
  });

  it('about a company tells one or two facts of its business', () => {
    const slogan = 'Hear the quiet parts';
    const own = niches().get(slogan)?.facts ?? [];
    const texts = draw(300, (at) => paragraph.make(at, { about: 'company', topic: 'Consumer Electronics', slogan }));
    const counts = texts.map((text) => own.filter((fact) => text.includes(fact)).length);
    expect([...new Set(counts)].toSorted()).toEqual([1, 2]);
  });

  it('mentions only amenities that a hotel has', () => {
    const own = ['sauna', 'bar', 'minibar'];
    const texts = draw(500, (at) => paragraph.make(at, { about: 'hotel', place: 'Graz', stars: 4, topics: own }));
    expect(texts.flatMap((text) => missingIn(text, own))).toEqual([]);
    expect(texts.filter((text) => /sauna|bar\b/.test(text)).length).toBeGreaterThan(100);
  });

  it('covers every industry', () => {
    expect(Object.keys(businessLines).toSorted()).toEqual(industries.toSorted());
  });

  const titled: readonly (readonly [about: 'course' | 'event' | 'video', topic: string, name: string, x: string])[] = [
    ...Object.entries(COURSE_TOPICS).flatMap(([topic, all]) =>
      Object.keys(all).map((x) => ['course', topic, `${x} in Depth`, x] as const),
    ),
    ...Object.entries(videoCategories).flatMap(([topic, { kinds, words }]) =>
      kinds.flatMap(({ x: subjects, titles }) =>
        Object.keys(subjects).map((x, at) => ['video', topic, nameOf(titles, at, { ...first(words), x }), x] as const),
      ),
    ),
    ...Object.entries(eventCategories).flatMap(([topic, { titles, words }]) =>
      (words['x'] ?? [])
        .filter((x) => !x.includes('{'))
        .map((x, at) => ['event', topic, nameOf(titles, at, { ...first(words), x }), x] as const),
    ),
  ];

  // Among so many texts in a row at least one names the subject; what a video tells of it is in the others.
  const NAMING = { course: 12, event: 27, video: 200 } as const;

  it('about a course, an event, or a video is about the subject in its title', () => {
    expect(titled.length).toBeGreaterThan(500);
    const unnamed = titled.filter(([about, topic, name, x]) => {
      // A sentence may do without the subject, as the title above it has it, but not the whole text.
      // Some creators only name it behind a number sign, without blanks.
      const named = x.toLowerCase().replace(/^the /, '');
      const tag = `#${named.replace(/[^\p{L}\d]/gu, '')}`;
      const args = { about, topic, name: titleCase(name) };
      const key = fieldKey(name.length, 'tests', 'text');
      return !Array.from({ length: NAMING[about] }, (_, at) => at + 1).some((id) => {
        const text = paragraph.make(context.aim(key, id), args).toLowerCase();
        return text.includes(named) || text.includes(tag);
      });
    });
    expect(unnamed).toEqual([]);
  });

  it('about an unknown topic is refused', () => {
    const refused = expect.objectContaining({ code: 'spec_invalid' });
    for (const about of ['book', 'company', 'course', 'event', 'video'] as const) {
      expect(() => paragraph.make(context, { about, topic: 'Astrology' })).toThrow(refused);
    }
  });
});
