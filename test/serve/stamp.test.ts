import { renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stampAt, stampOf } from '../../src/serve/stamp.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

it('stamps a file, and tells it from one in its place, from itself once it is changed, and from none', () => {
  const dir = temporary();
  const file = join(dir, 'a');
  expect([stampAt(file), stampAt(join(file, 'b')), stampAt('\0')]).toEqual(['', '', '']);
  writeFileSync(file, 'x');
  const stamps = [stampAt(file)];
  expect(stampAt(file)).toBe(stamps[0]);
  writeFileSync(file, 'xy');
  stamps.push(stampAt(file));
  writeFileSync(join(dir, 'b'), 'zz');
  renameSync(join(dir, 'b'), file);
  stamps.push(stampAt(file));
  expect(new Set(stamps).size).toBe(3);
});

it('stamps a file by each of what tells it from another one', () => {
  const stats = statSync(temporary());
  const others = (['dev', 'ino', 'size', 'mtimeMs'] as const).map((name) =>
    stampOf(Object.assign(Object.create(stats), { [name]: stats[name] + 1 })),
  );
  expect(new Set([stampOf(stats), ...others]).size).toBe(5);
});
