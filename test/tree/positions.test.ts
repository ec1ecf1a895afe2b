import { describe, expect, it } from 'vitest';
import { lookUpPosition, positionOf } from '../../src/tree/index.ts';

describe('the position of an id', () => {
  const ids = ['oak', 'elm', 'constructor', '7'];

  it.each([...ids, 7, 'ash', '', '__proto__', 1])('%j is looked up as it is found by going through all', (id) => {
    expect(lookUpPosition({ ids }, id)).toBe(positionOf({ ids }, id));
    expect(lookUpPosition({}, id)).toBe(positionOf({}, id));
    expect(lookUpPosition(undefined, id)).toBe(positionOf(undefined, id));
  });

  it('goes through the ids once', () => {
    let steps = 0;
    const counted = new Proxy(['a', 'b', 'c'], {
      get(target, key, receiver): unknown {
        if (typeof key === 'string' && /^\d+$/.test(key)) steps++;
        return Reflect.get(target, key, receiver);
      },
    });
    for (const id of ['c', 'b', 'c', 'x']) lookUpPosition({ ids: counted }, id);
    expect(steps).toBe(3);
  });

  it('is that of the manifest at hand', () => {
    expect(lookUpPosition({ ids: ['elm', 'oak'] }, 'oak')).toBe(2);
    expect(lookUpPosition({ ids: ['oak', 'elm'] }, 'oak')).toBe(1);
  });
});
