import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const PATHS = 5_000;
/** With fewer, looking for the folders of each resource among all would not take long enough to be noticed. */
const RESOURCES = 12_000;
const byNumber = (make: (at: number) => [string, unknown], count: number = PATHS): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => make(at)));
const json = (schema: object): object => ({
  get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } },
});

const RECORDS = {
  openapi: '3.1.0',
  info: { title: '', version: '' },
  paths: byNumber((at) => [`/thing${at}`, json({ type: 'array', items: { $ref: `#/components/schemas/T${at}` } })]),
  components: {
    schemas: byNumber((at) => [`T${at}`, { type: 'object', properties: { id: { type: 'integer' }, name: {} } }]),
  },
};
const NO_RECORDS = { ...RECORDS, paths: byNumber((at) => [`/thing${at}/{a}/{b}`, json({ type: 'string' })]) };
const FAULTS = {
  resources: byNumber((at) => [`thing${at}`, { fields: { id: {}, n: { generator: 'nope' } } }], RESOURCES),
};

it.each([
  ['5,000 paths become resources', RECORDS, ['init', '--from', 'given.json'], 0],
  ['5,000 paths are left out', NO_RECORDS, ['init', '--from', 'given.json'], 1],
  ['12,000 resources have a fault', FAULTS, ['build', '--config', 'given.json'], 1],
] as const)('%s in a few seconds, told in a few lines', { timeout: 180_000 }, async (_, given, argv, expected) => {
  const dir = temporary();
  writeFileSync(join(dir, 'given.json'), JSON.stringify(given));
  const start = process.cpuUsage();
  const { status, stderr } = await captureIn(dir, argv);
  // Of processor time, since other work can run on the machine.
  expect(process.cpuUsage(start).user).toBeLessThan(15_000_000);
  expect([status, stderr.split('\n').length < 30, stderr.length < 5_000]).toEqual([expected, true, true]);
});
