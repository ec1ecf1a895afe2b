import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

it('a reference to one of several resources holds an id of that resource, where ids are not numbers', async () => {
  const catalogue = await compiled({
    resources: {
      patients: { fields: { id: { generator: 'uuid', unique: true }, name: { generator: 'name' } } },
      rooms: { fields: { id: { generator: 'uuid', unique: true }, floor: { generator: 'random_int' } } },
      notes: {
        fields: {
          about: { choices: ['patient', 'room'] },
          about_id: { references: { by: 'about', is: { patient: 'patients', room: 'rooms' } } },
        },
      },
    },
  });
  const rowsOf = (resource: string): readonly Readonly<Record<string, unknown>>[] => {
    const options = { resource, count: 40, seed: 1, refDate: '2026-01-01T00:00:00.000Z', items: 40 };
    // A record is an object of JSON.
    return [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  };
  const ids = Object.fromEntries(['patients', 'rooms'].map((name) => [name, rowsOf(name).map(({ id }) => id)]));
  const notes = rowsOf('notes');
  const lost = notes.filter(({ about, about_id }) => !ids[`${String(about)}s`]?.includes(about_id));
  expect(lost).toEqual([]);
  expect(new Set(notes.map(({ about }) => about)).size).toBe(2);
});
