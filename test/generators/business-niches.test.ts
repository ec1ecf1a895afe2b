import { describe, expect, it } from 'vitest';
import { businessLines } from '../../src/generators/lists/business-lines.ts';
import { niches, nichesOf } from '../../src/generators/business-niches.ts';

describe('niches', () => {
  it('have an offer, two sentences that no other niche has, and a slogan', () => {
    expect(niches().size).toBeGreaterThan(100);
    const all = [...niches().values()].flatMap(({ facts }) => facts);
    expect(new Set(all).size).toBe(2 * niches().size);
    for (const { offer, facts, motto } of niches().values()) {
      expect(offer).toMatch(/^(?:[a-z]|DNA)/);
      for (const fact of facts) expect(fact).toMatch(/^(?:[A-Z]|\{Its?\} ).*\.$/);
      expect(motto).toMatch(/^[A-Z].*[a-z]$/);
    }
  });

  it('exist in each industry for companies of any size and age', () => {
    for (const industry of Object.keys(businessLines)) {
      const any = nichesOf(industry).filter(({ least, most, since }) => least < 60 && most > 60 && since === 0);
      expect(any.length, industry).toBeGreaterThan(0);
    }
  });

  it('do not exist for an unknown industry', () => {
    expect(nichesOf('Astrology')).toEqual([]);
  });
});
