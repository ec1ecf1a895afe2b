import { describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { capture } from './capture.ts';

const records = new Records(builtins, { seed: 7, refDate: '2026-01-01T00:00:00.000Z' });
const record = records.record('invoices', 3);

describe('explain', () => {
  it('names the generator and the sources of every field of a record', async () => {
    const { status, stdout, stderr } = await capture(['explain', 'invoices/3', '--seed', '7']);
    expect([status, stderr]).toEqual([0, '']);
    const heads = stdout.split('\n').filter((line) => line.startsWith('invoices/3.'));
    expect(heads).toHaveLength(Object.keys(record).length);
    expect(heads).toContain(`invoices/3.total = ${JSON.stringify(record['total'])}  price`);
    const reference = `customer_id = ${String(record['customer_id'])}  reference to users/${String(record['customer_id'])}`;
    expect(stdout).toContain(`\n  ${reference}, copy of contract.user_id\n`);
    expect(stdout).toContain('invoices/3.customer_email = ');
    expect(stdout).toContain('  copy of customer_id.email\n');
    expect(stdout).not.toMatch(/_id = \d+  random_int/);
    // What the sources were made from is told where one field is explained.
    expect(stdout).not.toMatch(/^ {4}/m);
    expect((await capture(['explain', 'videos/3.creator_id'])).stdout).toMatch(
      / reference to users\/\d, one of 1 to 3\n/,
    );
  });

  it('gives the reasons: cases, causes with their values, nulls, and values that are drawn once for several records', async () => {
    const { stdout } = await capture(['explain', 'invoices/3', '--seed', '7']);
    expect(stdout).toMatch(/\n {2}because standing is "\w+".*: choices \w+ \d+/);
    expect(stdout).toMatch(/\n {2}standing = "\w+" {2}word, hidden cause\n/);
    const { stdout: ticket } = await capture(['explain', 'tickets/3', '--seed', '7']);
    expect(ticket).toMatch(/\n {2}drawn once for each agent, here \d+\n/);
    const { stdout: one } = await capture(['explain', 'tickets/1.resolved_at', '--seed', '7']);
    expect(one).toMatch(/\n {2}When it was solved; null unless resolved or closed\n/);
    expect(one).toMatch(/resolved_at = (?:"2\d{3}-.*" {2}copy of solution|null {2}because status is "\w+"; it takes )/);
    expect(one).toContain('Whether the solution is in the future');
  });

  it('explains one field with everything that it depends on, each value once', async () => {
    const { stdout } = await capture(['explain', 'invoices/3.total', '--seed', '7', '--depth', '100']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe(`invoices/3.total = ${JSON.stringify(record['total'])}  price`);
    expect(lines.slice(1, 3)).toEqual(['  Amount plus tax', '  with sumOf [from amount, from tax]; currency']);
    expect(lines[3]).toMatch(/^ {2}through subscriptions\/\d: the subscription that is billed$/);
    expect(lines).toContain(`  amount = ${JSON.stringify(record['amount'])}  copy of contract.price`);
    expect(lines.filter((line) => /reference to users.*contract.user_id$/.test(line))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^ {2}currency = "[A-Z]{3}" {2}copy of contract.currency, see above$/);
  });

  it('goes as many steps back as asked, and marks what goes on', async () => {
    const { stdout } = await capture(['explain', 'invoices/3.total', '--seed', '7', '--depth', '2']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(25);
    expect(lines[1]).toBe('  Amount plus tax');
    expect(lines.filter((line) => /^ {6}/.test(line) && / = /.test(line))).toEqual([]);
    expect(stdout).toMatch(/^ {4}contract = \d+ {2}reference to subscriptions\/\d+, .* …$/m);
    // What is not told has not been told above either.
    expect(stdout).toMatch(/^ {2}amount = .* {2}copy of contract.price$/m);
    const whole = (await capture(['explain', 'invoices/3.total', '--seed', '7', '--depth', '100'])).stdout;
    expect(whole).not.toContain('hidden cause …');
  });

  it('goes three steps back unless asked', async () => {
    const three = (await capture(['explain', 'invoices/3.total', '--seed', '7', '--depth', '3'])).stdout;
    expect((await capture(['explain', 'invoices/3.total', '--seed', '7'])).stdout).toBe(three);
  });

  it('leads from the payment to its invoice, and from there to the subscription and the user', async () => {
    const paid = Array.from({ length: 20 }, (_, at) => at + 1).find(
      (id) => records.record('transactions', id)['type'] === 'payment',
    );
    const { stdout } = await capture(['explain', `transactions/${paid}.amount`, '--seed', '7']);
    const chain = stdout.split('\n').filter((line) => line.startsWith('  through '));
    expect(chain.map((line) => line.replace(/\d+/, '?'))).toEqual([
      '  through invoices/?: the invoice that it pays, if that has been paid',
      '  through subscriptions/?: the subscription that is billed',
      expect.stringMatching(/^ {2}through users\/\?: /),
    ]);
  });

  it.each([
    ['invoices', 'error: explain invoices: expected <resource>/<id> or <resource>/<id>.<field>\n'],
    ['invoices/0', 'error: explain invoices/0: expected an id of invoices, a whole number from 1 on\n'],
    ['invoices', 'error: explain invoices: expected <resource>/<id> or <resource>/<id>.<field>\n'],
    ['user/1', /^error: explain user: did you mean users\? \(expected one of .*\)\n$/],
    ['users/1.nme', /^error: explain users\/1, field nme: expected one of id, age, .*\n$/],
  ])('refuses %s with one line', async (target, message) => {
    const { status, stdout, stderr } = await capture(['explain', target]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toEqual(
      expect.stringMatching(message instanceof RegExp ? message : new RegExp(`^${message.replace(/[.?/]/g, '\\$&')}$`)),
    );
  });
});
