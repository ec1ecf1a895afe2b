import { describe, expect, it } from 'vitest';
import { fillEnvelope, fillItem } from '../../src/tree/segments.ts';

const numbers = { page: 2, limit: 3, total: 4, total_pages: 5 };

describe('fillEnvelope', () => {
  it('fills every slot, as often as it occurs', () => {
    const envelope = [
      { slot: 'resource' },
      ' ',
      { slot: 'data' },
      ' ',
      { slot: 'page' },
      { slot: 'limit' },
      { slot: 'total' },
      { slot: 'total_pages' },
      { slot: 'page' },
      '\n',
    ] as const;
    const data = ['{"id":1}', '{"id":2}'];
    expect(fillEnvelope(envelope, { ...numbers, resource: 'a"b', data })).toBe(
      '"a\\"b" [\n{"id":1},\n{"id":2}\n] 23452\n',
    );
  });

  it('writes no line without records', () => {
    expect(fillEnvelope([{ slot: 'data' }], { ...numbers, resource: 'authors', data: [] })).toBe('[]');
  });
});

describe('fillItem', () => {
  it('puts in the record, and the resource as a text', () => {
    const item = ['{"of":', { slot: 'resource' }, ',"data":', { slot: 'record' }, '}\n'] as const;
    expect(fillItem(item, 'users', '{"id":1}')).toBe('{"of":"users","data":{"id":1}}\n');
  });
});
