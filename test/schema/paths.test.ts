import { describe, expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { Records } from '../../src/render/records.ts';
import { createCatalogue, type Field, type Resource } from '../../src/schema/index.ts';
import { address, city, id, lines, others, resource, text } from './own-resources.ts';

describe('paths', () => {
  const read = (fields: Resource['fields'], count = 12): readonly Readonly<Record<string, unknown>>[] => {
    const records = new Records(createCatalogue([resource('a', fields), ...others], generators), {
      seed: 1,
      refDate: '2026-01-01T00:00:00.000Z',
    });
    return Array.from({ length: count }, (_, at) => records.record('a', at + 1));
  };

  it('lead into objects, and through references', () => {
    for (const record of read({
      x: {
        ...address,
        fields: {
          city,
          o: { ...id, references: 'others' },
          again: { ...text, copy: 'x.city' },
          near: { ...text, copy: '.city' },
        },
      },
      y: { ...text, copy: 'x.city' },
      z: { ...text, copy: 'x.o.home.city' },
      w: { type: 'object', description: '', copy: 'x.o.home' },
    })) {
      const { x, y, z, w } = record as { x: Record<string, unknown>; y: unknown; z: unknown; w: { city: unknown } };
      expect([x['again'], x['near'], y]).toEqual([x['city'], x['city'], x['city']]);
      expect(z).toBe(w.city);
    }
  });

  it('lead to null if an object on the way is null', () => {
    const records = read({ x: { ...address, nullable: 0.5 }, y: { ...text, copy: 'x.city', nullable: 0.001 } }, 40);
    expect(new Set(records.map(({ x }) => x === null)).size).toBe(2);
    for (const { x, y } of records) expect(y === null).toBe(x === null);
  });

  it('that start with a dot lead to the same element', () => {
    const doubled: Field = {
      type: 'integer',
      description: '',
      reads: ['.n'],
      value: (_: never, n: never) => Number(n) * 2,
    };
    for (const { x } of read({
      x: lines({ type: 'object', description: '', fields: { n: id, twice: doubled } }, [0, 3]),
    })) {
      for (const { n, twice } of x as { n: number; twice: number }[]) expect(twice).toBe(n * 2);
    }
  });

  it('that start with two dots lead to the object around, in the same element', () => {
    const inner: Field = {
      type: 'object',
      description: '',
      fields: { again: { type: 'integer', description: '', copy: '..n' } },
    };
    const element: Field = { type: 'object', description: '', fields: { n: id, inner } };
    for (const { x } of read({ x: lines(element, [0, 3]) })) {
      for (const { n, inner: found } of x as { n: number; inner: { again: number } }[]) expect(found.again).toBe(n);
    }
  });

  it('that lead to null leave out an argument', () => {
    const user: Field = { ...text, generator: 'email', args: { name: { from: 'x' } } };
    const records = read({ x: { ...city, nullable: 0.5 }, y: user }, 30);
    for (const { x, y } of records) expect(String(y).startsWith('info')).toBe(x === null);
  });
});
