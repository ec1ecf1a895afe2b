import { describe, expect, it } from 'vitest';
import { moments, scenes } from '../../src/generators/lists/photos.ts';
import { videoCategories } from '../../src/generators/lists/videos.ts';
import { sentence } from '../../src/generators/text.ts';
import { cases } from '../effort.ts';
import { draw, faultsOf, TOPICS } from './written.ts';

type Sentence = Parameters<typeof sentence.make>[1];

describe('sentence', () => {
  const sentences: readonly Sentence[] = [
    ...TOPICS.ticket.map((topic): Sentence => ({ about: 'ticket', topic })),
    ...TOPICS.coupon.map((topic): Sentence => ({ about: 'coupon', topic, amount: 1500, currency: 'JPY' })),
    ...TOPICS.notification.map((topic): Sentence => ({ about: 'notification', topic })),
    ...TOPICS.notification.map((topic): Sentence => ({ about: 'notification_message', topic })),
    ...Object.keys(videoCategories).map((topic): Sentence => ({ about: 'video', topic })),
    { about: 'video' },
    { about: 'image', place: 'Lisbon' },
    { about: 'image' },
    { about: 'image_description', place: 'Lisbon' },
    { about: 'image_description' },
  ];

  it.each(sentences)('about $about, $topic, is good prose', (args) => {
    const whole = ['coupon', 'notification_message', 'image_description'].includes(args.about);
    const texts = draw(500, (at) => sentence.make(at, args));
    // What somebody wrote is quoted as it is, with or without capitals and stops.
    const told = texts.map((text) => text.replaceAll(/“[^”]*”/g, '“Quoted.”'));
    expect(told.flatMap(faultsOf)).toEqual([]);
    const end = whole ? /[.!?]”?$/ : /[^.]$/;
    expect(told.filter((text) => !end.test(text) || text.length > 300)).toEqual([]);
  });

  it.each([
    ['ticket', TOPICS.ticket],
    ['coupon', TOPICS.coupon],
    ['notification', TOPICS.notification],
    ['notification_message', TOPICS.notification],
    ['image_description', ['']],
  ] as const)('about %s has thousands of forms', (about, topics) => {
    const each = Math.ceil(5000 / topics.length);
    const texts = topics.flatMap((topic) => draw(each, (at) => sentence.make(at, { about, topic }), 7, about + topic));
    expect(new Set(texts).size).toBeGreaterThan(2000);
  });

  it('about a coupon names its discount', () => {
    const texts = (args: Omit<Sentence, 'about'>): string[] =>
      draw(300, (at) => sentence.make(at, { about: 'coupon', ...args }));
    const percentages = texts({ topic: 'percentage', amount: 35 });
    expect(percentages.filter((text) => !text.includes('35%'))).toEqual([]);
    const sum = { topic: 'fixed_amount', currency: 'KRW' };
    expect(texts({ amount: 12000, ...sum }).filter((text) => !text.includes('KRW 12,000'))).toEqual([]);
    expect(texts({ amount: 1234.5, ...sum }).filter((text) => !text.includes('KRW 1,234.5'))).toEqual([]);
    const shipped = texts({ topic: 'free_shipping', amount: 0 });
    expect(shipped.filter((text) => !/shipping|delivery/i.test(text) || /\d|USD/.test(text))).toEqual([]);
  });

  it.each(cases([42], [0, 1, 42, 2 ** 50]))(
    'about videos and images: titles do not repeat within 100 records of seed %i',
    (seed) => {
      const videos = (count: number): string[] =>
        Object.keys(videoCategories).flatMap((topic) =>
          draw(count, (at) => sentence.make(at, { about: 'video', topic }), seed),
        );
      expect(new Set(videos(100)).size).toBe(1200);
      for (const place of [undefined, 'Lisbon']) {
        const args: Sentence = place === undefined ? { about: 'image' } : { about: 'image', place };
        expect(new Set(draw(1000, (at) => sentence.make(at, args), seed)).size).toBe(1000);
      }
    },
  );

  it('describes the scene of a photograph, without the moment in its title', () => {
    for (const [title, { says }] of Object.entries(scenes)) {
      const told = moments.map((moment) => {
        const name = `${title} ${moment}, Lyon`;
        // A photographer who always tells what there is to tell.
        const args: Sentence = { about: 'image_description', name, place: 'Lyon', writerNumber: 0 };
        const [text = ''] = draw(1, (at) => sentence.make(at, args), title.length);
        return { moment, text };
      });
      expect(told.filter(({ moment, text }) => text.toLowerCase().includes(moment.toLowerCase()))).toEqual([]);
      expect(told.filter(({ text }) => !says.some((said) => text.startsWith(said.slice(0, -1))))).toEqual([]);
    }
  });
});
