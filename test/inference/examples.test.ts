import { describe, expect, it } from 'vitest';
import { openValue } from '../../src/config/open.ts';
import { filesIn } from '../../src/config/node-files.ts';

/** The field that a schema of a text gives. */
async function fieldOf(name: string, schema: object): Promise<unknown> {
  const file = { type: 'object', properties: { id: { type: 'integer' }, [name]: { type: 'string', ...schema } } };
  const files = { ...filesIn('.'), readDocument: () => Promise.resolve({ file: 'a.json', root: file }) };
  const opened = await openValue({ resources: { jobs: { schema: 'a.json' } } }, { files });
  return (await opened.untried()).find('jobs')?.fields[name];
}

describe('examples of a text', () => {
  it.each([
    ['a prefix', 'charge', ['ch_3MmlLrLkdIwHu7ix'], 'ch_[A-Za-z0-9]{16}'],
    ['hexadecimal digits', 'batch', ['CH0f3c9d0f3c9d0f3c9d0f3c9d0f3c9d0f'], 'CH[a-f0-9]{32}'],
    ['a number behind a prefix', 'batch', ['ORD-10023', 'ORD-20417'], 'ORD-[0-9]{5}'],
    ['parts of letters and digits', 'code', ['AB-10-X'], 'AB-[0-9]{2}-[A-Z]{1}'],
    ['a year, which stays one', 'batch', ['INV-2024-0042'], 'INV-202[3-5]-[0-9]{4}'],
    ['prefixes that differ', 'batch', ['AB-1023', 'CD-2048'], '[A-Z]{2}-[0-9]{4}'],
    ['a word before a number', 'batch', ['user-1042'], 'user-[0-9]{4}'],
    ['digits', 'batch', ['48213'], '[1-9][0-9]{4}'],
    ['zeros', 'batch', ['00421'], '[0-9]{5}'],
    ['capitals', 'batch', ['QXW'], '[A-Z]{3}'],
  ])('show its form: %s', async (_, name, examples, pattern) => {
    expect(await fieldOf(name, { examples })).toMatchObject({ generator: 'pattern', args: { pattern } });
  });

  it.each([
    ['AB-1023', '[A-Z]{2}-[0-9]{4}'],
    ['INV-1023', 'INV-[0-9]{6}'],
    ['cus_9s6XKz', 'cus_[A-Za-z0-9]{6}'],
  ])('of a unique text show its form, as far as it tells many records apart: %s', async (example, pattern) => {
    expect(await fieldOf('code', { example, 'x-unique': true })).toMatchObject({ args: { pattern } });
  });

  it('show words of which a code consists', async () => {
    const { choices } = Object(await fieldOf('billing_entity_code', { example: 'acme_corp' })).args;
    expect(Object.keys(choices)).toEqual(expect.arrayContaining(['acme_corp', 'acme_eu']));
  });

  it('show it, even a single one or a default', async () => {
    const expected = { args: { pattern: 'ch_[a-z0-9]{8}' } };
    expect(await fieldOf('charge', { example: 'ch_3mmllrlk' })).toMatchObject(expected);
    expect(await fieldOf('charge', { default: 'ch_3mmllrlk' })).toMatchObject(expected);
  });

  it('show that it is a date', async () => {
    expect(await fieldOf('seen', { example: '2024-05-06' })).toMatchObject({ format: 'date' });
    expect(await fieldOf('seen', { example: '2024-05-06T07:08:09Z' })).toMatchObject({ format: 'date-time' });
  });

  it('are all of its values if they are words that programs use', async () => {
    const examples = ['in_review', 'merged'];
    expect(await fieldOf('status', { examples })).toMatchObject({ args: { choices: examples } });
  });

  it('are not all of its values if they are names', async () => {
    expect(await fieldOf('first_name', { examples: ['Ada', 'Zoe'] })).not.toMatchObject({ generator: 'choices' });
    expect(await fieldOf('status', { examples: ['open', 'closed'], 'x-unique': true })).not.toMatchObject({
      args: { choices: ['open', 'closed'] },
    });
  });
});
