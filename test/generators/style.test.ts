import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** All strings inside a value, with the lists they stand in. */
function* listsIn(value: unknown): Generator<readonly string[]> {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* listsIn(inner);
}

const sources = ['grammars', 'lists'].flatMap((folder) =>
  readdirSync(`src/generators/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
);

/** Lists of words and texts, by the file they are from; data that are no English are left out. */
const lists: readonly (readonly [file: string, list: readonly string[]])[] = (
  await Promise.all(
    sources
      .filter((file) => !/coins|currencies|exchanges|names|places|streets|sport/.test(file))
      .map(async (file) => {
        const module: unknown = await import(`../../src/generators/${file}`);
        // The spread makes a plain object of a module. Legal forms, of which one is empty, are no English.
        const all = [...listsIn({ ...(module as object) })].filter(
          (list) => !list.includes('') && !list.includes('Inc.'),
        );
        return all.map((list) => [file, list] as const);
      }),
  )
).flat();

// Outlines of drawings are not words: they begin with where the pen is put down.
const outline = /^\w*?M?-?[\d.]+,/;
const texts = lists.flatMap(([file, list]) =>
  list.filter((text) => !outline.test(text)).map((text) => [file, text] as const),
);
const faults = (fault: RegExp, but = /^$/): readonly string[] =>
  texts.filter(([, text]) => fault.test(text) && !but.test(text)).map(([file, text]) => `${file}: ${text}`);

describe('the words and texts of all lists and grammars', () => {
  it('are many', () => {
    expect(texts.length).toBeGreaterThan(5000);
  });

  it('have no double blank, no blank before punctuation, and no double punctuation', () => {
    expect(faults(/\s{2}|\s[.,;:!?]|^\s|\s$|[.,;:!?]{2}/)).toEqual([]);
  });

  it('use one kind of apostrophe', () => {
    expect(faults(/[\u2018\u2019\u201b`]/)).toEqual(faults(/Fernbank Children/));
  });

  it('end in punctuation if most of a list are sentences', () => {
    const missing = lists
      .filter(([, list]) => list.filter((text) => /[.!?]["”]?$/.test(text)).length > list.length / 2)
      .flatMap(([file, list]) =>
        list.filter((text) => !/[.!?]["”]?$|\{\w+\}”?$/.test(text)).map((text) => `${file}: ${text}`),
      );
    expect(missing).toEqual([]);
  });

  it('put a comma before the "and" or "or" of three', () => {
    const pairs = /day and night|good and bad|open and closed|Then and Now/;
    expect(faults(/\b[\w{}'-]+, [\w{}'-]+( [\w{}'-]+)? (and|or) [\w{}]/, pairs)).toEqual([]);
  });

  it('use British spelling with -ize', () => {
    expect(
      faults(
        /\b(?:colou?rful)?(?:color|favor(?!i)|neighbor|harbor|humor(?!o)|center|theater|travele|modeling|gray|catalog\b|jewelry|(?:organ|real|recogn|special|apolog)is(?:e|ing|ation)|analyz|mom\b|vacation)/i,
        /COLOR/,
      ),
    ).toEqual([]);
  });

  it('contain no dated, foreign or filler phrases', () => {
    const banned =
      /\b(?:lorem|ipsum|upon|seldom|whilst|amongst|for ever|oneself|one's|those who|one needs|one wants|one sees|by a detour|at the end stands|hang on|ere|thus|hence|herein|thereof|utilize|leverage|synergy|cutting-edge|state-of-the-art|world-class)\b/i;
    expect(faults(banned, /for those who want to know more|those who finish early|Once upon a time/)).toEqual([]);
  });
});
