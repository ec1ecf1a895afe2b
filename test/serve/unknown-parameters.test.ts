import { describe, expect, it } from 'vitest';
import { UnknownParameters } from '../../src/serve/unknown-parameters.ts';

function told(): { readonly parameters: UnknownParameters; readonly names: readonly string[] } {
  const names: string[] = [];
  return { parameters: new UnknownParameters((name) => names.push(name)), names };
}

describe('unknown parameters of a tree', () => {
  it('are reported once each, unlike known ones', () => {
    const { parameters, names } = told();
    parameters.check('page=1&per_page=3&q=a');
    parameters.check('');
    parameters.check('per_page=4&sort=name&seed=7&&=&%73ort');
    expect(names).toEqual(['per_page', 'sort', '']);
  });

  it('are those whose names the tree does not define', () => {
    const { parameters, names } = told();
    parameters.check('page=1&_page=1&offset=3&skip=4', { query: { page: '_page', offset: 'skip' } });
    expect(names).toEqual(['page', 'offset']);
  });

  it('are reported up to a limit of twenty', () => {
    const { parameters, names } = told();
    for (let number = 0; number < 15; number++) parameters.check(`a${number}=1&b${number}=1`);
    expect(names).toHaveLength(20);
  });
});
