import { pathToFileURL } from 'node:url';

// The compiler would put a call around what is imported, and bundlers look for these words right in front of it.
export const importFile = async (path) =>
  import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ pathToFileURL(path).href);
