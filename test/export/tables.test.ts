import { expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { tablesOf } from '../../src/export/tables.ts';
import { targetsOf } from '../../src/schema/index.ts';
import { compiled } from '../config/opened.ts';

const names = builtins.resources.map(({ name }) => name);

it('each table comes after those that it refers to', () => {
  const tables = tablesOf(builtins, names);
  expect(tables.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const [at, { name, columns }] of tables.entries()) {
    const before = new Set(tables.slice(0, at).map((table) => table.name));
    const targets = columns.flatMap(({ references }) => (references ? [references.table] : []));
    expect(
      targets.filter((target) => target !== name && !before.has(target)),
      name,
    ).toEqual([]);
  }
});

it('each reference of a field is one of its column, and no other column has one', () => {
  for (const { name, columns } of tablesOf(builtins, names)) {
    const { fields = {} } = builtins.find(name) ?? {};
    for (const column of columns) {
      const target = column.references && [column.references.table];
      expect(target ?? [], `${name}.${column.name}`).toEqual(targetsOf(fields[column.name] ?? {}));
    }
  }
});

it('a reference to a table that is not exported is a plain column', () => {
  const [invoices] = tablesOf(builtins, ['invoices']);
  expect(invoices?.columns.find(({ name }) => name === 'customer_id')).toEqual({
    name: 'customer_id',
    kind: 'integer',
    isNullable: false,
  });
});

it('keys, kinds and unique columns follow from the fields of an own resource', async () => {
  const catalogue = await compiled({
    resources: {
      doctors: {
        key: 'code',
        fields: {
          code: { generator: 'pattern', args: { pattern: 'D[0-9]{4}' } },
          head_code: { references: 'doctors', earlier: true },
          phone: { type: 'string', unique: true, nullable: 0.5 },
          hours: { items: { field: { choices: ['early', 'late'] }, count: [1, 2] } },
        },
      },
      visits: {
        unique: ['doctor_code', 'room'],
        fields: {
          id: {},
          doctor_code: { references: 'doctors' },
          room: { choices: Array.from({ length: 500 }, (_, at) => `R${at}`) },
          starts_at: { type: 'string', format: 'date-time' },
          day: { type: 'string', format: 'date' },
        },
      },
      clinic: { single: true, fields: { name: {}, beds: { type: 'integer' }, open: { type: 'boolean' } } },
    },
  });
  const tables = tablesOf(catalogue, ['visits', 'clinic', 'doctors']);
  expect(tables).toEqual([
    {
      name: 'doctors',
      primaryKey: 'code',
      unique: [['phone']],
      columns: [
        { name: 'code', kind: 'text', isNullable: false },
        { name: 'head_code', kind: 'text', isNullable: true, references: { table: 'doctors', column: 'code' } },
        { name: 'phone', kind: 'text', isNullable: true },
        { name: 'hours', kind: 'json', isNullable: false },
      ],
    },
    {
      name: 'visits',
      primaryKey: 'id',
      unique: [['doctor_code', 'room']],
      columns: [
        { name: 'id', kind: 'integer', isNullable: false },
        { name: 'doctor_code', kind: 'text', isNullable: false, references: { table: 'doctors', column: 'code' } },
        { name: 'room', kind: 'text', isNullable: false },
        { name: 'starts_at', kind: 'date-time', isNullable: false },
        { name: 'day', kind: 'date', isNullable: false },
      ],
    },
    {
      name: 'clinic',
      unique: [],
      columns: [
        { name: 'name', kind: 'text', isNullable: false },
        { name: 'beds', kind: 'integer', isNullable: false },
        { name: 'open', kind: 'boolean', isNullable: false },
      ],
    },
  ]);
});
