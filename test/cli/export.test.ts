import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';

const temporary = useTemporaryFolders();

it('export writes tables and says how to load them', async () => {
  const out = join(temporary(), 'tables');
  const argv = ['export', '--format', 'sql', '--only', 'coupons', '--items', '3', '--out', out];
  expect(await capture(argv)).toEqual({
    status: 0,
    stdout: '',
    stderr: `${out}: 3 rows in 3 files\nLoad them: cd ${out} && sqlite3 data.db < load.sql\n`,
  });
  expect((await capture([...argv, '--database', 'postgres'])).stderr).toContain(`Load them: psql -f ${out}/load.sql\n`);
  expect(await capture([...argv, '--quiet'])).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('export says which resources come along with those that were asked for', async () => {
  const argv = ['export', '--format', 'csv', '--only', 'invoices', '--items', '3', '--out', temporary()];
  expect((await capture(argv)).stderr).toMatch(
    /: 6 rows in 2 files\nnote: also users, to which invoices refer; --no-refs leaves that out\n$/,
  );
  expect((await capture([...argv, '--no-refs'])).stderr).not.toContain('note:');
  expect((await capture([...argv, '--quiet'])).stderr).toBe('');
});

it('export takes more records than a tree, in shards', async () => {
  const out = temporary();
  const argv = ['export', '--format', 'ndjson', '--only', 'coupons', '--items', '2000000', '--out', out];
  expect(await capture([...argv, '--shard', '50001/100000'])).toMatchObject({ status: 0 });
  const lines = (listTree(out)['coupons-050001-of-100000.ndjson'] ?? '').split('\n');
  expect(lines.map((line) => /^\{"id":(\d+),/.exec(line)?.[1]).filter(Boolean)).toEqual(
    Array.from({ length: 20 }, (_, at) => String(1_000_001 + at)),
  );
});

it.each([
  [[], /^error: --format is missing: expected sql, csv, ndjson or parquet\n/],
  [['--format', 'sqll'], /^error: --format sqll: did you mean sql\? \(expected sql, csv, ndjson or parquet\)/],
  [['--format', 'sql', '--database', 'mysql'], /^error: --database mysql: expected sqlite or postgres/],
  [['--format', 'csv', '--shard', '4/3'], /^error: --shard 4\/3: expected k\/n with k from 1 to n/],
  [['--format', 'csv', '--items', '0'], /^error: --items 0: expected an integer from 1/],
  [['--format', 'csv', '--only', 'user'], /^error: --only user: did you mean users\? \(expected /],
])('export %j is refused in one line, with advice', async (argv, message) => {
  const { status, stderr } = await capture(['export', ...argv]);
  expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
});

it('export replaces its own files, and other ones only when it is told to', async () => {
  const out = temporary();
  const argv = ['export', '--format', 'csv', '--only', 'coupons', '--items', '3', '--out', out];
  writeFileSync(join(out, 'coupons.csv'), 'mine\n');
  const { status, stderr } = await capture(argv);
  expect([status, stderr]).toEqual([
    2,
    `error: --out ${out}: expected no files but those of an export, got coupons.csv; --force replaces them\n`,
  ]);
  expect(readFileSync(join(out, 'coupons.csv'), 'utf8')).toBe('mine\n');
  expect((await capture([...argv, '--force'])).status).toBe(0);
  expect((await capture([...argv, '--seed', '7'])).status).toBe(0);
  expect(readFileSync(join(out, 'coupons.csv'), 'utf8')).toMatch(/^id,/);
  // What another format writes is not there yet.
  expect((await capture([...argv, '--format', 'ndjson'])).status).toBe(0);
  expect(readFileSync(join(out, '.mockgen-export'), 'utf8')).toBe('coupons.csv\ncoupons.ndjson\n');
});
