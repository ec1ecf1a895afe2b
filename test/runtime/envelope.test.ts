import { describe, expect, it } from 'vitest';
import { fillEnvelope } from '../../src/runtime/envelope.ts';

const numbers = { page: 2, limit: 3, total: 4, total_pages: 5 };

describe('fillEnvelope', () => {
  it('fills every slot, as often as it is there', () => {
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

  it('writes no line for no record', () => {
    expect(fillEnvelope([{ slot: 'data' }], { ...numbers, resource: 'authors', data: [] })).toBe('[]');
  });
});
