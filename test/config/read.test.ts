import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namedConfig } from '../../src/config/find.ts';
import { readConfig } from '../../src/config/read.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

function read(name: string, text: string): Promise<unknown> {
  const folder = temporary();
  writeFileSync(join(folder, name), text);
  return readConfig(namedConfig(folder, name));
}

describe('reading a config', () => {
  it('leaves no listener behind', async () => {
    const before = process.listenerCount('beforeExit');
    await read('a.mjs', 'export default { seed: 7 }');
    await expect(read('a.mjs', 'throw new Error("no luck")')).rejects.toThrow('no luck');
    expect(process.listenerCount('beforeExit')).toBe(before);
  });

  it('takes JSON, and the default export of a module', async () => {
    expect(await read('a.json', '{"seed":7}')).toEqual({ seed: 7 });
    expect(await read('a.json', '\uFEFF{"seed":7}')).toEqual({ seed: 7 });
    expect(await read('a.mjs', 'export default { seed: 7 }')).toEqual({ seed: 7 });
    expect(await read('a.cjs', 'module.exports = { seed: 7 }')).toEqual({ seed: 7 });
  });

  it.each([
    ['a.json', '{', /^a\.json: expected JSON: /],
    ['a.json', '[]', 'a.json: expected an object, got an empty list'],
    ['a.mjs', 'export const seed = 7;', 'a.mjs: expected an object as default export, got nothing'],
    ['a.mjs', 'export default () => ({});', 'a.mjs: expected an object as default export, got a function'],
    ['a.mjs', 'export default Promise.resolve({});', 'a.mjs: expected an object as default export, got a promise'],
    ['a.mjs', 'throw new Error("no\\n  luck");', 'a.mjs: cannot be loaded: no luck'],
    ['a.mjs', 'throw undefined;', 'a.mjs: cannot be loaded: undefined'],
    ['a.mjs', 'import "./nowhere.js";', /^a\.mjs: cannot be loaded: .*nowhere\.js/],
    ['a.mjs', 'export default {', /^a\.mjs: cannot be loaded: /],
  ])('refuses %s with %j', async (name, text, message) => {
    await expect(read(name, text)).rejects.toThrow(message);
    const error: unknown = await read(name, text).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'config_invalid' });
    expect(error).not.toMatchObject({ message: expect.stringContaining('\n') });
  });
});

describe('a module that never settles', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is abandoned after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const given = vi.fn<(error: unknown) => void>();
    const reading = read('a.mjs', 'await new Promise(() => {});').catch(given);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(given.mock.calls).toEqual([
      [expect.objectContaining({ message: 'a.mjs: cannot be loaded: it took longer than 30 s' })],
    ]);
  });
});
