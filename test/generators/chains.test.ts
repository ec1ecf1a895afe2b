import { describe, expect, it } from 'vitest';
import { chain, chain_holder, chain_link, chain_period } from '../../src/generators/chains.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { cases } from '../effort.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'tests', 'chains');
const ids = Array.from({ length: 20_000 }, (_, at) => at + 1);

describe('chains', () => {
  it('are runs of one to three consecutive records, numbered from 1', () => {
    let [before, link] = [0, 0];
    const odd = ids.filter((id) => {
      const number = chain.make(context.aim(key, id));
      link = number === before ? link + 1 : 1;
      const isNext = number >= before && link <= 3;
      before = number;
      return !isNext || chain_link.make(context.aim(key, id), { chain: number }) !== link;
    });
    expect(odd).toEqual([]);
  });

  it('of journeys have up to five records, and none crosses runs of 24', () => {
    const args = { pattern: 'journeys' } as const;
    const lengths = new Map<number, number>();
    const odd = ids.filter((id) => {
      const number = chain.make(context.aim(key, id), args);
      lengths.set(number, (lengths.get(number) ?? 0) + 1);
      const link = chain_link.make(context.aim(key, id), { chain: number, ...args });
      const holder = chain_holder.make(context.aim(key, id), { chain: number, ...args });
      return !(link === 1 || (id - 1) % 24 > 0) || holder < 1 || holder > id;
    });
    expect(odd).toEqual([]);
    expect(Math.max(...lengths.values())).toBe(5);
  });

  it.each(cases([2 ** 53 - 1], [0, 42, 2 ** 53 - 1]))(
    'have a holder each, who exists before the first record, with seed %i',
    (seed) => {
      const holders = new Map<number, number>();
      const odd = ids.filter((id) => {
        const number = chain.make(context.aim(key, id));
        const holder = chain_holder.make(context.aim(fieldKey(seed, 'tests', 'holders'), id), { chain: number });
        const isAnother = holders.has(holder) && holders.get(holder) !== number;
        holders.set(holder, number);
        return isAnother || holder < 1 || holder > id;
      });
      expect(odd).toEqual([]);
      expect(holders.size).toBeGreaterThan(ids.length / 2);
    },
  );

  it('give each record a period that ends before the next one begins, even in new accounts', () => {
    for (const after of ['2025-12-26T00:00:00.000Z', '2025-12-10T09:30:00.000Z', '2020-05-05T12:00:00.000Z']) {
      for (let number = 1; number <= 200; number++) {
        let end = after.slice(0, 10);
        for (let link = 1; link <= 3; link++) {
          const [begin = '', limit = ''] = chain_period.make(context.aim(key, number), { link, after });
          if (limit === end) break;
          expect(begin >= end && begin < limit && limit <= '2026-01-01', `${begin} ${limit}`).toBe(true);
          end = limit;
          if (limit === '2026-01-01') break;
        }
        expect(end).toBe('2026-01-01');
      }
    }
  });

  it('often begin with the account, which they state; never on the last day', () => {
    const periods = ids
      .slice(0, 2000)
      .map((id) => chain_period.make(context.aim(key, id), { link: 1, after: '2025-01-01' }));
    const entryOf = (begin = ''): string => (begin === '2025-01-01' ? 'joining' : 'later');
    expect(periods.filter(([begin, , entry]) => entry !== entryOf(begin))).toEqual([]);
    expect(periods.filter(([begin = '']) => !(begin < '2025-12-30'))).toEqual([]);
    const joining = periods.filter(([, , entry]) => entry === 'joining');
    expect(joining.length / periods.length).toBeGreaterThan(0.3);
    expect(joining.length / periods.length).toBeLessThan(0.6);
  });

  it('end two days before the reference date at the latest, if the account is hardly five weeks old', () => {
    const after = new Date(Date.UTC(2026, 0, 1) - 34 * 86_400_000).toISOString();
    expect(chain_period.make(context.aim(key, 3), { link: 3, after })[0]).toBe('2025-12-30');
  });

  it('give the second of three records a month, if the account is five weeks old', () => {
    const number = 3;
    const after = new Date(Date.UTC(2026, 0, 1) - 38 * 86_400_000).toISOString();
    const [begin = '', limit = ''] = chain_period.make(context.aim(key, number), { link: 2, after });
    expect((Date.parse(limit) - Date.parse(begin)) / 86_400_000).toBeGreaterThanOrEqual(31);
  });
});
