// Builds what `tsc` does not: the module of the built-in templates, the command line, and the scripts and pages that a
// tree carries beside its data.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { writeModule } from './templates/compile.js';

const TREE = 'dist/tree';
const TEXTS = 'dist/texts';

/** Options of every script that a browser or an edge network runs. */
const SCRIPT = {
  bundle: true,
  write: false,
  minify: true,
  charset: 'utf8',
  target: 'es2022',
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

/**
 * Leaves out of a script what only a build needs: templates of a user's own, and faker, which a tree carries in a script
 * of its own where its resources need it.
 */
const GENERATOR = {
  name: 'generator',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\.\/overrides\.ts$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\.\/faker\.ts$/ }, ({ kind, resolveDir }) =>
      resolve('./faker-beside.ts', { kind, resolveDir }),
    );
  },
};

/** Leaves a part of the runtime out of a script: only a tree that needs it has it, at the top of its scripts. */
const partBeside = (name) => ({
  name,
  setup({ onResolve, resolve }) {
    onResolve({ filter: new RegExp(`/${name}/load/index\\.ts$`) }, ({ path, kind, resolveDir }) =>
      resolve(path.replace('index.ts', 'beside.ts'), { kind, resolveDir }),
    );
  },
});

const DIALECTS = partBeside('dialects');
const CHAOS = partBeside('chaos');

/** The licences of the packages that a bundle contains, as a comment: who publishes a tree publishes these packages. */
function licencesOf({ inputs }) {
  const packages = new Set(Object.keys(inputs).flatMap((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const texts = [...packages].toSorted().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
  });
  return texts.length > 0 ? `/*!\n${texts.join('\n')}*/\n` : '';
}

/** Bundles one entry; returns the texts by the ending of their names: `js`, and `css` where the entry imports some. */
async function bundle(entry, format, options = {}) {
  const { outputFiles, metafile } = await build({
    ...SCRIPT,
    ...options,
    entryPoints: [entry],
    outdir: TREE,
    format,
    metafile: true,
  });
  const texts = Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('.') + 1), text]));
  return { ...texts, js: licencesOf(metafile) + texts.js };
}

/** Bundles one entry without styles. */
async function script(entry, format, ...plugins) {
  const { js } = await bundle(entry, format, { plugins });
  return js;
}

/** Returns what a Content-Security-Policy calls a text inside of a page. */
const digest = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page may do: run the scripts inside of it and those of its tree, and ask its own host. */
function policyOf(scripts, style) {
  const rules = {
    'default-src': "'none'",
    'script-src': [...scripts.map(digest), "'self'"].join(' '),
    'style-src': digest(style),
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * Puts a script, styles and a policy into a page. Neither text may contain the end tag of its element.
 *
 * @param others scripts that may be put into the page later
 */
async function page(shell, entry, format, others = [], options = {}) {
  const { js, css } = await bundle(entry, format, options);
  const code = js.trim().replaceAll('</script', '<\\/script');
  const style = css.trim();
  const policy = policyOf([code, ...others], style);
  const type = format === 'esm' ? ' type="module"' : '';
  return readFileSync(shell, 'utf8')
    .replace('<!-- policy -->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace('<!-- style -->', () => `<style>${style}</style>`)
    .replace('<!-- script -->', () => `<script${type}>${code}</script>`);
}

/** The names of the built-in resources: each is a file in the folder of its category. */
function builtinNames() {
  return readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\]/.test(file))
    .map((file) => basename(file, '.ts'));
}

/** The command line and the thread of its builds: each command, and what several commands share, in a module. Packages stay where npm puts them. */
async function commandLine() {
  await build({
    entryPoints: ['src/cli/index.ts', 'src/cli/build-worker.ts'],
    outdir: 'dist/bin',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    packages: 'external',
    external: ['#texts'],
  });
}

/** The files that a tree carries beside its data, by name. */
async function treeFiles() {
  const dialects = await script('src/dialects/load/script.ts', 'iife');
  const chaos = await script('src/chaos/load/script.ts', 'iife');
  return {
    'mockgen.js': await script('src/web/client.ts', 'esm', DIALECTS),
    'dialects-script.js': dialects,
    'chaos-script.js': chaos,
    'generator.js': await script('src/seeds/script/entry.ts', 'iife', GENERATOR),
    'faker.js': await script('src/generators/faker-script.ts', 'iife'),
    'worker.js': await script('src/web/generator-worker.ts', 'esm', GENERATOR, DIALECTS, CHAOS),
    'worker-plain.js': await script('src/web/plain-worker.ts', 'esm', DIALECTS, CHAOS),
    '404.html': await page('src/browser/not-found/index.html', 'src/browser/not-found/page.ts', 'esm'),
    'sw.js': await script('src/browser/service-worker/index.ts', 'iife', DIALECTS, CHAOS),
    'index.html': await page(
      'src/browser/explorer/index.html',
      'src/browser/explorer/main.tsx',
      'iife',
      [dialects, chaos],
      {
        define: { BUILTINS: JSON.stringify(builtinNames()) },
        plugins: [DIALECTS, CHAOS],
      },
    ),
  };
}

/** Writes the texts of the files as modules too: another bundler includes modules, but would leave files behind. */
function writeTexts(files) {
  mkdirSync(TREE, { recursive: true });
  mkdirSync(TEXTS);
  const loaders = Object.entries(files).map(([name, text]) => {
    writeFileSync(`${TREE}/${name}`, text);
    writeFileSync(`${TEXTS}/${name}.js`, `export default ${JSON.stringify(text)};\n`);
    return `  '${name}': () => import('./${name}.js'),\n`;
  });
  writeFileSync(`${TEXTS}/index.js`, `export const texts = {\n${loaders.join('')}};\n`);
}

/** Says which step of `npm run build` begins. On a slow machine each takes many seconds. */
function say(step, what) {
  process.stderr.write(`Compiling mockgen, ${step} of 3: ${what} …\n`);
}

rmSync('dist', { recursive: true, force: true });
say(1, 'the command line');
writeModule();
await commandLine();
say(2, 'the explorer and the scripts of a tree');
writeTexts(await treeFiles());
// `tsc` copies neither.
mkdirSync('dist/config');
for (const end of ['js', 'd.ts']) cpSync(`src/config/import-file.${end}`, `dist/config/import-file.${end}`);
say(3, 'the modules of the package');
