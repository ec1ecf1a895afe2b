import { describe, expect, it } from 'vitest';
import { inManner } from '../../../src/generators/grammars/video-manners.ts';

const manners = Array.from({ length: 60 }, (_, manner) => manner);
const all = (title: string, subject: string): Set<string> =>
  new Set(manners.map((manner) => inManner(title, () => subject, manner)));

describe('inManner', () => {
  it('keeps the capitals of the subject, of days, and of the first word', () => {
    for (const title of all('The Science of DNA on Sunday: Part Two', 'DNA')) {
      expect(title).toMatch(
        /^The (?:Science of DNA on Sunday(?:: | \| | – )Part Two|science of DNA on Sunday(?:: | \| | – )part two)$/,
      );
    }
    expect(all('Two Days in Mexico City', 'Mexico City')).toContain('Two days in Mexico City');
    expect(all('Mexico City on a Budget', 'Mexico City')).toContain('Mexico City on a budget');
    expect(all('The Silk Road: Myth and Fact', 'the Silk Road')).toContain('The Silk Road: myth and fact');
    expect(all("Which Bees Are These? I'm Not Sure", 'bees')).toContain("Which bees are these? I'm not sure");
  });

  it('is the same for the same creator', () => {
    for (const manner of manners) {
      expect(inManner('Kale: A Test', () => 'kale', manner)).toBe(inManner('Kale: A Test', () => 'kale', manner));
    }
  });
});
