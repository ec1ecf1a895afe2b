import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from '../../src/resources/index.ts';
import { builtFiles } from '../node/built-tree.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture } from './capture.ts';

describe('list', () => {
  const temporary = useTemporaryFolders();

  it('prints one line per resource, in columns', async () => {
    const { status, stdout, stderr } = await capture(['list']);
    expect([status, stderr]).toEqual([0, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
      resources.map(({ name, category, fields }) => [name, category, Object.keys(fields).join(', ')]),
    );
    expect(new Set(lines.map((line) => line.search(/(?<= {2})\S/))).size).toBe(1);
  });

  it('prints the addresses that do not follow from the name of a resource', { tags: 'slow' }, async () => {
    const folder = temporary();
    const sid = (prefix: string): object => ({
      generator: 'pattern',
      unique: true,
      args: { pattern: `${prefix}[0-9]{4}` },
    });
    const resources = {
      users: { fields: { name: {} } },
      posts: { fields: { user_id: {} } },
      conversations: { path: 'v1/Conversations', key: 'sid', fields: { sid: sid('CH') } },
      messages: {
        key: 'sid',
        under: ['v1/Conversations/{conversation}/Messages/{sid}', 'users/{author_id}/messages'],
        fields: { sid: sid('IM'), conversation: { references: 'conversations' }, author_id: { references: 'users' } },
      },
      account: { single: true, fields: { plan: {} } },
    };
    const file = join(folder, 'mockgen.config.json');
    writeFileSync(file, JSON.stringify({ builtins: [], layout: 'flat', resources }));
    const { status, stdout, stderr } = await capture(['list', '--config', file]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').map((line) => line.replace(/(?<=\S) +.*/, ''))).toEqual([
      'users',
      'posts',
      'conversations',
      '  /v1/Conversations/{sid}',
      'messages',
      '  /messages/{sid}',
      '  /v1/Conversations/{conversation}/Messages/{sid}',
      '  /users/{author_id}/messages',
      'account',
      '  /account',
      '',
    ]);
  });

  it('prints a heading on a terminal, and fits its width', async () => {
    const { stdout } = await capture(['list'], { columns: 80 });
    const [heading = '', ...lines] = stdout.trimEnd().split('\n');
    expect(heading).toMatch(/^RESOURCE +CATEGORY +FIELDS$/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const words = (text: string): string => text.replaceAll(/\s+/g, ' ');
    expect(words(lines.join('\n'))).toBe(words((await capture(['list'])).stdout.trimEnd()));
  });

  it('prints one line per field with its generator', async () => {
    const { status, stdout } = await capture(['list', '--fields']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^users\.email +string email +email$/m);
    expect(stdout).toMatch(/^videos\.creator_id +integer +users, a reference$/m);
    expect(stdout).toMatch(/^invoices\.paid_at +string date-time or null +copy of settles$/m);
  });

  it('prints one line per generator with its meaning, and one per argument', async () => {
    const { status, stdout } = await capture(['list', '--generators']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^category +Kind of goods .* "Cloud Hosting"$/m);
    expect(stdout).toMatch(/^ {2}probability +number \(default 0\.5\)\. Probability of true/m);
    expect(stdout).toMatch(/^ {2}city +text, required\. English name of a city\.$/m);
    // Leaves out generators that only built-in resources use.
    expect(stdout).not.toMatch(/^chain_holder|^ {2}namePool/m);
    expect(stdout).toMatch(/^faker:person\.firstName +"/m);
    expect(stdout).toMatch(/^pattern +Text .* with {"pattern":/m);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });

  it.each([
    ['--generators', 'GENERATOR WHAT IT MAKES, AND ITS ARGUMENTS'],
    ['--fields', 'FIELD TYPE FROM INFERRED FROM'],
    ['--relations', 'FIELD REFERS TO'],
  ])('prints %s on a terminal below a heading', async (flag, heading) => {
    const { stdout } = await capture(['list', flag], { columns: 120 });
    expect(stdout.slice(0, stdout.indexOf('\n')).replaceAll(/\s+/g, ' ').trim()).toBe(heading);
  });
});

describe('show', () => {
  it('prints records one per line, equal to those of a build with the seed', async () => {
    const { status, stdout, stderr } = await capture(['show', 'users', '5', '--seed', '7']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(builtFiles({ seed: 7, only: ['users'], items: 5 })['users/all.json']);
  });

  it('shortens pictures for a terminal alone', async () => {
    const { stdout } = await capture(['show', 'users'], { columns: 80 });
    expect(stdout).toMatch(/"avatar":"data:image\/svg\+xml,… \d+ characters"/);
    expect(stdout.length).toBeLessThan(700);
    expect(JSON.parse(stdout)).toMatchObject([{ id: 1 }]);
  });

  it('prints one record by default, and uses --ref-date', async () => {
    expect(JSON.parse((await capture(['show', 'events'])).stdout)).toHaveLength(1);
    const { stdout } = await capture(['show', 'events', '3', '--ref-date', '2030-01-02T03:04Z']);
    expect(stdout).toBe(
      builtFiles({ only: ['events'], items: 3, refDate: '2030-01-02T03:04:00.000Z' })['events/all.json'],
    );
  });
});
