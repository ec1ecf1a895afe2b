import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FieldContext, fakerGenerators, fakerMethods, fieldKey, type Context } from '../../src/generators/index.ts';
import { loadedBy } from '../node/import-graph.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const key = fieldKey(42, 'users', 'name');

type Generate = (context: Context, args?: readonly unknown[]) => unknown;

async function generatorOf(name: string): Promise<Generate> {
  const found = (await fakerGenerators([name]))[name];
  if (!found) throw new Error(`no ${name}`);
  return found as unknown as Generate;
}

describe('a generator of faker', () => {
  it('draws only from the random numbers of the field', async () => {
    const name = await generatorOf('faker:person.fullName');
    const first = name(context.aim(key, 1));
    expect(name(context.aim(key, 2))).not.toBe(first);
    expect((await generatorOf('faker:person.fullName'))(context.aim(key, 1))).toBe(first);
  });

  it('accepts the arguments of the method, and leaves them unchanged', async () => {
    const between = await generatorOf('faker:date.between');
    const args = [{ from: '2020-01-01', to: '2020-01-02' }];
    expect(between(context.aim(key, 1), args)).toMatch(/^2020-01-01T.*Z$/);
    const list = [['a', 'b', 'c'], { inplace: true }];
    (await generatorOf('faker:helpers.shuffle'))(context.aim(key, 1), list);
    expect(list[0]).toEqual(['a', 'b', 'c']);
    expect((await generatorOf('faker:number.int'))(context.aim(key, 1), [{ min: 7, max: 7 }])).toBe(7);
  });

  it('uses the reference date instead of the clock', async () => {
    const past = await generatorOf('faker:date.recent');
    const far = new FieldContext(Date.UTC(1999, 5, 15));
    expect(past(far.aim(key, 1))).toMatch(/^1999-06-1[45]/);
    expect(past(context.aim(key, 1))).toMatch(/^2025-12-3[01]/);
  });

  it('returns JSON', async () => {
    expect(typeof (await generatorOf('faker:number.bigInt'))(context.aim(key, 1))).not.toBe('bigint');
    expect((await generatorOf('faker:location.nearbyGPSCoordinate'))(context.aim(key, 1))).toHaveLength(2);
  });

  it.each([
    ['faker:person.frstName', 'did you mean person.firstName? (faker has no such method)'],
    ['faker:nothing', 'faker has no such method'],
    ['faker:toString.call', 'faker has no such method'],
    ['faker:image.avatar', 'use the generator avatar or image_url'],
    ['faker:helpers.multiple', 'value in code'],
  ])('is not made of %s', async (name, reason) => {
    await expect(fakerGenerators([name])).rejects.toMatchObject({
      code: 'spec_invalid',
      message: expect.stringContaining(reason) as string,
    });
  });

  it.each([
    ['faker:date.between', []],
    ['faker:finance.amount', [{ autoFormat: true }]],
    ['faker:helpers.fake', ['{{image.url}}']],
  ])('refuses arguments that %s does not accept', async (name, args) => {
    const generate = await generatorOf(name);
    expect(() => generate(context.aim(key, 1), args)).toThrow(expect.objectContaining({ code: 'spec_invalid' }));
  });
});

describe('the methods of faker', () => {
  it('are listed with an example, except those that no field may use', async () => {
    const methods = await fakerMethods();
    expect(methods.length).toBeGreaterThan(200);
    const names = methods.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('faker:date.between');
    expect(names.filter((name) => name.startsWith('faker:image.'))).toEqual(['faker:image.dataUri']);
    expect(methods.find(({ name }) => name === 'faker:datatype.boolean')?.example).toBeTypeOf('boolean');
    expect(await fakerMethods()).toEqual(methods);
  });

  it('are loaded only if they are used, and only in English', () => {
    expect([...loadedBy('builtins.ts')].filter((name) => name.includes('faker'))).toEqual([]);
    expect(readFileSync('src/generators/faker.ts', 'utf8')).toMatch(
      /^import \{ faker as english \} from '@faker-js\/faker\/locale\/en';$/m,
    );
  });
});
