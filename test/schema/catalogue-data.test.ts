import { expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { catalogueData, changedResources, createCatalogue, isBuiltFrom } from '../../src/schema/index.ts';
import { digestOf } from '../../src/tree/index.ts';
import { city, others, resource } from './own-resources.ts';

const catalogue = createCatalogue([resource('a', { x: city }), ...others], generators);
const resources = { a: {}, others: {} };
const data = JSON.parse(JSON.stringify(catalogueData(catalogue, Object.keys(resources)))) as object;
const forged = (list: unknown): object => ({ digest: digestOf(JSON.stringify(list)), resources: list });

it('a tree is built from the catalogue that its manifest describes', () => {
  expect(isBuiltFrom(catalogue, { resources, catalogue: data })).toBe(true);
  expect(changedResources(catalogue, { resources, catalogue: data })).toEqual([]);
});

it.each<[what: string, damaged: unknown]>([
  ['null', null],
  ['a text', 'x'],
  ['a list', []],
  ['an empty object', {}],
  ['another key', { ...data, more: 1 }],
  ['another digest', { ...data, digest: '0' }],
  ['no digest', { ...data, digest: 1 }],
  ['resources that are none', forged({})],
  ['a resource that is null', forged([null])],
  ['a resource that is a list', forged([[]])],
  ['a resource without a name', forged([{}])],
  ['a resource whose name is no text', forged([{ name: 1 }])],
])('a manifest with %s for its catalogue is of another one', (_, damaged) => {
  expect(isBuiltFrom(catalogue, { resources, catalogue: damaged })).toBe(false);
  expect(changedResources(catalogue, { resources, catalogue: damaged })).toEqual(['a', 'others']);
});

it('names the resources that were added, removed or changed since', () => {
  const now = createCatalogue([resource('a', { x: city, y: city }), resource('b', {}), ...others], generators);
  const changed = changedResources(now, { resources: { a: {}, b: {}, others: {} }, catalogue: data });
  expect(changed.toSorted()).toEqual(['a', 'b']);
});
