import { describe, expect, it } from 'vitest';
import type { TreeShape } from '../../src/tree/index.ts';
import { isSameShape, parseJournal, renderJournal, shapeOf } from '../../src/build-marks/journal.ts';

const SHAPE: TreeShape = {
  layout: 'both',
  files: ['index.html', 'é "quoted" \n.json'],
  resources: { authors: { category: 'people', total: 3, pictures: ['photo'] }, books: { category: 'media', total: 1 } },
};

describe('a journal', () => {
  it('is read back as it was written', () => {
    for (const journal of [
      { shapes: [], spared: [], place: '' },
      { shapes: [SHAPE, { ...SHAPE, packed: true }], spared: ['a/b.json', 'é\n.json'], place: '1 7' },
    ]) {
      expect(parseJournal(renderJournal(journal))).toEqual(journal);
    }
  });

  it('keeps only the shape of a manifest', () => {
    const more = { ...SHAPE, seed: 7, resources: { books: { category: 'media', total: 1, fields: ['id'] } } };
    expect(renderJournal({ shapes: [more], spared: [], place: '' })).not.toMatch(/seed|fields/);
    expect(shapeOf(more).resources).toEqual({ books: { category: 'media', total: 1 } });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"format":1}',
    '{"format":2,"paths":[]}',
    '{"format":1,"paths":"a"}',
    '{"format":2,"shapes":[{}],"spared":[]}',
    '{"format":2,"shapes":[],"spared":[7]}',
    '{"format":2,"shapes":[{"layout":"both","files":[],"resources":{"a":{"category":"b","total":1e9}}}],"spared":[]}',
  ])('is not %s', (text) => {
    expect(parseJournal(text)).toBeUndefined();
  });
});

describe('two shapes', () => {
  it('are equal if they have the same files', () => {
    expect(isSameShape(SHAPE, structuredClone(SHAPE))).toBe(true);
    expect(isSameShape(SHAPE, { ...SHAPE, packed: false })).toBe(true);
    for (const other of [{ packed: true }, { layout: 'flat' }, { files: [] }, { resources: {} }] as const) {
      expect(isSameShape(SHAPE, { ...SHAPE, ...other })).toBe(false);
    }
  });
});
