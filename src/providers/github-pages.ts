import { type Provider, warn } from './provider.ts';

const MEGA = 1_000_000;

// The documentation of GitHub Pages: a site may have up to 1 GB.
const MOST_BYTES = 1000 * MEGA;

/** The provider GitHub Pages. */
export const githubPages: Provider<'github-pages'> = {
  name: 'github-pages',
  // Without `.nojekyll`, Pages processes every file with a site generator.
  files: ({ bundle }) => ({ '.nojekyll': '', '404.html': bundle('404.html') }),
  limits: ({ bytes }) =>
    warn(bytes > MOST_BYTES, `GitHub Pages takes sites of up to 1 GB, and this is ${Math.ceil(bytes / MEGA)} MB`),
};
