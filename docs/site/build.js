// Builds the site: the documents as pages, and mockgen's own tree with its explorer.
//   node docs/site/build.js [folder]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sitePages, TREE } from './pages.js';

const [folder = '_site'] = process.argv.slice(2);
// A workflow knows where it runs.
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
const { pages, pictures } = sitePages(server && name && `${server}/${name}`);

rmSync(folder, { recursive: true, force: true });
for (const [path, text] of pages) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
for (const picture of pictures) cpSync(picture, join(folder, picture.replace('.github', 'pictures')));
const argv = ['bin/mockgen.js', 'build', '--provider', 'github-pages', '--out', join(folder, TREE)];
const { status } = spawnSync(process.execPath, argv, { stdio: 'inherit' });
process.exitCode = status ?? 1;
