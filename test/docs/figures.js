// What the documents say that follows from the data: the sizes of trees, and the first answer of a server.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHandler, openTree } from '../../dist/testing/handler.js';

/** Builds a tree without scripts and pages; returns how many files it has, and their size. */
export function sizeOf(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'mockgen-size-'));
  try {
    const command = ['bin/mockgen.js', 'build', '--data-only', '--quiet', '--force', '--out', folder, ...options];
    execFileSync(process.execPath, command);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    return `${String(files.length).replace(/\B(?=(\d{3})+$)/g, ',')} files with ${(bytes / 1e6).toFixed(1)} MB`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns what a server answers over the fixtures, as the README shows it. */
export async function answerTo(path) {
  const handler = createHandler(await openTree('fixtures'));
  const response = await handler(new Request(`http://127.0.0.1:3000${path}`));
  return JSON.stringify(await response.json(), null, 2);
}
