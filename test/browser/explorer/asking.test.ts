import { describe, expect, it } from 'vitest';
import { choicesOf, readAsked, withParameter, writeAsked } from '../../../src/browser/explorer/asking.ts';
import { DEFAULT_NAMING, readNaming, type Naming } from '../../../src/browser/explorer/naming.ts';
import { PARAMETERS, type DialectName } from '../../../src/tree/index.ts';

const namesOf = (naming: Naming, dialect: DialectName | undefined, isCollection: boolean): readonly string[] =>
  choicesOf(naming, dialect, isCollection, PARAMETERS).choices.map(({ name }) => name);

describe('choicesOf', () => {
  it('are all parameters of the service', () => {
    expect(namesOf(DEFAULT_NAMING, undefined, true)).toEqual([
      'page',
      'count',
      'limit',
      'q',
      'search',
      'search_fields',
      'seed',
      'nocache',
    ]);
    expect(namesOf(DEFAULT_NAMING, undefined, false)).toEqual(['seed', 'nocache']);
  });

  it('have the names of the tree, and what its dialect adds', () => {
    expect(namesOf(readNaming({ query: { page: 'p' } }), undefined, true)[0]).toBe('p');
    const naming = readNaming({ dialect: 'json-server' });
    expect(namesOf(naming, 'json-server', true)).toEqual(expect.arrayContaining(['_page', '_sort', '_embed']));
    expect(choicesOf(naming, 'json-server', true, PARAMETERS).filters).toContain('_gte');
    expect(choicesOf(naming, 'json-server', false, PARAMETERS).filters).toBe('');
  });
});

describe('what a parameter takes', () => {
  const [page, , limit] = choicesOf(readNaming({ firstPage: 0 }), undefined, true, PARAMETERS).choices;

  it('is that of the dialect and of the tree', () => {
    expect([page?.integer, limit?.integer]).toEqual([[0], [1]]);
    const { choices } = choicesOf(readNaming({ dialect: 'json-server' }), 'json-server', true, PARAMETERS);
    expect(choices.find(({ name }) => name === '_limit')).toMatchObject({ integer: [0] });
    expect(choices.filter(({ isOfFields }) => isOfFields).map(({ name }) => name)).toEqual(['_sort']);
    expect(choices.filter(({ isFlag }) => isFlag).map(({ name }) => name)).toEqual(['nocache']);
  });
});

describe('a request in parts', () => {
  it('reads back what it wrote', () => {
    const asked = {
      path: 'users',
      parameters: [
        ['q', 'a&b=c'],
        ['search_fields', 'name,email'],
      ],
    } as const;
    expect(readAsked(writeAsked(asked))).toEqual(asked);
    expect(writeAsked(asked)).toBe('users?q=a%26b%3Dc&search_fields=name,email');
  });

  it('keeps the order of its parameters, and leaves out what has no value', () => {
    const asked = readAsked('users?q=a&page=2');
    expect(writeAsked(withParameter(asked, 'q', 'b'))).toBe('users?q=b&page=2');
    expect(writeAsked(withParameter(asked, 'q', ''))).toBe('users?page=2');
    expect(writeAsked(withParameter(asked, 'limit', '5'))).toBe('users?q=a&page=2&limit=5');
  });
});
