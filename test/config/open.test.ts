import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/load-catalogue.ts';
import { namedConfig } from '../../src/config/find.ts';
import { readAndOpen, takeConfig } from '../../src/config/index.ts';
import type { Config } from '../../src/config/open.ts';
import { renderRecords } from '../../src/render/index.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { shopConfig, writeShop } from './shop.ts';

const temporary = useTemporaryFolders();

const names = async (config: object): Promise<readonly string[]> =>
  (await (await takeConfig({ ...config })).catalogue()).resources.map(({ name }) => name);

const rejection = async (config: object): Promise<string> => {
  const error: unknown = await names(config).catch((thrown: unknown) => thrown);
  return error instanceof Error ? error.message : '';
};

const things = { resources: { things: { fields: { name: {} } } } };

describe('the resources of a config', () => {
  it('are those of the service where it has none', async () => {
    expect(await names({})).toContain('users');
    expect(await names({ builtins: true })).toContain('users');
    expect(await names({ builtins: ['users', 'teams'] })).toEqual(['teams', 'users']);
  });

  it('are its own where it has some, and those that it keeps', async () => {
    expect(await names(things)).toEqual(['things']);
    expect(await names({ ...things, builtins: ['users'] })).toEqual(['users', 'things']);
    expect(await names({ ...things, builtins: true })).toEqual([...(await names({})), 'things']);
  });

  it('may have a name of the service that is not kept', async () => {
    const users = { resources: { users: things.resources.things } };
    expect(await names(users)).toEqual(['users']);
    expect(await rejection({ ...users, builtins: true })).toMatch(/^config: resources\.users: .*users/);
  });

  it('have fields whose origin is told', async () => {
    const inferred = await (await takeConfig({ ...things })).inferred();
    expect([...inferred]).toEqual([['things.name', expect.any(String)]]);
  });

  it('refer to records of the service, by their numbers, where a name says so', async () => {
    const links = { resources: { links: { fields: { user_id: {}, team_id: { type: 'string' } } } } };
    const config = await takeConfig({ ...links, builtins: ['users', 'teams'] });
    const { fields = {} } = (await config.catalogue()).find('links') ?? {};
    expect(fields['user_id']).toMatchObject({ type: 'integer', references: 'users' });
    expect(fields['team_id']).not.toHaveProperty('references');
    expect((await config.inferred()).get('links.user_id')).toBe('its name');
  });

  it('have schemas that are asked for once', async () => {
    let asked = 0;
    const output = (): object => {
      asked++;
      return { type: 'object', properties: { title: { type: 'string' } } };
    };
    const schema = { '~standard': { version: 1, vendor: 'test', jsonSchema: { output, input: output } } };
    const config = await takeConfig({ resources: { things: { schema } } });
    await config.catalogue();
    await config.told();
    expect(asked).toBe(1);
  });

  it('have notes on what was chosen from their schemas, and left out', async () => {
    const itself = { $ref: '#' };
    const schema = {
      type: 'object',
      required: ['next'],
      properties: {
        size: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
        kind: { oneOf: [{ const: 'a' }, { const: 'b' }] },
        parent: itself,
        next: { anyOf: [itself, { type: 'null' }] },
        parts: { type: 'array', items: itself },
      },
    };
    const at = 'config (resources.things.schema)#/properties/';
    const config = await takeConfig({ resources: { things: { schema } } });
    expect(await config.told()).toEqual([
      `${at}size: takes alternative 1 of 2`,
      `${at}parent: left out, since it would have itself in it`,
      `${at}next: is always null, since it would have itself in it`,
      `${at}parts: is always empty, since it would have itself in it`,
    ]);
    expect(await (await takeConfig({ ...things })).told()).toEqual([]);
  });

  it.each([
    [{ builtins: false }, 'config: expected a resource, or builtins to keep, got neither'],
    [{ builtins: ['user'] }, "config: builtins[0]: did you mean users? (expected a built-in resource, got 'user')"],
    [
      { builtins: ['bookings', 'users'] },
      'config: builtins: keep hotels too: records that are kept are made from theirs',
    ],
    [
      { items: { usrs: 5 } },
      "config: items.usrs: did you mean users? (expected default, or a resource of the tree, got 'usrs')",
    ],
    [
      { fail: { usrs: 0.5 } },
      "config: fail.usrs: did you mean users? (expected default, or a resource of the tree, got 'usrs')",
    ],
    [
      { ...things, items: { users: 5 } },
      "config: items.users: expected default, or a resource of the tree, got 'users'",
    ],
    [{ resources: { index: { fields: {} } } }, /^config: resources\.index: 'index' has another meaning/],
    [{ resources: { con: { fields: {} } } }, /^config: resources\.con: 'con' has another meaning/],
    [{ resources: { Things: { fields: {} } } }, /^config: resources\.Things: 'Things' cannot be part of a path/],
    [{ resources: { resources: { fields: { a: {} } } } }, /resources\.resources: .*categor/],
    [{ resources: { things: {} } }, 'config: resources.things: expected fields or a schema, got neither'],
    [
      { resources: { things: { fields: { a: { generator: 'prise' } } } } },
      /fields\.a\.generator: did you mean price\? \(/,
    ],
    [
      { resources: { things: { fields: { a: { references: 'users' } } } } },
      /fields\.a\.references: .*got 'users', which builtins does not keep$/,
    ],
    [{ resources: { things: { fields: { a: { generator: 'faker:person.nope' } } } } }, /fields\.a\.generator: .*faker/],
  ])('may not be %j', async (config, message) => {
    const found = await rejection(config);
    if (typeof message === 'string') expect(found).toBe(message);
    else expect(found).toMatch(message);
  });
});

describe('the catalogue of a config', () => {
  async function load(name: string): Promise<Config> {
    const folder = temporary();
    writeShop(folder, name);
    return readAndOpen(namedConfig(folder, name));
  }

  const lines = (catalogue: Catalogue): readonly string[] => [
    ...renderRecords(catalogue, { ...DEFAULTS, resource: 'reviews', count: 5 }),
  ];

  it('is sent to another thread as data', async () => {
    const catalogue = await (await load('mockgen.config.json')).catalogue();
    expect(catalogue.source).toMatchObject({ kind: 'data', builtins: ['users'] });
    const again = await loadCatalogue(structuredClone(catalogue.source));
    expect(lines(again)).toEqual(lines(catalogue));
  });

  it('is loaded once more by another thread where it has code', { tags: 'slow' }, async () => {
    const catalogue = await (await load('mockgen.config.mjs')).catalogue();
    expect(catalogue.source).toMatchObject({ kind: 'module' });
    const again = await loadCatalogue(structuredClone(catalogue.source));
    expect(lines(again)).toEqual(lines(catalogue));
    expect(lines(again)[0]).toContain('"double":');
  });

  it('has to be the same whenever it is loaded', { tags: 'slow' }, async () => {
    const catalogue = await (await load('mockgen.config.mjs')).catalogue();
    const { source } = catalogue;
    if (source?.kind !== 'module') throw new Error('expected a module');
    const argument = { ...Object(source.argument), digest: 'another' };
    await expect(loadCatalogue({ ...source, argument })).rejects.toThrow(
      'mockgen.config.mjs: gave other resources when it was loaded again',
    );
  });

  it('cannot be loaded by another thread if it is an object with code', async () => {
    const value = (): number => 1;
    const config = await takeConfig({ resources: { things: { fields: { a: { type: 'integer', value } } } } });
    expect((await config.catalogue()).source).toBeUndefined();
    expect((await (await takeConfig({ ...shopConfig })).catalogue()).source).toBeDefined();
  });

  it('has what files with schemas describe', async () => {
    const folder = temporary();
    const schema = { type: 'object', properties: { title: { type: 'string' } } };
    writeFileSync(join(folder, 'film.json'), JSON.stringify({ 'x-resource': { name: 'films' }, ...schema }));
    writeFileSync(join(folder, 'plays.json'), JSON.stringify(schema));
    writeFileSync(join(folder, 'c.json'), JSON.stringify({ schemas: '{film,plays}.json' }));
    const config = await readAndOpen(namedConfig(folder, 'c.json'));
    expect((await config.catalogue()).resources.map(({ name }) => name)).toEqual(['films', 'plays']);
    const other = await readAndOpen(namedConfig(folder, 'c.json'), [`${folder}/plays.json`]);
    expect((await other.catalogue()).resources.map(({ name }) => name)).toEqual(['plays']);
  });
});

describe('a key that is a whole number', () => {
  const membersWith = async (number: object, id?: object): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const fields = { ...(id && { id }), number };
    const catalogue = await (await takeConfig({ resources: { members: { key: 'number', fields } } })).catalogue();
    const lines = [...renderRecords(catalogue, { ...DEFAULTS, resource: 'members', count: 500 })];
    return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  };

  it('has six digits, each number once, if nothing else is said', async () => {
    for (const id of [undefined, { type: 'integer' }]) {
      const numbers = (await membersWith({ type: 'integer' }, id)).map(({ number }) => Number(number));
      expect(new Set(numbers).size).toBe(500);
      for (const number of numbers) expect([number, number >= 100_000 && number <= 999_999]).toEqual([number, true]);
    }
  });

  it('keeps to its bounds', async () => {
    const numbers = (await membersWith({ type: 'integer', min: 1000, max: 1999 })).map(({ number }) => Number(number));
    expect(new Set(numbers).size).toBe(500);
    expect(Math.min(...numbers) >= 1000 && Math.max(...numbers) <= 1999).toBe(true);
  });
});

it('a key with the name of a code is a text, even if no type is stated', async () => {
  const config = await takeConfig({ resources: { articles: { key: 'slug', fields: { slug: {}, title: {} } } } });
  const lines = renderRecords(await config.catalogue(), { ...DEFAULTS, resource: 'articles', count: 20 });
  for (const line of lines) expect(line).toMatch(/"slug": ?"[a-z][a-z0-9-]*"/);
});
