import { expect, it } from 'vitest';
import { TABLE } from '../../src/inference/table/index.ts';
import { renderRecords } from '../../src/render/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { digestOf } from '../../src/tree/index.ts';
import { compiled } from '../config/opened.ts';

// The first values of each row of the table, for each of its types. After a change, `npx vitest run
// test/inference/table.slow.test.ts -u` writes the expected values again, and a reviewer reads the difference.

const OPTIONS = { seed: 7, refDate: '2026-01-01T00:00:00.000Z' };

/** How many values of each row are made, and how many of them are shown; the others are in the digest. */
const [MADE, SHOWN] = [40, 2];

interface Case {
  /** The resource that has a field with the first name of the row. */
  readonly resource: string;
  readonly name: string;
  readonly type: string;
}

const cases: readonly Case[] = TABLE.flatMap(({ role, names, guesses }, at) => {
  const name = names.split(', ').find((one) => !one.startsWith('@')) ?? role;
  return Object.keys(guesses).map((type) => ({ resource: `r${at}-${type}`, name: name.replaceAll(/\W+/g, '_'), type }));
});

const cut = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 60)}…`);

/** Returns the first values of a case as a line. Values that do not suit the type of the field throw. */
function lineOf(catalogue: Catalogue, { resource, name, type }: Case): string {
  const lines = [...renderRecords(catalogue, { ...OPTIONS, resource, count: MADE })];
  const shown = lines.slice(0, SHOWN).map((line) => {
    const { id: _, ...values } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return cut(JSON.stringify(values[name]) ?? 'nothing');
  });
  return `${name} ${type}: ${shown.join(' · ')} ${digestOf(lines.join('\n')).slice(0, 8)}`;
}

it('makes the expected values for each row of the table', async () => {
  const resources = cases.map(({ resource, name, type }) => [
    resource,
    { schema: { type: 'object', properties: { [name]: { type } } } },
  ]);
  const catalogue = await compiled({ resources: Object.fromEntries(resources) });
  const lines = cases.map((each) => lineOf(catalogue, each));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/table.txt');
});
