// Bundles the built-in catalogue and what makes its records, for browsers.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createLiterals, dense } from './dense.js';
import { pack } from './pack.js';
import { smaller } from './smaller.js';

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

/** A bundle with its data apart: packed, as the literal of an object. */
async function packed(contents) {
  const literals = createLiterals();
  const { code, values } = literals.settle(await bundled(contents, { plugins: [dense(literals)] }));
  return { code, table: JSON.stringify(pack(values)) };
}

/** A function that gives the table. It stands at the end, as gzip makes less of code on both sides of it. */
const atEnd = (table) => `function packed() { return ${table}; }`;

/** Exports `builtins` and `Records`, or what else is asked for. */
export async function generatorBundle({ packed: isPacked = true, contents = EXPORTS, ...form } = {}) {
  if (!isPacked) return await bundled(contents, { ...form, plugins: [dense()] });
  const { code, table } = await packed(contents);
  const unpacked = `import { unpack } from './src/bundling/unpack.js';\nconst literals = JSON.parse(unpack(packed()));`;
  return await bundled(`${unpacked}\n${code}\n${atEnd(table)}`, form);
}

/**
 * The script of a tree that makes its other seeds: it puts a function into `mockgenGenerator`, and unpacks nothing before
 * that is called. To unpack takes some half a second, so it lets whoever calls it pause.
 */
export async function generatorScript() {
  const { code, table } = await packed("export { generator } from './src/seeds/generator.ts';");
  const body = code.replace(/export\s*\{\s*([\w$]+) as generator\s*\};\s*$/, 'return $1;');
  if (body === code) throw new Error('the bundle exports no generator at its end');
  const unpacked = `import { unpackBy } from './src/bundling/unpack.js';
    let found;
    const load = async (pause) => {
      const literals = JSON.parse(await unpackBy(packed(), pause));
      await pause?.();
      return start(literals);
    };
    globalThis.mockgenGenerator = async (own, pause) => (await (found ??= load(pause)))(own, pause);
    function start(literals) { ${body} }
    ${atEnd(table)}`;
  return smaller(await bundled(unpacked, { format: 'iife' }), 'iife');
}
