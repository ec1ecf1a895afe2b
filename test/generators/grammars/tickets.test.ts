import { expect, it } from 'vitest';
import { bills } from '../../../src/generators/grammars/tickets/bills.ts';
import { bug } from '../../../src/generators/grammars/tickets/bug.ts';
import { featureRequest } from '../../../src/generators/grammars/tickets/feature-request.ts';
import { technical } from '../../../src/generators/grammars/tickets/technical.ts';

/**
 * Tickets that are 50 apart are often about the same thing. Lists that are used in turn are of another length, so that
 * these tickets do not say the same.
 */
it('texts that tickets use in turn do not come back every ten tickets', () => {
  const all = [...Object.values(bills.matters), technical.matters, bug.matters, featureRequest.matters].flat();
  const inTurn = all.filter(({ texts }) => texts.length > 9);
  expect(inTurn.length).toBeGreaterThan(15);
  expect(inTurn.filter(({ texts }) => texts.length < 12).map(({ heads }) => heads[0])).toEqual([]);
  for (const { texts } of all) expect(new Set(texts).size).toBe(texts.length);
});
