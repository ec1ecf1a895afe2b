import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../src/generators/context.ts';
import { fill } from '../../../src/generators/grammar.ts';
import { videoTitle, videoTopic } from '../../../src/generators/grammars/video.ts';
import { videoRules } from '../../../src/generators/grammars/video-words.ts';
import { titleCase } from '../../../src/generators/grammars/wording.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { videoCategories } from '../../../src/generators/lists/videos.ts';
import { cases } from '../../effort.ts';

describe.each(Object.entries(videoCategories))('videos on %s', (category, { kinds, words, opening, detail }) => {
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

  it('ask for no audience: an account may be a day old when its first video comes out', () => {
    const all = [
      opening,
      detail,
      words['sub'] ?? [],
      ...kinds.flatMap((kind) => [kind.titles, kind.opening, kind.detail]),
    ];
    const needsViewers = /viewers?\b|\bof you\b|your questions|people ask|subscribers|next part|part \{count\}/i;
    expect([...all.flat(), ...Object.values(videoRules).flat()].filter((text) => needsViewers.test(text))).toEqual([]);
  });

  it('number no video of a series above its place', () => {
    const context = new FieldContext(0);
    for (let id = 1; id <= 200; id++) {
      const title = videoTitle(context.aim(fieldKey(9, 'tests', 'video'), id), { topic: category, amount: 2 });
      expect(title).not.toMatch(/#(?:0|-|[3-9]|\d\d)/);
    }
  });

  it('have kinds that are told from each other, and lengths that fit', () => {
    const all = kinds.flatMap(({ x }) => listOf(x));
    expect(new Set(all).size).toBe(all.length);
    for (const { minutes, titles, opening: own } of kinds) {
      expect(minutes[0]).toBeLessThan(minutes[1]);
      expect(minutes[1]).toBeLessThanOrEqual(120);
      for (const pattern of titles) expect(pattern).toMatch(/\{(?:a )?x\}/);
      for (const sentence of own) expect(sentence).toMatch(/\{(?:a )?x\}/);
    }
  });
});
