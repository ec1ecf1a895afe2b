import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withImports } from '../../src/watch/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

it('the imports of a module are found, those too that they import, and those that are missing', () => {
  const dir = temporary();
  mkdirSync(join(dir, 'parts'));
  const write = (name: string, text: string): void => writeFileSync(join(dir, name), text);
  write(
    'a.ts',
    `import { b } from './parts/b.mjs';\nimport data from "./c.json" with { type: 'json' };\nimport 'yaml';\n`,
  );
  write('parts/b.mjs', `export * from '../a.ts';\nconst d = require('./d');\nawait import('./missing.js');\n`);
  write('parts/d.js', '');
  write('c.json', `{ "from": "import './e.js'" }`);
  expect(withImports(join(dir, 'a.ts'))).toEqual(
    ['a.ts', 'parts/b.mjs', 'c.json', 'parts/d.js', 'parts/missing.js'].map((name) => join(dir, name)),
  );
  expect(withImports(dir)).toEqual([dir]);
});

it.skipIf(process.platform === 'win32')('a module that is a link imports from where it leads', () => {
  const dir = temporary();
  mkdirSync(join(dir, 'real'));
  writeFileSync(join(dir, 'real/a.mjs'), "import './b.mjs';\n");
  writeFileSync(join(dir, 'real/b.mjs'), "import './circle.mjs';\n");
  symlinkSync('circle.mjs', join(dir, 'real/circle.mjs'));
  symlinkSync('real/a.mjs', join(dir, 'a.mjs'));
  expect(withImports(join(dir, 'a.mjs'))).toEqual(
    ['a.mjs', 'real/b.mjs', 'real/circle.mjs'].map((name) => join(dir, name)),
  );
});
