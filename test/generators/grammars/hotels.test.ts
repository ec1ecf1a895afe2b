import { describe, expect, it } from 'vitest';
import { builtins } from '../../../src/builtins.ts';
import { MATTERS } from '../../../src/generators/grammars/hotels/offers.ts';
import { OPENINGS } from '../../../src/generators/grammars/hotels/openings.ts';
import { THINGS } from '../../../src/generators/grammars/hotels/words.ts';
import { AMENITIES } from '../../../src/generators/lists/amenities.ts';
import { Records } from '../../../src/render/records.ts';
import { REF_DATE } from '../../resources/laws/law.ts';

const SEEDS = [5, 311];
const hotelsOf = (seed: number): readonly Readonly<Record<string, unknown>>[] => {
  const records = new Records(builtins, { seed, refDate: REF_DATE });
  return Array.from({ length: 240 }, (_, at) => records.record('hotels', at + 1));
};
const hotels = SEEDS.map(hotelsOf);
const textOf = ({ description }: Readonly<Record<string, unknown>>): string => String(description);
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/** What a sentence can need besides amenities. */
const KINDS = new Set([
  'former', 'house', 'western', 'ryokan', 'kaiseki', 'hanok', 'pub', 'small', 'large', 'budget', 'plain', 'middle',
  'fine', 'grand', 'things',
]); // oxfmt-ignore

describe('texts about hotels', () => {
  it('need nothing but amenities, and kinds and standards of hotels', () => {
    const needs = MATTERS.flatMap((matter) => Object.keys(matter).flatMap((key) => key.split(', ')));
    expect([...needs, ...Object.keys(THINGS)].filter((one) => !KINDS.has(one) && !(one in AMENITIES))).toEqual([]);
    const says = MATTERS.flatMap((matter) => Object.values(matter).flat());
    expect(says.filter((one, at) => says.indexOf(one) < at)).toEqual([]);
    expect(OPENINGS.length).toBeGreaterThan(30);
  });

  it('share no sentence among 24 neighbours', () => {
    const repeats = hotels.flatMap((list) => {
      const rows = list.map((one) => sentencesOf(textOf(one)));
      return rows.flatMap((row, at) => {
        const before = new Set(rows.slice(Math.max(0, at - 23), at).flat());
        return row.filter((sentence) => before.has(sentence));
      });
    });
    expect(repeats).toEqual([]);
  });

  it('greet nobody, and name no landmark, distance, or trifle', () => {
    const bad =
      /!|^welcome|see you|make yourself|minutes|station|university|museum|opera|theatre|square|next (?:door )?to|streets? from|mirror|lamp|vending/i;
    expect(
      hotels
        .flat()
        .map(textOf)
        .filter((text) => bad.test(text)),
    ).toEqual([]);
  });

  it('say how many rooms there are in at most half of the cases', () => {
    for (const list of hotels) {
      const counted = list.filter(
        (one) => /(?:\d|-|\w) ?rooms/.test(textOf(one)) && textOf(one).includes(`${String(one['rooms'])} `),
      );
      expect(counted.length).toBeGreaterThan(list.length / 5);
      expect(counted.length).toBeLessThan(list.length / 2);
    }
  });

  it('tell of what only good hotels have if the hotel has five stars', () => {
    const five = hotels
      .flat()
      .filter(({ stars }) => stars === 5)
      .map(textOf);
    expect(five.length).toBeGreaterThan(20);
    expect(five.filter((text) => sentencesOf(text).length < 2)).toEqual([]);
    expect(
      five.filter((text) => /suites|spa\b|concierge|valet|pool|turndown|minibar|bar\b/i.test(text)).length,
    ).toBeGreaterThan(five.length / 2);
  });
});
