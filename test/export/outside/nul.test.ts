import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { takeConfig } from '../../../src/config/index.ts';
import { exportTables } from '../../../src/export/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { describeWith } from '../../contract/needs.ts';
import { useTemporaryFolders } from '../../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const { seed, refDate } = DEFAULTS;

/** Texts with characters that text formats treat specially: the first cannot be in a text of a database. */
const TEXT = "a\0b'c\\n\\u0000\t\u0001\u001a\u2028é😀";
const CONFIG = {
  resources: {
    notes: {
      fields: { text: { const: TEXT }, list: { const: [TEXT] }, object: { const: { ['k\0']: TEXT } } },
    },
  },
};

/** The same as a database has it. */
const stored = (text: string): string => text.replaceAll('\0', '\uFFFD');

async function exported(format: 'sqlite' | 'postgres'): Promise<string> {
  const out = temporary();
  const catalogue = await (await takeConfig(CONFIG)).catalogue();
  await exportTables(catalogue, { seed, refDate, items: 2, format, out, only: ['notes'] });
  return out;
}

const rowOf = (json: string): unknown => {
  const [row] = JSON.parse(json) as readonly Readonly<Record<string, unknown>>[];
  const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
  return { ...row, list: parsed(row?.['list']), object: parsed(row?.['object']) };
};

const ROW = { id: 1, text: stored(TEXT), list: [stored(TEXT)], object: { [stored('k\0')]: stored(TEXT) } };

const find = (program: string): string | undefined => (existsSync(program) ? program : undefined);

describeWith({ name: 'U+0000 in SQLite', program: find('/usr/bin/sqlite3'), advice: 'install sqlite3' }, (sqlite) => {
  it('becomes U+FFFD, and the rest of the text stays', async () => {
    const cwd = await exported('sqlite');
    execFileSync(sqlite(), ['data.db'], { cwd, input: '.read load.sql\n' });
    const json = execFileSync(sqlite(), ['-json', 'data.db', 'SELECT * FROM notes'], { cwd, encoding: 'utf8' });
    expect(rowOf(json)).toEqual(ROW);
  });
});

const postgres = {
  name: 'U+0000 in PostgreSQL',
  program: find('/usr/bin/pg_virtualenv'),
  advice: 'install postgresql',
  isLong: true,
};

describeWith(postgres, (program) => {
  it('becomes U+FFFD, and the rest of the text stays', { timeout: 120_000 }, async () => {
    const cwd = await exported('postgres');
    const script = `psql -q -v ON_ERROR_STOP=1 -f load.sql && psql -tA -c 'SELECT row_to_json(t) FROM notes t WHERE id = 1'`;
    const said = execFileSync(program(), ['sh', '-c', script], { cwd, encoding: 'utf8' });
    // The program also tells what it does.
    expect(rowOf(`[${/^\{[^\n]*/m.exec(said)?.[0]}]`)).toEqual(ROW);
  });
});
