// Bundles the built-in catalogue and what makes its records, for browsers.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createLiterals, dense } from './dense.js';
import { pack } from './pack.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a page needs to generate records. */
const EXPORTS = `export { builtins } from './src/builtins.ts'; export { Records } from './src/render/records.ts';`;

/** The text of a bundle of one script. */
async function bundled(contents, options) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    legalComments: 'none',
    ...options,
  });
  return outputFiles[0].text;
}

/** Exports `builtins` and `Records`, or what else is asked for. */
export async function generatorBundle({ packed = true, contents = EXPORTS, ...form } = {}) {
  if (!packed) return await bundled(contents, { ...form, plugins: [dense()] });
  const literals = createLiterals();
  const { code, values } = literals.settle(await bundled(contents, { plugins: [dense(literals)] }));
  const table = JSON.stringify(pack(values));
  const unpacked = `import { unpack } from './src/bundling/unpack.js';\nconst literals = JSON.parse(unpack(packed()));`;
  // At the end, as gzip makes less of code that stands on both sides of it.
  return await bundled(`${unpacked}\n${code}\nfunction packed() { return ${table}; }`, form);
}
