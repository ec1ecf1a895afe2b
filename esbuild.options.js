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
  'path',
  'raw',
  'route',
  'tag',
  'tree',
  'turns',
  'unseeded',
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
