import { type Provider, type ProviderContext, warn } from './provider.ts';

/** The day whose behaviour of the Workers platform `worker.js` is written for. */
const WORKERS_DATE = '2025-09-01';

// As the documentation of Workers has it: 20,000 files on the free plan (100,000 on a paid one), 25 MiB for a file.
const MOST_FILES = 20_000;
const MEBI = 1024 * 1024;
const MOST_FILE_BYTES = 25 * MEBI;

/** Wrangler writes its state beside its settings, and reloads without end when that is among the files it watches. */
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

/** The worker. It has the generator inside; what that needs besides, it imports from beside it. */
function workerOf(bundle: ProviderContext['bundle'], scripts: readonly string[]): string {
  if (scripts.length === 0) return bundle('worker-plain.js');
  const others = scripts.filter((name) => !name.startsWith('generator-'));
  return others.map((name) => `import './${name}';\n`).join('') + bundle('worker.js');
}

/** Cloudflare Workers with static assets. */
export const cloudflare: Provider<'cloudflare'> = {
  name: 'cloudflare',
  files: ({ bundle, scripts = [] }) => ({
    'worker.js': workerOf(bundle, scripts),
    'wrangler.jsonc': wranglerSettings(),
    '.assetsignore': 'worker.js\nwrangler.jsonc\n.wrangler\n',
  }),
  limits: ({ files, largest }) => [
    ...warn(files > MOST_FILES, `Cloudflare takes 20000 files on its free plan, and these are ${files}`),
    ...warn(
      largest.bytes > MOST_FILE_BYTES,
      `Cloudflare takes files of up to 25 MiB, and ${largest.path} has ${Math.ceil(largest.bytes / MEBI)}`,
    ),
  ],
};
