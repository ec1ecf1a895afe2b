// The trees that are served, and the same records in the forms that the contenders read.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mockoonEnvironment } from './contenders/mockoon.js';
import { openApiDocument } from './contenders/openapi.js';
import { mockgen, run } from './processes.js';

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

function writeJson(value, ...path) {
  const file = join(...path);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

/** Builds a tree; `db` has the records of every resource in it, as json-server reads them. */
function buildTree(folder, ...options) {
  const tree = join(folder, 'tree');
  run(mockgen, 'build', '--quiet', '--out', tree, ...options);
  const names = Object.keys(readJson(tree, 'mockgen.json').resources);
  const all = names.map((name) => [name, readJson(tree, name, 'all.json')]);
  return { tree, db: writeJson(Object.fromEntries(all), folder, 'db.json') };
}

/**
 * Builds what is served.
 *
 * @returns `short`, the default tree with `environment` and `openapi` beside it, and `long`, 10,000 authors
 */
export function prepareData(parent) {
  const folder = (name) => {
    mkdirSync(join(parent, name));
    return join(parent, name);
  };
  const shortFolder = folder('short');
  const short = buildTree(shortFolder);
  const authors = readJson(short.tree, 'authors', 'all.json');
  const meta = readJson(short.tree, 'authors', 'meta.json');
  const environment = writeJson(mockoonEnvironment('authors', authors), shortFolder, 'mockoon.json');
  const openapi = writeJson(openApiDocument(meta, authors.slice(0, 25)), shortFolder, 'openapi.json');
  const long = buildTree(folder('long'), '--packed', '--only', 'authors', '--items', '10000');
  return { authors, short: { ...short, environment, openapi }, long };
}

/**
 * Texts to search for that are all different: pieces of 3 to 14 characters of what the records tell, in an order that is
 * the same in every run. Each of them is in one record at least.
 */
export function createNeedles(records) {
  const needles = new Set();
  for (let length = 3; length <= 14; length++)
    for (let at = 0; at < 200; at++)
      for (const { bio } of records) {
        const piece = bio.slice(at, at + length).toLowerCase();
        if (/^[a-z][a-z ]*[a-z]$/.test(piece) && piece.length === length) needles.add(piece);
      }
  // A stride without a common factor with the number of texts takes lengths and records in turn.
  const all = [...needles];
  const stride = 7919;
  return all.map((_, index) => encodeURIComponent(all[(index * stride) % all.length]));
}
