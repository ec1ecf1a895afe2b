// Fields and resources for tests of resources that are not built in.
import type { Field, Resource } from '../../src/schema/index.ts';

export const text = { type: 'string', description: 'Text' } as const;
export const id: Field = { type: 'integer', generator: 'random_int', description: 'Number' };
export const city: Field = { ...text, generator: 'city' };
export const address: Field = {
  type: 'object',
  description: 'Address',
  fields: { city, zip: { ...text, generator: 'city' } },
};
export const lines = (field: Field, count: number | readonly [number, number] = 2): Field => ({
  type: 'array',
  description: 'Lines',
  items: { field, count },
});

export function resource(name: string, fields: Resource['fields'], more: Partial<Resource> = {}): Resource {
  return { name, singular: name, category: 'things', description: 'Things', fields: { id, ...fields }, ...more };
}

export const others: readonly Resource[] = [
  resource('others', { name: city, home: address }),
  resource('named', { id: { ...text, generator: 'uuid' } }),
];
