import type { Row } from './asking.ts';

/** People with values of all types, and notes that refer to them. */
export const PEOPLE: readonly Row[] = [
  { id: 1, name: 'Zoë', age: 30, active: true, home: { city: 'Oslo' }, tags: ['a', 'b'], left: null },
  { id: 2, name: 'ada', age: 9, active: false, home: { city: 'Rome' }, tags: [], left: '2025-01-02' },
  { id: 3, name: 'Bo', age: 30, active: true, home: { city: 'Oslo' }, tags: ['b'], left: '2024-12-31' },
  { id: 4, name: 'Émile', age: 100, active: false, home: { city: 'Bern' }, tags: ['c'], left: null },
];

export const NOTES: readonly Row[] = [
  { id: 1, person_id: 3, text: 'x' },
  { id: 2, person_id: 1, text: 'y' },
  { id: 3, person_id: 3, text: 'z' },
  { id: 4, person_id: null, text: 'w' },
];

/** The resources of these records. */
export const RESOURCES = {
  people: { rows: PEOPLE },
  notes: { rows: NOTES, under: ['people/{person_id}/notes'] },
} as const;
