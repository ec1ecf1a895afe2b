import { describe, expect, it } from 'vitest';
import { ignoredHeader } from '../../src/runtime/ignored.ts';
import { UnknownParameters } from '../../src/serve/unknown-parameters.ts';

function told(): { readonly check: (...names: readonly string[]) => void; readonly names: readonly string[] } {
  const names: string[] = [];
  const parameters = new UnknownParameters((name) => names.push(name));
  return { check: (...ignored) => parameters.check({ headers: ignoredHeader(ignored) }), names };
}

describe('unknown parameters of a tree', () => {
  it('are reported once each', () => {
    const { check, names } = told();
    check('per_page');
    check();
    check('per_page', 'sort', 'a, b');
    expect(names).toEqual(['per_page', 'sort', 'a, b']);
  });

  it('are reported up to a limit of twenty', () => {
    const { check, names } = told();
    for (let number = 0; number < 15; number++) check(`a${number}`, `b${number}`);
    expect(names).toHaveLength(20);
  });
});
