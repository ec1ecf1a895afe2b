// Imports public documents, builds and serves each, and prints how much of them is answered: `node test/openapi/public/index.js`
// Names of documents restrict it to those. DOCUMENTS=folder reads them from there in place of fetching them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { DOCUMENTS } from './documents.js';
import { measure } from './measure.js';

/** Reads or fetches one file of a document; undefined if it is not there, as some references lead nowhere. */
async function bytesOf({ repository, commit, path, folder }, file) {
  const local = process.env['DOCUMENTS'];
  if (local) {
    const name = join(local, folder ?? '', file);
    return existsSync(name) ? readFileSync(name) : undefined;
  }
  const address = `https://raw.githubusercontent.com/${repository}/${commit}/${folder ? file : path}`;
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Matches a reference to another file. */
const OTHER_FILE = /\$ref['"]?:\s*['"]?([^'"#\s]+\.(?:ya?ml|json))/g;

/** Writes a document into a folder, with all files that it refers to, and checks the digest of them all. */
async function writeDocument(document, folder) {
  const { file, sha256 } = document;
  const files = new Map();
  let next = [file];
  while (next.length > 0) {
    const some = next.splice(0, 16);
    const texts = await Promise.all(some.map((name) => bytesOf(document, name)));
    for (const [at, name] of some.entries()) files.set(name, texts[at]);
    const found = some.flatMap((name, at) =>
      document.folder
        ? [...String(texts[at] ?? '').matchAll(OTHER_FILE)].map(([, to]) => posix.join(posix.dirname(name), to))
        : [],
    );
    next = [...new Set([...next, ...found])].filter((name) => !files.has(name));
  }
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (bytes === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
    hash.update(bytes);
  }
  const digest = hash.digest('hex');
  if (digest !== sha256) throw new Error(`${file}: expected the digest ${sha256}, got ${digest}`);
}

async function measured(document) {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-openapi-'));
  try {
    await writeDocument(document, folder);
    return await measure(folder, document.file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const share = (part, whole) => (whole === 0 ? '-' : `${Math.floor((100 * part) / whole)} %`);
const row = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 28 : 12)).join(''));

const names = process.argv.slice(2);
const chosen = DOCUMENTS.filter(({ file }) => names.length === 0 || names.includes(file));
const total = { gets: 0, covered: 0, own: 0, checked: 0, valid: 0 };
row('document', 'GETs', 'covered', 'own path', 'valid', 'seconds');
for (const document of chosen) {
  try {
    const found = await measured(document);
    for (const key of Object.keys(total)) total[key] += found[key];
    const { gets, covered, own, checked, valid, seconds } = found;
    const shares = [share(covered, gets), share(own, covered), share(valid, checked)];
    row(document.file, gets, ...shares, seconds.toFixed(1));
  } catch (error) {
    process.exitCode = 1;
    row(document.file, `failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}
const { gets, covered, own, checked, valid } = total;
row('all', gets, share(covered, gets), share(own, covered), share(valid, checked));
