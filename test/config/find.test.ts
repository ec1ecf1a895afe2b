import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_FILES, findConfig, namedConfig } from '../../src/config/find.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

describe('a config', () => {
  it.each(CONFIG_FILES)('is found as %s', (name) => {
    const folder = temporary();
    writeFileSync(join(folder, name), '{}');
    expect(findConfig(folder)).toEqual({ name, path: join(folder, name), folder });
  });

  it('is looked for in one folder, and in none above', () => {
    const folder = temporary();
    writeFileSync(join(folder, 'mockgen.config.json'), '{}');
    mkdirSync(join(folder, 'inside'));
    expect(findConfig(join(folder, 'inside'))).toBeUndefined();
    expect(findConfig(join(folder, 'nowhere'))).toBeUndefined();
  });

  it('is not found twice', () => {
    const folder = temporary();
    for (const name of ['mockgen.config.json', 'mockgen.config.mjs']) writeFileSync(join(folder, name), '');
    expect(() => findConfig(folder)).toThrow(
      'mockgen.config.mjs and mockgen.config.json: expected one config in a folder',
    );
  });

  it('can be any file that is named', () => {
    const folder = temporary();
    mkdirSync(join(folder, 'inside'));
    writeFileSync(join(folder, 'inside', 'shop.json'), '{}');
    expect(namedConfig(folder, 'inside/shop.json')).toEqual({
      name: 'inside/shop.json',
      path: join(folder, 'inside', 'shop.json'),
      folder: join(folder, 'inside'),
    });
  });

  it.each([
    ['nowhere.json', '--config nowhere.json: expected a file'],
    ['', '--config "": expected a file'],
    ['shop.yaml', /^--config shop\.yaml: expected a file that ends in \.ts, \.mts, \.mjs, \.js, \.cjs, \.json$/],
  ])('is not %j', (name, message) => {
    const folder = temporary();
    writeFileSync(join(folder, 'shop.yaml'), '');
    expect(() => namedConfig(folder, name)).toThrow(message);
  });

  it('is called an option of a function in code', async () => {
    const { createTree } = await import('../../src/testing/handler.ts');
    await expect(createTree({ config: 'nope.mjs' })).rejects.toThrow(/^config nope\.mjs: expected a file$/);
  });
});
