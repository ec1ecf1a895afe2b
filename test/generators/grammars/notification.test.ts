import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../src/generators/context.ts';
import { sentence } from '../../../src/generators/text.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));

/** Returns what the messages of consecutive notifications with a headline quote. */
const quotes = (topic: string, name: string, place: string, count: number, seed: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    sentence.make(context.aim(fieldKey(seed, 'tests', 'message'), at + 1), {
      about: 'notification_message',
      topic,
      name,
      place,
      username: 'ann',
    }),
  ).flatMap((text) => text.match(/“.*”/g)?.map((quote) => quote.replaceAll(' @ann', '').replaceAll('@ann ', '')) ?? []);

describe('a quote in a notification', () => {
  it.each([
    ['comment', 'Amy B replied to your comment'],
    ['mention', 'Amy B mentioned you in a post'],
    ['like', 'Amy B liked your comment'],
    ['like', 'Amy B liked your post'],
  ])('of the topic %s, below “%s”, does not come back among sixty neighbours', (topic, name) => {
    for (const seed of [1, 2, 42]) {
      const said = quotes(topic, name, 'Leeds', 60, seed);
      expect(said.length).toBe(60);
      expect(new Set(said.map((quote) => quote.toLowerCase())).size).toBe(60);
    }
  });

  it('in the language of the place comes back after ten at the earliest', () => {
    const said = quotes('like', 'Ana B liked your comment', 'Madrid', 200, 7).filter((quote) => quote !== '“❤️”');
    for (const [at, quote] of said.entries()) expect(said.slice(Math.max(0, at - 9), at)).not.toContain(quote);
  });

  it('names the sum of an invoice in good English', () => {
    const args = {
      about: 'notification_message',
      number: 'INV-1',
      amount: 5,
      currency: 'GBP',
      date: '2025-11-03',
    } as const;
    const all = ['invoice', 'reminder', 'suspension', 'closing'].flatMap((topic) =>
      Array.from({ length: 30 }, (_, at) =>
        sentence.make(context.aim(fieldKey(1, 'tests', 'message'), at + 1), { ...args, topic }),
      ),
    );
    expect(all.filter((text) => /over GBP|All comes back/.test(text))).toEqual([]);
    expect(all.some((text) => text.includes('INV-1 for GBP 5.00'))).toBe(true);
  });
});
