import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/json-schema/parse-document.ts';

describe('a file of YAML', () => {
  it.each<[string, (depth: number) => string]>([
    ['lists in brackets', (depth) => '['.repeat(depth) + ']'.repeat(depth)],
    ['objects in braces', (depth) => `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`],
    ['dashes', (depth) => `${'- '.repeat(depth)}a`],
  ])('may have %s nested 200 deep, and no deeper', async (_, nested) => {
    await expect(parseDocument('a.yaml', nested(200))).resolves.toMatchObject({ file: 'a.yaml' });
    await expect(parseDocument('a.yaml', nested(201))).rejects.toMatchObject({
      code: 'config_invalid',
      message: 'a.yaml#: expected YAML: nested too deep',
    });
  });

  it('may have any number of brackets beside each other', async () => {
    const { root } = await parseDocument('a.yaml', `[${'[], '.repeat(500)}]`);
    expect(root).toHaveLength(500);
  });
});
