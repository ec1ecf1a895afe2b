import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../src/generators/context.ts';
import { fill } from '../../../src/generators/grammar.ts';
import { videoTitle, videoTopic } from '../../../src/generators/grammars/video-titles.ts';
import { feet } from '../../../src/generators/grammars/video-words.ts';
import { titleCase } from '../../../src/generators/grammars/wording.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { videoCategories } from '../../../src/generators/lists/videos.ts';
import { paragraph } from '../../../src/generators/text.ts';
import { cases } from '../../effort.ts';

describe.each(Object.entries(videoCategories))('videos on %s', (category, { kinds, words }) => {
  it('name their subject in the title, from which it is read with its kind', () => {
    let tried = 0;
    const odd: string[] = [];
    for (const [at, { x: subjects, titles: patterns, say }] of kinds.entries()) {
      const titles = [...patterns, ...say.filter((text) => text.includes('|')).map((text) => text.replace(/\|.*/, ''))];
      for (const x of Object.keys(subjects)) {
        for (const pattern of titles) {
          const turns = Math.max(...Object.values(words).map((list) => list.length));
          // With other words each time, or with all of them.
          const first = cases(tried++ % turns, 0);
          for (let turn = first; turn < cases(first + 1, turns); turn++) {
            const title = fill(pattern, (slot) =>
              slot === 'x' ? x : (words[slot]?.[turn % words[slot].length] ?? '?'),
            );
            const topic = videoTopic(titleCase(title), category);
            if (title.includes('?:') || topic?.x !== x || topic.at !== at) odd.push(title);
          }
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('have titles that do not repeat within 1,000 records', () => {
    const context = new FieldContext(0);
    const titles = Array.from({ length: 1000 }, (_, at) =>
      videoTitle(context.aim(fieldKey(9, 'tests', 'video'), at + 1), { topic: category }),
    );
    expect(new Set(titles).size).toBe(1000);
  });

  it('share no frame among as many in a row as there are texts, and only grown-ups have children', () => {
    const context = new FieldContext(0);
    const told = Array.from({ length: 90 }, (_, at) => {
      const aim = context.aim(fieldKey(9, 'tests', 'video'), at + 1);
      const name = videoTitle(aim, { topic: category, years: 22 });
      const text = paragraph.make(aim, { about: 'video', topic: category, name, years: 22, writerNumber: 6 });
      const topic = videoTopic(name, category)?.x ?? '';
      return {
        frame: name.toLowerCase().replace(topic.toLowerCase(), '*').replace(/\d+/g, ''),
        said: `${name} ${text}`,
      };
    });
    const texts = kinds.flatMap(({ own, say }) => (own ? [] : say)).length;
    for (const [at, { frame }] of told.entries()) {
      const before = told.slice(Math.max(0, at - texts + 1), at);
      expect(before.filter((other) => other.frame === frame && frame.split(' ').length > 4)).toEqual([]);
    }
    expect(told.filter(({ said }) => /\bmy (?:son|daughter)\b|\bthe kids\b/i.test(said))).toEqual([]);
  });

  it('assume no audience: an account may be a day old when its first video is published', () => {
    const all = [words['sub'] ?? [], ...kinds.flatMap((kind) => [kind.titles, kind.say])];
    const needsViewers = /viewers?\b|\bof you\b|your questions|people ask|subscribers|next part|part \{count\}/i;
    expect([...all.flat(), ...feet].filter((text) => needsViewers.test(text))).toEqual([]);
  });

  it('give no video of a series a number above its position', () => {
    const context = new FieldContext(0);
    const titles = Array.from({ length: 200 }, (_, at) =>
      videoTitle(context.aim(fieldKey(9, 'tests', 'video'), at + 1), { topic: category, amount: 2 }),
    );
    expect(titles.filter((title) => /#(?:0|-|[3-9]|\d\d)/.test(title))).toEqual([]);
  });

  it('have kinds that can be distinguished, and suitable lengths', () => {
    const all = kinds.flatMap(({ x }) => Object.keys(x));
    expect(new Set(all).size).toBe(all.length);
    for (const { minutes, titles } of kinds) {
      expect(minutes[0]).toBeLessThan(minutes[1]);
      expect(minutes[1]).toBeLessThanOrEqual(120);
      for (const pattern of titles) expect(pattern).toMatch(/\{(?:a )?x\}/);
    }
  });

  it('have facts on each subject, and enough texts for neighbours to differ', () => {
    for (const { x, say } of kinds) {
      // What texts name one by one is there.
      const asked = Math.max(
        0,
        ...['one', 'two', 'three'].map((slot, at) => (say.join('').includes(`{${slot}}`) ? at + 1 : 0)),
      );
      for (const [subject, facts] of Object.entries(x)) {
        expect(listOf(facts).length, subject).toBeGreaterThanOrEqual(Math.max(2, asked));
      }
      expect(new Set(say).size).toBeGreaterThanOrEqual(Object.keys(x).length);
      const texts = say.map((text) => text.replace(/^.+\|/, ''));
      expect(texts.filter((text) => !/[.!?]$/.test(text) || text.length < 40)).toEqual([]);
    }
  });

  it('mention no comments, since there may be none', () => {
    const all = kinds.flatMap(({ say }) => say);
    expect([...all, ...feet].filter((text) => /comment(?!ary)/i.test(text))).toEqual([]);
  });
});

it('has the text that the title was written with', () => {
  const context = new FieldContext(0);
  const about = { about: 'video', topic: 'Nature', name: 'foxes without the dog' } as const;
  const texts = Array.from({ length: 60 }, (_, at) =>
    paragraph.make(context.aim(fieldKey(9, 'tests', 'dog'), at + 1), about),
  );
  expect(texts.filter((text) => !text.includes("for once I'd left the dog at home"))).toEqual([]);
});

it('has the text that the title was written with, whatever the creator puts between its parts', () => {
  const context = new FieldContext(0);
  for (const name of ['Apple trees: me against the birds', 'Apple trees | me against the birds']) {
    const text = paragraph.make(context.aim(fieldKey(9, 'tests', 'birds'), 3), {
      about: 'video',
      topic: 'Gardening',
      name,
      writerNumber: 6,
    });
    expect(text).toMatch(/^They got most of it last year/);
  }
});

describe('the chapters of a video', () => {
  it('do not begin next to a moment that the text names', () => {
    const context = new FieldContext(0);
    let found = 0;
    for (let id = 1; id <= 600; id++) {
      const about = { about: 'video', amount: 900, writerNumber: 3 } as const;
      const text = paragraph.make(context.aim(fieldKey(9, 'tests', 'moments'), id), about);
      const [said = '', chapters] = text.split(/\n(?=0:00 )/);
      if (chapters === undefined) continue;
      const starts = chapters.split('\n').map((line) => secondsOf(/^[\d:]+/.exec(line)?.[0] ?? ''));
      for (const [moment] of said.matchAll(/\b\d+:\d\d\b/g)) {
        found++;
        expect(
          starts.filter((start) => Math.abs(start - secondsOf(moment)) < 15),
          text,
        ).toEqual([]);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  it('begin at 0:00, in ascending order, and end before the video does', () => {
    const context = new FieldContext(0);
    let found = 0;
    for (let id = 1; id <= 400; id++) {
      const amount = 90 + id * 12;
      const text = paragraph.make(context.aim(fieldKey(9, 'tests', 'chapters'), id), { about: 'video', amount });
      const [first, ...others] = (/^0:00 [^]*/m.exec(text)?.[0].match(/^[\d:]+\d\d (?=\p{Lu}|\d)/gmu) ?? []).map(
        secondsOf,
      );
      if (first === undefined) continue;
      found++;
      let before = first;
      for (const time of others) {
        // Players show none that is shorter than ten seconds.
        expect(time, text).toBeGreaterThanOrEqual(before + (amount < 300 ? 1 : 10));
        before = time;
      }
      expect(before).toBeLessThan(amount);
    }
    expect(found).toBeGreaterThan(30);
  });
});

const secondsOf = (time: string): number =>
  time
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

it('keeps a creator of lessons to one instrument', () => {
  const [lessons] = videoCategories['Music']?.kinds ?? [];
  const context = new FieldContext(0);
  for (const manner of [0, 3, 12]) {
    const titles = Array.from({ length: 200 }, (_, at) =>
      videoTitle(context.aim(fieldKey(9, 'tests', 'video'), at + 1), {
        topic: 'Music',
        writer: 'Ines',
        writerNumber: manner,
      }),
    );
    const taught = titles.map((title) => videoTopic(title, 'Music')).filter((topic) => topic?.kind === lessons);
    expect(new Set(taught.map((topic) => topic?.x)).size).toBe(1);
  }
});

it('begins with what the title names', () => {
  const context = new FieldContext(0);
  const about = { about: 'video', topic: 'Gaming', name: "Let's Play Metro Ledger #3: The New Depot" } as const;
  const texts = Array.from({ length: 60 }, (_, at) =>
    paragraph.make(context.aim(fieldKey(9, 'tests', 'depot'), at + 1), about),
  );
  expect(texts.filter((text) => /line four.*the new depot/is.test(text))).toEqual([]);
  expect(texts.filter((text) => /the new depot.*line four/is.test(text))).not.toEqual([]);
});
