import {
  hasNestedFiles,
  INDEX_FILE,
  PAGE_FILE,
  pagePolicy,
  RESOURCE_FILES,
  resourceFiles,
  routesOf,
} from '../tree/index.ts';
import { type Provider, type ProviderContext, warn } from './provider.ts';

// The documentation of Netlify: a folder may have up to 54,000 files.
const MOST_FOLDER_FILES = 54_000;

/** Returns the rules by which documents answer at paths without `index.json` and `.json`; the first match applies. */
function rules(shape: ProviderContext['shape'], base: string): string {
  const { categories, resources } = routesOf(shape);
  const rows = categories.map((name) => [`/${name}`, `/${name}/${INDEX_FILE}`]);
  for (const { home, folders, isSingle } of resources.values()) {
    for (const path of folders) {
      const folder = shape.packed ? home : path;
      rows.push([`/${path}`, `/${folder}/${RESOURCE_FILES.collection.name}`]);
      for (const { route, name } of resourceFiles(shape))
        if (route) rows.push([`/${path}/${route}`, `/${folder}/${name}`]);
      if (!shape.packed && !isSingle) rows.push([`/${path}/:id`, `/${folder}/:id.json`]);
    }
  }
  for (const { nested } of hasNestedFiles(shape) ? resources.values() : []) {
    for (const { target, path } of nested) {
      for (const folder of resources.get(target)?.folders ?? []) {
        rows.push([`/${folder}/:id/${path}`, `/${folder}/:id/${path}/${INDEX_FILE}`]);
      }
    }
  }
  // Below a base, files also answer under their own names.
  if (base) rows.push(['/*', '/:splat']);
  return `${rows.map(([from = '', to = '']) => `${base}${from}  ${to}  200`).join('\n')}\n`;
}

/** Headers: every origin may read the files, and browsers always ask for the latest service worker. */
const HEADERS = `/*
  Access-Control-Allow-Origin: *
  Access-Control-Expose-Headers: ETag
  X-Content-Type-Options: nosniff
/sw.js
  Cache-Control: no-cache
`;

/** Returns the headers of the page at all of its addresses: what it may do, and who may frame it. */
function pageHeaders(page: string, base: string): string {
  const policy = pagePolicy(page);
  const paths = new Set([`${base}/`, '/', `/${PAGE_FILE}`]);
  return [...paths].map((path) => `${path}\n  Content-Security-Policy: ${policy}\n`).join('');
}

/** The provider Netlify. */
export const netlify: Provider<'netlify'> = {
  name: 'netlify',
  files: ({ shape, base = '', bundle }) => ({
    _redirects: rules(shape, base),
    _headers: HEADERS + pageHeaders(bundle(PAGE_FILE), base),
    '404.html': bundle('404.html'),
  }),
  limits: ({ folders }) =>
    [...folders].flatMap(([folder, count]) =>
      warn(count > MOST_FOLDER_FILES, `Netlify takes 54000 files in a folder, and ${folder} has ${count}`),
    ),
};
