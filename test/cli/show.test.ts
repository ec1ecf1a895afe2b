import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';

const temporary = useTemporaryFolders();

/** Writes a config with some resources. Returns the options that choose it. */
function configWith(resources: object): readonly string[] {
  const path = join(temporary(), 'mockgen.config.json');
  writeFileSync(path, JSON.stringify({ resources }));
  return ['--config', path];
}

const TERMINAL = { isTerminal: true, columns: 80 };

describe('show', () => {
  it('prints one record alone', async () => {
    const all = JSON.parse((await capture(['show', 'users', '3', '--seed', '7'])).stdout) as readonly unknown[];
    const { status, stdout, stderr } = await capture(['show', 'users/3', '--seed', '7']);
    expect([status, stderr, JSON.parse(stdout)]).toEqual([0, '', all[2]]);
    expect((await capture(['show', 'users/3', '2'])).stderr).toMatch(/expected no count beside one record/);
    expect((await capture(['show', 'users/3.email'])).stderr).toMatch(/mockgen explain users\/3\.email/);
  });

  it('tells a terminal how to ask where the values come from', async () => {
    expect((await capture(['show', 'users/3', '--seed', '7'], TERMINAL)).stderr).toMatch(
      /^Why: .* explain users\/3 --seed 7\n$/,
    );
    expect((await capture(['show', 'users', '2'], TERMINAL)).stderr).toMatch(/^Why: .* explain users\/1\n$/);
    expect((await capture(['show', 'users', '2'], { isTerminal: true })).stderr).toBe('');
  });

  it('prints a part of the records that come in blocks, and says how many there are', async () => {
    const config = configWith({
      orders: { items: 4, fields: { total: { type: 'integer' } } },
      lines: { fields: { order_id: { references: 'orders', each: 3 } } },
    });
    expect(JSON.parse((await capture(['show', 'lines', '5', ...config])).stdout)).toHaveLength(5);
    expect(await capture(['show', 'lines', '13', ...config])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'error: show lines 13: lines has 12 records, 3 for each record of orders, with ids from 1 to 12\n',
    });
  });

  it('says which ids there are, and which one is near', async () => {
    const config = configWith({
      plans: { key: 'code', items: 3, fields: { code: { choices: ['basic', 'team', 'large'], unique: true } } },
    });
    const { stderr } = await capture(['show', 'plans/taem', ...config]);
    expect(stderr).toMatch(
      /^error: show plans\/taem: did you mean team\? \(plans has no such id; expected one such as /,
    );
  });
});
