// How the files for browsers are bundled, for the build and for whoever measures them.

/**
 * Properties that nothing outside of a bundle sees: neither JSON nor the platform has any of these names, which a test
 * checks. They are given short ones.
 */
export const PRIVATE = [
  'current',
  'ends',
  'found',
  'handle',
  'inBlocks',
  'kind',
  'needle',
  'path',
  'raw',
  'route',
  'tag',
  'texts',
  'tree',
  'turns',
];

/** The options of every bundle. The same sources give the same bytes on every machine, with this version of esbuild. */
export const BUNDLE = {
  bundle: true,
  write: false,
  minify: true,
  charset: 'utf8',
  target: 'es2022',
  legalComments: 'none',
};

/** What makes a script smaller that hands no object of ours to anybody. */
export const SMALL = { mangleProps: new RegExp(`^(?:${PRIVATE.join('|')})$`) };

/** Leaves the parts of a script in files of their own, beside it. */
const PARTS_BESIDE = {
  name: 'parts-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/parts\/\w+\.ts$/ }, ({ path }) => ({
      path: path.replace(/^\.\/parts\/(\w+)\.ts$/, './mockgen-$1.js'),
      external: true,
    }));
  },
};

/** What a script is bundled with that has its parts in files of their own. */
export const SPLIT = { ...SMALL, plugins: [PARTS_BESIDE] };

/** Takes all parts into the script. */
export const PARTS_INSIDE = {
  name: 'parts-inside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\.\/load-part\.ts$/ }, ({ kind, resolveDir }) =>
      resolve('./all-parts.ts', { kind, resolveDir }),
    );
  },
};
