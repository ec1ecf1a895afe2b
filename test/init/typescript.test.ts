import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { writeInit } from '../../src/init/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const makeFolder = useTemporaryFolders();
/** Whether this Node loads TypeScript: from 22.18 on. */
const loads = 'typescript' in process.features && process.features.typescript !== false;

/** Makes a folder of a project. */
function project({ isTyped, isInstalled }: Readonly<Record<'isTyped' | 'isInstalled', boolean>>): string {
  const folder = makeFolder();
  if (isTyped) writeFileSync(join(folder, 'tsconfig.json'), '{}');
  mkdirSync(join(folder, 'node_modules'));
  if (isInstalled) symlinkSync(resolve('.'), join(folder, 'node_modules/mockgen-cli'));
  return folder;
}

it('a project in TypeScript gets a config in TypeScript', async () => {
  const folder = project({ isTyped: true, isInstalled: true });
  const { file } = await writeInit({ folder });
  expect(file).toBe(loads ? 'mockgen.config.ts' : 'mockgen.config.mjs');
  if (!loads) return;
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(
    /^import { defineConfig } from 'mockgen-cli\/config';\n\n\/\/ .*\nexport default defineConfig\({\n/,
  );
  expect(text).toMatch(/\n}\);\n$/);
});

it('a project in JavaScript gets one that imports the package', async () => {
  const folder = project({ isTyped: false, isInstalled: true });
  const { file } = await writeInit({ folder });
  expect(file).toBe('mockgen.config.mjs');
  expect(readFileSync(join(folder, file), 'utf8')).toMatch(
    /^import { defineConfig } from 'mockgen-cli\/config';\n\n\/\/ .*\nexport default defineConfig\({\n/,
  );
});

it('a project without the package gets one in JavaScript that names its type', async () => {
  const folder = project({ isTyped: true, isInstalled: false });
  const { file } = await writeInit({ folder });
  expect(file).toBe('mockgen.config.mjs');
  expect(readFileSync(join(folder, file), 'utf8')).toContain(
    "\n/** @type {import('mockgen-cli/config').ConfigDefinition} */\nexport default {\n",
  );
});
