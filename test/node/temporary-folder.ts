import { lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/**
 * Gives each test folders of its own, and removes them after the last test: what a test closes in `onTestFinished`, such
 * as a page that looks for a new build, closes after `afterEach`, and may read until then.
 */
export function useTemporaryFolders(): () => string {
  const made: string[] = [];
  afterAll(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
  });
  return () => {
    const dir = mkdtempSync(join(tmpdir(), 'mockgen-test-'));
    made.push(dir);
    return dir;
  };
}

/** Everything below a folder, dotfiles included: the text of files, `<folder>` for empty folders, `<link>` for links. */
export function listTree(dir: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const stats = lstatSync(join(dir, path));
    if (stats.isSymbolicLink()) found[path] = '<link>';
    else if (stats.isFile()) found[path] = readFileSync(join(dir, path), 'utf8');
    else if (readdirSync(join(dir, path)).length === 0) found[path] = '<folder>';
  }
  return found;
}
