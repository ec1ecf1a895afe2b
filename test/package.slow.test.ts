import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from './examples/project.ts';
import { FAKER_VERSION, VERSION } from '../src/version.ts';

interface PackageJson {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

// The file is ours; the tests check its contents.
const ours = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;

let folder: string;
let files: readonly string[];

/**
 * Installs the packed tarball as npm would, without a network: the unpacked package, and only the dependencies that it
 * declares.
 */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  // npm documents what it prints here: a list with one entry per package.
  const [tarball] = JSON.parse(packed) as [{ filename: string; files: readonly { path: string }[] }];
  files = tarball.files.map(({ path }) => path);
  const home = join(folder, 'node_modules', 'mockgen-cli');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, tarball.filename), '-C', home, '--strip-components', '1']);
  for (const name of Object.keys(ours.dependencies)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function mockgen(...args: readonly string[]): string {
  const bin = join(folder, 'node_modules', 'mockgen-cli', 'bin', 'mockgen.js');
  return execFileSync(process.execPath, [bin, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

describe('the package', () => {
  it('contains the code, types, templates and documents, and nothing else', () => {
    const kinds = new Set(
      files.map((file) =>
        file.startsWith('dist/')
          ? file.replace(/.*\.(?=d\.ts|js)/, 'dist/*.')
          : file.replace(/^docs\/[\w-]+\.md$/, 'docs/*.md').replace(/^test\/examples\/.*/, 'test/examples/*'),
      ),
    );
    expect([...kinds].toSorted()).toEqual(
      [
        '.github/explorer.png',
        '.github/scale.svg',
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'bin/mockgen.js',
        'config.schema.json',
        'dist/*.d.ts',
        'dist/*.js',
        'docs/*.md',
        'package.json',
        'templates/category.json.hbs',
        'templates/collection.json.hbs',
        'templates/envelopes/array.json.hbs',
        'templates/envelopes/hal.json.hbs',
        'templates/envelopes/items.json.hbs',
        'templates/envelopes/results.json.hbs',
        'templates/index.json.hbs',
        'templates/item.json.hbs',
        'templates/meta.json.hbs',
        'test/examples/*',
      ].toSorted(),
    );
  });

  it('contains the projects to copy from, and nothing that running them leaves behind', () => {
    const named = execFileSync('git', ['ls-files', ...projects.map((name) => `test/examples/${name}`)], {
      encoding: 'utf8',
    });
    expect(files.filter((file) => file.startsWith('test/')).toSorted()).toEqual(named.trim().split('\n').toSorted());
  });

  it('has everything that its documents link to', () => {
    const documents = files.filter((file) => file.endsWith('.md'));
    const links = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, target = '']) => ({
        file,
        target: posix.join(posix.dirname(file), target),
      })),
    );
    expect(links.length).toBeGreaterThan(40);
    const isThere = ({ target }: (typeof links)[number]): boolean =>
      files.some((file) => file === target || file.startsWith(`${target}/`));
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });

  it('contains the code for browsers only once, as modules', async () => {
    const { texts } = await import('#texts');
    const raw = Object.keys(texts).map((name) => `dist/tree/${name}`);
    expect(raw).toContain('dist/tree/index.html');
    expect(files.filter((file) => raw.includes(file))).toEqual([]);
    expect(files).toContain('dist/texts/index.js');
  });

  it('runs after installation with the dependencies that it declares', () => {
    expect(mockgen('--version')).toBe(`${VERSION}\n`);
    mockgen('build', '--quiet', '--items', '3', '--out', 'tree');
    expect(mockgen('check', 'tree')).toBe('');
    const three = mockgen('show', 'users', '3');
    expect(readFileSync(join(folder, 'tree/users/all.json'), 'utf8')).toBe(three);
  });

  it('stamps trees with the versions in package.json', () => {
    expect(VERSION).toBe(ours.version);
    expect(FAKER_VERSION).toBe(ours.dependencies['@faker-js/faker']);
  });
});
