import { describe, expect, it } from 'vitest';
import { parseJournal, renderJournal } from '../../src/node/journal.ts';

describe('a journal', () => {
  it('is read as it was written', () => {
    for (const paths of [[], ['a.json'], ['a/b.json', 'é "quoted" \n.json']]) {
      expect(parseJournal(renderJournal(paths))).toEqual(paths);
    }
  });

  it.each(['', '{', 'null', '7', '[]', '{}', '{"format":1}', '{"format":2,"paths":[]}', '{"format":1,"paths":"a"}'])(
    'is not %s',
    (text) => {
      expect(parseJournal(text)).toBeUndefined();
    },
  );
});
