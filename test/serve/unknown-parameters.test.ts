import { describe, expect, it } from 'vitest';
import { UnknownParameters } from '../../src/serve/unknown-parameters.ts';

function told(): { readonly ignored: UnknownParameters; readonly names: readonly string[] } {
  const names: string[] = [];
  return { ignored: new UnknownParameters((name) => names.push(name)), names };
}

describe('parameters that are ignored', () => {
  it('are told of once each, and not those that the tree knows', () => {
    const { ignored, names } = told();
    ignored.note('page=1&per_page=3&q=a');
    ignored.note('');
    ignored.note('per_page=4&sort=name&seed=7&&=&%73ort');
    expect(names).toEqual(['per_page', 'sort', '']);
  });

  it('are those that the tree does not know by the name', () => {
    const { ignored, names } = told();
    ignored.note('page=1&_page=1&offset=3&skip=4', { query: { page: '_page', offset: 'skip' } });
    expect(names).toEqual(['page', 'offset']);
  });

  it('are twenty at most', () => {
    const { ignored, names } = told();
    for (let number = 0; number < 15; number++) ignored.note(`a${number}=1&b${number}=1`);
    expect(names).toHaveLength(20);
  });
});
