import type { Resource } from '../schema/index.ts';
import { foldersOf, storedFoldersOf } from './meta.ts';
import type { Host, TreeOptions } from './types.ts';

/** The hosting services by the names that `--host` takes, in the order of the help. */
export const HOSTS: readonly Host[] = ['github-pages', 'cloudflare', 'netlify'];

type HostFiles = Readonly<Record<string, () => string>>;

/** The day whose behaviour of the Workers platform `worker.js` is written for. */
const WORKERS_DATE = '2025-09-01';

/** The rules of Netlify that give a document its path without `index.html` and `.json`; the first that fits counts. */
function netlifyRules(chosen: readonly Resource[], options: TreeOptions): string {
  const nested = options.layout !== 'flat';
  const categories = nested ? [...new Set(chosen.map(({ category }) => category))] : [];
  const rules = categories.map((name) => [`/${name}`, `/${name}/index.json`]);
  for (const resource of chosen) {
    const [stored = ''] = storedFoldersOf(resource, options);
    for (const path of foldersOf(resource, options.layout)) {
      const folder = options.packed ? stored : path;
      rules.push([`/${path}`, `/${folder}/index.json`], [`/${path}/meta`, `/${folder}/meta.json`]);
      if (!options.packed) rules.push([`/${path}/:id`, `/${folder}/:id.json`]);
    }
  }
  return `${rules.map(([from = '', to = '']) => `${from}  ${to}  200`).join('\n')}\n`;
}

/** Every origin may read the files, and nobody keeps the worker longer than the host does. */
const NETLIFY_HEADERS = `/*
  Access-Control-Allow-Origin: *
  Access-Control-Expose-Headers: ETag
/sw.js
  Cache-Control: no-cache
`;

/** Wrangler writes its state beside its settings, and reloads for ever when that is among the files it watches. */
const WRANGLER_ADVICE = `// Publish:  npx wrangler deploy
// Try here: npx wrangler dev --persist-to ../.wrangler (its state must lie outside of this folder)
`;

function wranglerSettings(): string {
  const settings = {
    name: 'mockgen',
    main: 'worker.js',
    compatibility_date: WORKERS_DATE,
    // Every request goes to the worker, and it finds each file by its own name.
    assets: { directory: '.', binding: 'ASSETS', run_worker_first: true, html_handling: 'none' },
  };
  return `${WRANGLER_ADVICE}${JSON.stringify(settings, null, 2)}\n`;
}

/** The explorer, the client and the service worker. */
export function clientFiles({ bundles }: TreeOptions): HostFiles {
  const names = ['index.html', 'mockgen.js', 'sw.js'] as const;
  return Object.fromEntries(names.map((name) => [name, () => bundles[name]]));
}

/** What each hosting service wants to find in a tree, besides its data. */
export function hostFiles(chosen: readonly Resource[], options: TreeOptions): HostFiles {
  const { host, bundles } = options;
  if (host === 'github-pages') {
    // Without `.nojekyll`, Pages runs every file through a site generator.
    return { '.nojekyll': () => '', '404.html': () => bundles['404.html'] };
  }
  if (host === 'netlify') {
    return {
      _redirects: () => netlifyRules(chosen, options),
      _headers: () => NETLIFY_HEADERS,
      '404.html': () => bundles['404.html'],
    };
  }
  if (host === 'cloudflare') {
    return {
      'worker.js': () => bundles['worker.js'],
      'wrangler.jsonc': wranglerSettings,
      '.assetsignore': () => 'worker.js\nwrangler.jsonc\n.wrangler\n',
    };
  }
  return {};
}
