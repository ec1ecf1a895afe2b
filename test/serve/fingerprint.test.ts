import { renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprintAt, fingerprintOf } from '../../src/serve/fingerprint.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

it('a fingerprint differs for another file in its place, a changed file, and a missing file', () => {
  const dir = temporary();
  const file = join(dir, 'a');
  expect([fingerprintAt(file), fingerprintAt(join(file, 'b')), fingerprintAt('\0')]).toEqual(['', '', '']);
  writeFileSync(file, 'x');
  const stamps = [fingerprintAt(file)];
  expect(fingerprintAt(file)).toBe(stamps[0]);
  writeFileSync(file, 'xy');
  stamps.push(fingerprintAt(file));
  writeFileSync(join(dir, 'b'), 'zz');
  renameSync(join(dir, 'b'), file);
  stamps.push(fingerprintAt(file));
  expect(new Set(stamps).size).toBe(3);
});

it('a fingerprint covers each property that distinguishes files', () => {
  const stats = statSync(temporary());
  const others = (['dev', 'ino', 'size', 'mtimeMs', 'ctimeMs'] as const).map((name) =>
    fingerprintOf(Object.assign(Object.create(stats), { [name]: stats[name] + 1 })),
  );
  expect(new Set([fingerprintOf(stats), ...others]).size).toBe(6);
});
