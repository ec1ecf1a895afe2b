import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { digestOf } from '../../src/tree/digest.ts';

/** The digest of all records that a seed has: so many of each resource. */
export function digestOfSeed(seed: number, items: number): string {
  const records = new Records(builtins, { seed, refDate: '2026-01-01T00:00:00.000Z', items });
  const digests = builtins.resources.map(({ name }) => {
    const texts = Array.from({ length: items }, (_, index) => JSON.stringify(records.record(name, index + 1)));
    return `${name} ${digestOf(texts.join('\n'))}`;
  });
  return digestOf(digests.join('\n'));
}
