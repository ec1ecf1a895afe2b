import { expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

const TEXT = { type: 'string' };
const MOMENT = { type: 'string', format: 'date-time' };

it('messages of a conversation are in the order of their places, and two people write in turns', async () => {
  const messages = { index: { type: 'integer' }, author: TEXT, body: TEXT, created_at: MOMENT };
  const catalogue = await compiled({
    resources: {
      conversations: { schema: { type: 'object', properties: { id: TEXT, created_at: MOMENT } } },
      messages: {
        under: ['conversations/{conversation_id}/messages'],
        schema: { type: 'object', properties: messages },
        fields: { conversation_id: { references: 'conversations' } },
      },
    },
  });
  const options = { resource: 'messages', count: 60, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  const rows = [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const id of new Set(rows.map((row) => row['conversation_id']))) {
    const some = rows.filter((row) => row['conversation_id'] === id);
    const sorted = some.toSorted((one, other) => Number(one['index']) - Number(other['index']));
    const times = sorted.map((row) => String(row['created_at']));
    expect(times).toEqual(times.toSorted());
    const sides = new Set(some.map((row) => `${Number(row['index']) % 2} ${String(row['author'])}`));
    expect(sides.size).toBeLessThanOrEqual(2);
  }
  for (const row of rows) expect(/^(?:Hi|Hello|Good morning),/.test(String(row['body']))).toBe(row['index'] === 0);
});

it('steps of a run are in order, too, and have their own texts', async () => {
  const catalogue = await compiled({
    resources: {
      runs: { schema: { type: 'object', properties: { id: TEXT, created_at: MOMENT } } },
      steps: {
        under: ['runs/{run_id}/steps'],
        schema: { type: 'object', properties: { sequence: { type: 'integer' }, text: TEXT, created_at: MOMENT } },
        fields: { run_id: { references: 'runs' } },
      },
    },
  });
  const steps = catalogue.resources.find(({ name }) => name === 'steps');
  expect(Object.keys(steps?.causes ?? {})).toEqual(['hidden_minutes']);
  expect(steps?.fields['created_at']?.generator).toBe('later');
});
