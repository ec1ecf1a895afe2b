// Compiles the built-in templates, bundles the command line, and bundles what a tree carries besides its data into
// dist/tree: `build` copies them from there.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { BUNDLE, PARTS_INSIDE, SMALL, SPLIT } from './esbuild.options.js';
import { dense } from './src/bundling/dense.js';
import { generatorBundle } from './src/bundling/generator.js';
import { writeModule } from './templates/compile.js';

const OUT = 'dist/tree';

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

/** Puts a script and a style into a page. Neither may hold the end tag of its element. */
async function page(shell, entry, format = 'iife') {
  const { js, css = '' } = await bundle(entry, format);
  const type = format === 'esm' ? ' type="module"' : '';
  return readFileSync(shell, 'utf8')
    .replace('<!-- style -->', () => `<style>${css.trim()}</style>`)
    .replace('<!-- script -->', () => `<script${type}>${js.trim().replaceAll('</script', '<\\/script')}</script>`);
}

/**
 * The command line, with what it loads later in files beside it: opening a hundred modules takes longer than any of its
 * commands needs to start. commander is inside, since every command needs it; other packages stay where npm puts them.
 */
async function commandLine() {
  await build({
    entryPoints: ['src/cli/index.ts'],
    bundle: true,
    splitting: true,
    outdir: 'dist/bin',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    external: ['@faker-js/faker', 'chalk', 'fast-glob', 'handlebars', 'sirv', 'yaml'],
    // commander is CommonJS.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  });
}

rmSync('dist', { recursive: true, force: true });
writeModule();
await commandLine();
mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}/mockgen.js`, (await bundle('src/web/client.ts', 'esm', SPLIT)).js);
// A script that both `import` and `importScripts` take.
for (const part of readdirSync('src/web/parts')) {
  const { js } = await bundle(`src/web/parts/${part}`, 'iife', SMALL);
  writeFileSync(`${OUT}/mockgen-${part.replace('.ts', '')}.js`, js);
}
writeFileSync(`${OUT}/generator.js`, await generatorBundle());
writeFileSync(`${OUT}/faker.js`, (await bundle('src/generators/faker-script.ts', 'iife')).js);
// Names of properties stay as they are: those of specs are among them.
writeFileSync(
  `${OUT}/worker.js`,
  (await bundle('src/seeds/worker.ts', 'esm', { plugins: [PARTS_INSIDE, dense()] })).js,
);
writeFileSync(`${OUT}/worker-plain.js`, (await bundle('src/web/plain-worker.ts', 'esm', SMALL)).js);
writeFileSync(
  `${OUT}/404.html`,
  await page('src/browser/not-found/index.html', 'src/browser/not-found/main.ts', 'esm'),
);
writeFileSync(`${OUT}/sw.js`, (await bundle('src/browser/service-worker/index.ts', 'iife', SPLIT)).js);
writeFileSync(`${OUT}/index.html`, await page('src/browser/explorer/index.html', 'src/browser/explorer/main.tsx'));
