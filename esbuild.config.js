// Bundles what a tree carries besides its data into dist/tree, each in one file: `build` copies them from there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const OUT = 'dist/tree';

/** The text of a bundle; the same sources give the same bytes on every machine, with this version of esbuild. */
async function bundle(entry, format) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: OUT,
    format,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    legalComments: 'none',
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

mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}/mockgen.js`, (await bundle('src/browser/client.ts', 'esm')).js);
writeFileSync(`${OUT}/worker.js`, (await bundle('src/browser/edge.ts', 'esm')).js);
writeFileSync(
  `${OUT}/404.html`,
  await page('src/browser/not-found/index.html', 'src/browser/not-found/main.ts', 'esm'),
);
writeFileSync(`${OUT}/sw.js`, (await bundle('src/browser/service-worker/index.ts', 'iife')).js);
writeFileSync(`${OUT}/index.html`, await page('src/browser/explorer/index.html', 'src/browser/explorer/main.tsx'));
