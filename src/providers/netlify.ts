import { categoriesOf, foldersOf, homeOf, INDEX_FILE, placesOf, resourceFiles, RESOURCE_FILES } from '../tree/index.ts';
import { type Provider, type ProviderContext, warn } from './provider.ts';

// As the documentation of Netlify has it: a folder may have up to 54,000 files.
const MOST_FOLDER_FILES = 54_000;

/** The rules that give a document its path without `index.html` and `.json`; the first that fits counts. */
function rules({ layout, packed, resources }: ProviderContext['shape'], base: string): string {
  const places = placesOf({ resources });
  const rows = categoriesOf(places, layout).map((name) => [`/${name}`, `/${name}/${INDEX_FILE}`]);
  for (const place of places) {
    for (const path of foldersOf(place, layout)) {
      const folder = packed ? homeOf(place, layout) : path;
      rows.push([`/${path}`, `/${folder}/${RESOURCE_FILES.collection.name}`]);
      for (const { route, name } of resourceFiles) if (route) rows.push([`/${path}/${route}`, `/${folder}/${name}`]);
      if (!packed) rows.push([`/${path}/:id`, `/${folder}/:id.json`]);
    }
  }
  // Below a base, the files answer under their own names as well.
  if (base) rows.push(['/*', '/:splat']);
  return `${rows.map(([from = '', to = '']) => `${base}${from}  ${to}  200`).join('\n')}\n`;
}

/** Every origin may read the files, and no browser keeps the worker longer than the site does. */
const HEADERS = `/*
  Access-Control-Allow-Origin: *
  Access-Control-Expose-Headers: ETag
/sw.js
  Cache-Control: no-cache
`;

/** Netlify. */
export const netlify: Provider<'netlify'> = {
  name: 'netlify',
  files: ({ shape, base = '', bundle }) => ({
    _redirects: rules(shape, base),
    _headers: HEADERS,
    '404.html': bundle('404.html'),
  }),
  limits: ({ folders }) =>
    [...folders].flatMap(([folder, count]) =>
      warn(count > MOST_FOLDER_FILES, `Netlify takes 54000 files in a folder, and ${folder} has ${count}`),
    ),
};
