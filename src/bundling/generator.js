// Bundles the built-in catalogue and what makes its records, for browsers.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { dense, denseSource, isData } from './dense.js';
import { ordered } from './order.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a page needs to generate records. */
const EXPORTS = `export { builtins } from './src/builtins.ts'; export { Records } from './src/render/records.ts';`;

/** The files that are literals, those that are alike next to each other. */
async function dataFiles() {
  const names = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = names.filter((name) => isData(`/${name}`) && name.endsWith('.ts') && !name.endsWith('index.ts'));
  const items = await Promise.all(
    files.toSorted().map(async (name) => ({ name, text: await denseSource(`${root}/src/${name}`) })),
  );
  return ordered(items.filter(({ text }) => text !== '')).map(({ name }) => name);
}

/** The text of a module that exports `builtins` and `Records`, and imports nothing. */
export async function generatorBundle() {
  // What is imported first comes first in the bundle.
  const imports = (await dataFiles()).map((name) => `import './src/${name}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: `${imports}\n${EXPORTS}`, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    legalComments: 'none',
    plugins: [dense()],
  });
  return outputFiles[0].text;
}
