import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../src/generators/context.ts';
import { fill } from '../../../src/generators/grammar.ts';
import { videoTitle, videoTopic } from '../../../src/generators/grammars/video.ts';
import { titleCase } from '../../../src/generators/grammars/wording.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { videoCategories } from '../../../src/generators/lists/videos.ts';
import { cases } from '../../effort.ts';

describe.each(Object.entries(videoCategories))('videos on %s', (category, { kinds, words }) => {
  it('name their subject in the title, which is read back with its kind', () => {
    let tried = 0;
    for (const [at, { x: subjects, titles }] of kinds.entries()) {
      for (const x of listOf(subjects)) {
        for (const pattern of titles) {
          const turns = Math.max(...Object.values(words).map((list) => list.length));
          // With other words each time, or with all of them.
          const first = cases(tried++ % turns, 0);
          for (let turn = first; turn < cases(first + 1, turns); turn++) {
            const title = fill(pattern, (slot) =>
              slot === 'x' ? x : (words[slot]?.[turn % words[slot].length] ?? '?'),
            );
            expect(title).not.toContain('?:');
            expect(videoTopic(titleCase(title), category), title).toMatchObject({ x, at });
          }
        }
      }
    }
  });

  it('have titles that do not come back in 1,000 records', () => {
    const context = new FieldContext(0);
    const titles = Array.from({ length: 1000 }, (_, at) =>
      videoTitle(context.aim(fieldKey(9, 'tests', 'video'), at + 1), { topic: category }),
    );
    expect(new Set(titles).size).toBe(1000);
  });

  it('have kinds that are told from each other, and lengths that fit', () => {
    const all = kinds.flatMap(({ x }) => listOf(x));
    expect(new Set(all).size).toBe(all.length);
    for (const { minutes, titles, opening } of kinds) {
      expect(minutes[0]).toBeLessThan(minutes[1]);
      expect(minutes[1]).toBeLessThanOrEqual(120);
      for (const pattern of titles) expect(pattern).toMatch(/\{(?:a )?x\}/);
      for (const sentence of opening) expect(sentence).toMatch(/\{(?:a )?x\}/);
    }
  });
});
