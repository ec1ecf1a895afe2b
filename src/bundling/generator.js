// Bundles the built-in catalogue and what makes its records, for browsers.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { dense, denseSource, isData } from './dense.js';
import { ordered } from './order.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script of a tree that makes its other seeds. */
const SCRIPT = "import './src/seeds/bundle.ts';";

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

/**
 * The text of a script that makes other seeds, and imports nothing: `import` and `importScripts` take it.
 *
 * @param contents what is in it besides the literals, and the form of the script
 */
export async function generatorBundle(contents = SCRIPT, format = 'iife') {
  // What is imported first comes first in the bundle.
  const imports = (await dataFiles()).map((name) => `import './src/${name}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: `${imports}\n${contents}`, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    legalComments: 'none',
    plugins: [dense()],
  });
  return outputFiles[0].text;
}
