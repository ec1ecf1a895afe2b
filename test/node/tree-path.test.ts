import { describe, expect, it } from 'vitest';
import { isTreePath } from '../../src/node/index.ts';

describe('a path', () => {
  it.each(['a', 'a.json', 'people/authors/7.json', 'a b/ü', 'a..b'])('can be that of a file of a tree: %j', (path) => {
    expect(isTreePath(path)).toBe(true);
  });

  it.each(['', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', '.a', 'a/.b', 'a\\b', 'a?b', 'a#b', 'a\0b'])(
    'cannot be that of a file of a tree: %j',
    (path) => {
      expect(isTreePath(path)).toBe(false);
    },
  );
});
