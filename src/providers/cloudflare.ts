import { type Provider, type ProviderContext, warn } from './provider.ts';

/**
 * The compatibility date that the configuration of the worker names: the behaviour of the Workers platform on this day.
 */
const WORKERS_DATE = '2025-09-01';

// The documentation of Workers: 20,000 files on the free plan (100,000 on a paid one), 25 MiB per file.
const MOST_FILES = 20_000;
const MEBI = 1024 * 1024;
const MOST_FILE_BYTES = 25 * MEBI;

/**
 * Comment in the configuration on how to publish and to try. Without `--persist-to`, Wrangler would keep its state
 * among the files that it watches, and reload without end.
 */
const WRANGLER_ADVICE = `// Publish:  npx wrangler deploy
// Try here: npx wrangler dev --persist-to ../.wrangler (its state must lie outside of this folder)
`;

function wranglerSettings(): string {
  const settings = {
    name: 'mockgen',
    main: 'worker.js',
    compatibility_date: WORKERS_DATE,
    // Every request goes to the worker, which requests each file by its exact name.
    assets: { directory: '.', binding: 'ASSETS', run_worker_first: true, html_handling: 'none' },
  };
  return `${WRANGLER_ADVICE}${JSON.stringify(settings, null, 2)}\n`;
}

/** Returns the script of the worker. The generator is part of it; it imports the other scripts from the same folder. */
function workerOf(bundle: ProviderContext['bundle'], scripts: readonly string[]): string {
  if (scripts.length === 0) return bundle('worker-plain.js');
  const others = scripts.filter((name) => !name.startsWith('generator-'));
  return others.map((name) => `import './${name}';\n`).join('') + bundle('worker.js');
}

/** The provider Cloudflare Workers, with static assets. */
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
