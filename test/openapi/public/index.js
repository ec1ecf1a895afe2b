// Imports public documents, builds and serves each, and prints how much of them is answered: `node test/openapi/public/index.js`
// Names of documents restrict it to those. DOCUMENTS=folder reads them from there in place of fetching them.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENTS } from './documents.js';
import { measure } from './measure.js';

async function bytesOf({ file, repository, commit, path, sha256 }) {
  const folder = process.env['DOCUMENTS'];
  const address = `https://raw.githubusercontent.com/${repository}/${commit}/${path}`;
  const bytes = folder ? readFileSync(join(folder, file)) : Buffer.from(await (await fetch(address)).arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== sha256) throw new Error(`${address}: expected the digest ${sha256}, got ${digest}`);
  return bytes;
}

async function measured(document) {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-openapi-'));
  try {
    writeFileSync(join(folder, document.file), await bytesOf(document));
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
