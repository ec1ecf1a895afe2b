import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Import {
  readonly file: string;
  readonly typeOnly: boolean;
  /** Path inside `src`, or name of a package. */
  readonly target: string;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** Returns the folder of a file in `src`, or its name without extension if it is not in a folder. */
function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : file.replace('.ts', '');
}

/**
 * Reads the table of allowed imports in ARCHITECTURE.md: by folder, what it may import, with `types of x` for types
 * only.
 */
function readTable(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const rows = [...text.matchAll(/^\| ([a-z][a-z-]*) +\| .+? +\| (.+?) +\|$/gm)];
  return new Map(rows.slice(1).map(([, folder = '', allowed = '']) => [folder, allowed.split(', ')]));
}

function importsOf(file: string): readonly Import[] {
  const source = readFileSync(join('src', file), 'utf8').replaceAll(/^\s*(?:\*|\/\/).*$/gm, '');
  const statements = source.matchAll(
    /^(import|export)( type)?\s[^'";]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...statements].map(([, , type, from, dynamic, bare]) => {
    const specifier = from ?? dynamic ?? bare ?? '';
    const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
    return { file, typeOnly: type !== undefined, target };
  });
}

/** Returns what is wrong with an import; empty if the table allows it. */
function offence({ file, typeOnly, target }: Import, allowed: readonly string[]): string {
  const folder = folderOf(file);
  if (target.startsWith('..')) return `${file} leaves src: ${target}`;
  if (folderOf(target) === folder && target.includes('/')) return '';
  if (!target.endsWith('.ts')) {
    const fits = allowed.some(
      (name) => target === name || target.startsWith(`${name}/`) || (name === 'node:*' && target.startsWith('node:')),
    );
    return fits ? '' : `${file} may not import ${target}`;
  }
  const other = folderOf(target);
  if (target.includes('/') && !target.endsWith('/index.ts')) return `${file} reaches past the index: ${target}`;
  if (allowed.includes(other) || (typeOnly && allowed.includes(`types of ${other}`))) return '';
  return `${file} may not import ${target}`;
}

describe('the architecture', () => {
  const table = readTable();

  it('has a row in the table for every folder', () => {
    expect([...table.keys()].toSorted()).toEqual([...new Set(sources.map(folderOf))].toSorted());
  });

  it('has no import that the table does not allow', () => {
    const imports = sources.flatMap(importsOf);
    expect(imports.length).toBeGreaterThan(sources.length);
    const offences = imports.map((found) => offence(found, table.get(folderOf(found.file)) ?? []));
    expect(offences.filter(Boolean)).toEqual([]);
  });

  it('detects a forbidden import', () => {
    const one = (target: string, typeOnly = false): Import => ({ file: 'runtime/search.ts', typeOnly, target });
    expect(offence(one('node:fs'), ['nothing'])).toBe('runtime/search.ts may not import node:fs');
    expect(offence(one('render/index.ts'), ['types of render'])).toBe(
      'runtime/search.ts may not import render/index.ts',
    );
    expect(offence(one('render/plan.ts'), ['render'])).toBe('runtime/search.ts reaches past the index: render/plan.ts');
    expect(offence(one('render/index.ts', true), ['types of render'])).toBe('');
  });
});

describe('the lint rules', () => {
  const forbidden = [
    'Date.now()',
    'Math.random()',
    'Math.pow(2, 0.5)',
    'new Intl.NumberFormat("de")',
    '"a".localeCompare("b")',
    'performance.now()',
    'crypto.randomUUID()',
    'console.log(1)',
  ];

  it('forbid the clock, randomness, locales and printing in the sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lint-'));
    try {
      copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
      mkdirSync(join(folder, 'src'));
      for (const [at, code] of forbidden.entries()) {
        writeFileSync(join(folder, 'src', `probe-${at}.ts`), `export const probe: unknown = ${code};\n`);
      }
      const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['-f', 'unix'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const refused = forbidden.filter((_, at) =>
        new RegExp(`probe-${at}\\.ts:.*no-(?:restricted|console)`).test(stdout),
      );
      expect(refused).toEqual(forbidden);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('leave no other access to the clock: every Date in the sources is created from a value', () => {
    for (const file of sources) {
      expect(readFileSync(join('src', file), 'utf8'), file).not.toMatch(/new Date\(\)|(?<!new )\bDate\(\)/);
    }
  });
});

/** Returns the files that a file imports, those that are loaded later and types included. */
const filesFrom = (file: string): readonly string[] =>
  importsOf(file).flatMap(({ target }) => (sources.includes(target) ? [target] : []));

it('no files import each other in a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const next of filesFrom(file)) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  expect(circles).toEqual([]);
});
