import { describe, expect, it } from 'vitest';
import { inManner } from '../../../src/generators/grammars/video-manners.ts';

const manners = Array.from({ length: 60 }, (_, manner) => manner);
const all = (title: string, subject: string): Set<string> =>
  new Set(manners.map((manner) => inManner(title, () => subject, 'Ines', manner)));

describe('inManner', () => {
  it('has the number of a series, and the name of the series only with that of its creator', () => {
    for (const title of all('Cake Club ##12: Plum Cake My Way', 'plum cake')) {
      expect(title).toMatch(/(?:#|No\. |Ep\. )12\b/);
      expect(title).not.toContain('##');
      if (/cake club/i.test(title)) expect(title).toContain('Ines');
    }
  });

  it('keeps the capitals of what a video is about, of months, and of the first word', () => {
    for (const title of all('The Science of DNA in July: Part Two', 'DNA')) {
      expect(title).toMatch(/^The [Ss]cience of DNA in July(?:: | \| | – )Part [Tt]wo$/);
    }
    expect(all('Two Days in Mexico City', 'Mexico City')).toContain('Two days in Mexico City');
    expect(all('Mexico City on a Budget', 'Mexico City')).toContain('Mexico City on a budget');
    expect(all('The Silk Road: Myth and Fact', 'the Silk Road')).toContain('The Silk Road: Myth and fact');
  });

  it('is the same for the same creator', () => {
    for (const manner of manners) {
      expect(inManner('Kale: A Test', () => 'kale', 'Ole', manner)).toBe(
        inManner('Kale: A Test', () => 'kale', 'Ole', manner),
      );
    }
  });
});
