import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { REF_DATE } from './laws/law.ts';
import { shares } from './laws/shares.ts';

/** Seeds and the number of records at which shares are held; other seeds differ a little. */
const SEEDS = [1201, 99];
const ITEMS = 5000;

const PATHS = ['stocks.market_cap', 'stocks.change_percent', 'cryptos.change_24h', 'cryptos.ath'];

it.each(SEEDS.flatMap((seed) => PATHS.map((path) => [path, seed] as const)))(
  '%s is distributed as in life among 5,000 records of seed %i',
  (path, seed) => {
    const [resource = ''] = path.split('.');
    const records = new Records(builtins, { seed, refDate: REF_DATE });
    const list = Array.from({ length: ITEMS }, (_, at) => records.record(resource, at + 1));
    expect(shares[path]?.(list)).toBe(true);
  },
);
