import { describe, expect, it } from 'vitest';
import { takeConfigWithoutDisk } from '../../src/config/in-memory/index.ts';
import { loadedBy } from '../node/import-graph.ts';

describe('a config without a disk', () => {
  it('loads nothing of Node', () => {
    const loaded = [...loadedBy('config/in-memory/index.ts')];
    expect(loaded.filter((name) => name.startsWith('node'))).toEqual([]);
  });

  it('has the resources that it says, and those of schemas in code', async () => {
    const schema = { type: 'object', properties: { title: { type: 'string' } } };
    const config = await takeConfigWithoutDisk({
      builtins: ['users'],
      base: '/api',
      out: 'tree',
      resources: { notes: { schema } },
    });
    expect(config.settings).toEqual({ api: { base: '/api' }, out: 'tree' });
    const { resources } = await config.catalogue();
    expect(resources.map(({ name }) => name)).toEqual(['users', 'notes']);
  });

  it.each([
    [
      { resources: { notes: { schema: 'note.json' } } },
      /^config: resources\.notes\.schema: expected a schema in code, .* no disk/,
    ],
    [{ schemas: 'schemas/*.json' }, /^config: schemas: expected schemas in code, .* no disk to read schemas\/\*\.json/],
    [
      { resources: { notes: { fields: { n: { generator: 'nope' } } } } },
      /^config: resources\.notes\.fields\.n\.generator: /,
    ],
  ])('refuses %j in one line', async (config, message) => {
    await expect(takeConfigWithoutDisk(config).then((one) => one.catalogue())).rejects.toMatchObject({
      code: 'config_invalid',
      message: expect.stringMatching(message) as unknown,
    });
  });
});
