// Compiles the built-in templates, bundles the command line, and bundles what a tree carries besides its data into
// dist/tree, each in one file: trees are made with the texts of them.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE, PARTS_INSIDE, SMALL, SPLIT } from './esbuild.options.js';
import { dense } from './src/bundling/dense.js';
import { generatorScript } from './src/bundling/generator.js';
import { smaller } from './src/bundling/smaller.js';
import { writeModule } from './templates/compile.js';

const OUT = 'dist/tree';
const TEXTS = 'dist/texts';

/** Texts of so many letters have modules of their own: to open one takes longer than to read a smaller one. */
const LARGE = 200_000;

/** What is loaded from where npm puts it. */
const PACKAGES = ['#texts', '@faker-js/faker', 'chalk', 'fast-glob', 'handlebars', 'sirv', 'yaml'];

/** The text of a bundle. */
async function bundle(entry, format, more = {}) {
  const { outputFiles } = await build({
    ...BUNDLE,
    plugins: [PARTS_INSIDE],
    ...more,
    entryPoints: [entry],
    outdir: OUT,
    format,
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('.') + 1), text]));
}

/** A bundle that is near the size that it may have. */
async function smallBundle(entry, format, more) {
  const outputs = await bundle(entry, format, more);
  return { ...outputs, js: await smaller(outputs.js, format) };
}

/** Puts a script and a style into a page. Neither may hold the end tag of its element. */
async function page(shell, entry, format = 'iife', more = {}) {
  const { js, css = '' } = await bundle(entry, format, more);
  const type = format === 'esm' ? ' type="module"' : '';
  return readFileSync(shell, 'utf8')
    .replace('<!-- style -->', () => `<style>${css.trim()}</style>`)
    .replace('<!-- script -->', () => `<script${type}>${js.trim().replaceAll('</script', '<\\/script')}</script>`);
}

/** The names of the resources that come with mockgen: each is a file in the folder of its category. */
function builtinNames() {
  return readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\]/.test(file))
    .map((file) => basename(file, '.ts'));
}

/** commander can start other programs; no command of ours is one. Loading what that takes is left until it happens. */
const STARTS_NO_PROGRAM = {
  name: 'starts-no-program',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'no-program' }));
    onLoad({ filter: /./, namespace: 'no-program' }, () => ({
      contents: "exports.spawn = (...all) => require('child_process').spawn(...all);",
    }));
  },
};

/** The command whose start people wait for. */
const SERVE = 'src/cli/commands/serve.ts';

/** What it always loads is in the same file. */
const SERVER = 'src/serve/server.ts';

/** What a file of CommonJS loads later on: modules beside it, and the command to serve. */
const LATER = {
  name: 'later',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, kind, resolveDir }) => {
      const source = relative('.', resolve(resolveDir, path));
      if (kind !== 'dynamic-import' || source === SERVER) return undefined;
      return source === SERVE
        ? { path: './serve.cjs', namespace: 'common' }
        : { path: `./${moduleName(source)}.js`, external: true };
    });
    onResolve({ filter: /./, namespace: 'common' }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: 'common' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};

/** `config.load` for `src/config/load.ts`. */
const moduleName = (source) => source.replace(/^src\/|\.ts$/g, '').replaceAll('/', '.');
const moduleSource = (name) => `src/${name.replaceAll('.', '/')}.ts`;

/**
 * The command line: what it begins with, and the command to serve, each as CommonJS in one file, since to open a module
 * takes Node longer than to read it; and the other commands as modules, with what they share in files beside them. Other
 * packages stay where npm puts them.
 */
async function commandLine() {
  const options = { bundle: true, platform: 'node', target: 'node20', charset: 'utf8', external: PACKAGES };
  const outputs = await Promise.all(
    Object.entries({ index: 'src/cli/index.ts', serve: SERVE }).map(async ([name, entry]) => {
      const { metafile } = await build({
        ...options,
        entryPoints: [entry],
        outfile: `dist/bin/${name}.cjs`,
        format: 'cjs',
        metafile: true,
        define: { 'import.meta.url': 'hereUrl' },
        banner: { js: "const hereUrl = require('node:url').pathToFileURL(__filename);" },
        plugins: [STARTS_NO_PROGRAM, LATER],
      });
      return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    }),
  );
  const names = outputs.flat().flatMap((path) => /^\.\/(.*)\.js$/.exec(path)?.slice(1) ?? []);
  await build({
    ...options,
    entryPoints: names.map((name) => ({ in: moduleSource(name), out: name })),
    outdir: 'dist/bin',
    format: 'esm',
    splitting: true,
  });
}

/** The parts of `mockgen.js` and `sw.js`: scripts that both `import` and `importScripts` take. */
async function parts() {
  const entries = readdirSync('src/web/parts').map(async (part) => {
    const { js } = await smallBundle(`src/web/parts/${part}`, 'iife', SMALL);
    return [`mockgen-${part.replace('.ts', '')}.js`, js];
  });
  return Object.fromEntries(await Promise.all(entries));
}

rmSync('dist', { recursive: true, force: true });
writeModule();
await commandLine();
mkdirSync(OUT, { recursive: true });
const texts = {
  'mockgen.js': (await smallBundle('src/web/client.ts', 'esm', SPLIT)).js,
  ...(await parts()),
  'generator.js': await generatorScript(),
  'faker.js': (await bundle('src/generators/faker-script.ts', 'iife')).js,
  // Names of properties stay as they are: those of specs are among them.
  'worker.js': (await bundle('src/seeds/worker.ts', 'esm', { plugins: [PARTS_INSIDE, dense()] })).js,
  'worker-plain.js': (await smallBundle('src/web/plain-worker.ts', 'esm', SMALL)).js,
  '404.html': await page('src/browser/not-found/index.html', 'src/browser/not-found/main.ts', 'esm'),
  'sw.js': (await smallBundle('src/browser/service-worker/index.ts', 'iife', SPLIT)).js,
  'index.html': await page('src/browser/explorer/index.html', 'src/browser/explorer/main.tsx', 'iife', {
    define: { BUILTINS: JSON.stringify(builtinNames()) },
  }),
};
// As modules, too: a bundle of somebody else's takes modules along, where it would leave files behind.
mkdirSync(TEXTS);
const loaders = Object.entries(texts).map(([name, text]) => {
  writeFileSync(`${OUT}/${name}`, text);
  if (text.length < LARGE) return `  '${name}': async () => ({ default: ${JSON.stringify(text)} }),\n`;
  writeFileSync(`${TEXTS}/${name}.js`, `export default ${JSON.stringify(text)};\n`);
  return `  '${name}': () => import('./${name}.js'),\n`;
});
writeFileSync(`${TEXTS}/index.js`, `export const texts = {\n${loaders.join('')}};\n`);
// The compiler takes neither along.
mkdirSync('dist/config');
for (const end of ['js', 'd.ts']) cpSync(`src/config/import-file.${end}`, `dist/config/import-file.${end}`);
