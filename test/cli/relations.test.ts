import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { relationDiagram, relationRows } from '../../src/cli/relations.ts';
import { CLINIC } from '../own/clinic.ts';
import { capture } from './capture.ts';

describe('the list of references', () => {
  it('has each field that refers to a resource, with the field that it holds', () => {
    const rows = relationRows(builtins);
    expect(rows).toContainEqual(['subscriptions.user_id', 'users.id', '']);
    for (const [field = '', target = ''] of rows) {
      const [resource = '', name = ''] = field.split(/[.[]/);
      expect(builtins.find(resource)?.fields).toHaveProperty([name]);
      expect(builtins.find(target.split('.')[0] ?? '')?.fields).toHaveProperty([target.split('.')[1] ?? '']);
    }
  });

  it('names every resource that a reference to one of several can lead to', () => {
    const about = relationRows(CLINIC).filter(([field]) => field?.startsWith('notes.'));
    expect(about.map(([, target]) => target)).toEqual(expect.arrayContaining(['patients.id', 'appointments.id']));
  });

  it('is a diagram where one is asked for', async () => {
    const { stdout, status } = await capture(['list', '--relations', 'mermaid']);
    expect([status, stdout]).toEqual([0, relationDiagram(builtins)]);
    expect(stdout).toMatch(/^erDiagram\n(?: {2}"[\w-]+" (?:\|\||\|o)--o\{ "[\w-]+" : "[\w.[\]]+"\n)+$/);
    expect(stdout).toContain('  "users" ||--o{ "subscriptions" : "user_id"\n');
  });

  it('is a table otherwise, and another form is refused', async () => {
    expect((await capture(['list', '--relations'])).stdout).toMatch(/^subscriptions\.user_id +users\.id$/m);
    expect(await capture(['list', '--relations', 'svg'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--relations svg: expected text or mermaid'),
    });
  });
});
