import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { missingTypes } from './declarations.ts';
import { documents } from './docs/documents.ts';
import { useTemporaryFolders } from './node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const DOCUMENTS = documents.map(({ text }) => text).join('\n');
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'));

/** The type declarations of each entry of the package, by import name. */
const entries = new Map(
  Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'object' && 'types' in target ? [[path.replace('.', 'mockgen-cli'), target.types] as const] : [],
  ),
);

/** Compiles a module that imports this package like another project; returns the errors by line number, from 1. */
function compile(lines: readonly string[]): ReadonlyMap<number, string> {
  const folder = temporary();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/mockgen-cli'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'module.ts'), `${lines.join('\n')}\n`);
  const options = ['--noEmit', '--skipLibCheck', '--strict', '--module', 'nodenext', '--target', 'esnext'];
  const compiler = resolve('node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, [...options, '--types', '', 'module.ts'], { cwd: folder, encoding: 'utf8' });
  const errors = [...stdout.matchAll(/^module\.ts\((\d+),\d+\): (.*)$/gm)];
  expect(stdout === '' || errors.length > 0, stdout).toBe(true);
  return new Map(errors.map(([, line, message = '']) => [Number(line), message]));
}

/** The imports of the documents' examples. */
const IMPORTS = [...DOCUMENTS.matchAll(/^```(?:ts|tsx|js|jsx|mjs)\n([^]*?)^```/gm)].flatMap(
  ([, code = '']) => code.match(/^import [^;]*? from 'mockgen-cli[^']*';/gm) ?? [],
);

/** Names in the documents that a module of ours declares. */
const DECLARED = [...new Set([...DOCUMENTS.matchAll(/`([A-Z]\w*[a-z]\w*)`/g)].map(([, name = '']) => name))].filter(
  (name) => SOURCES.some((text) => new RegExp(`^export (abstract )?(class|interface|type) ${name}\\b`, 'm').test(text)),
);

const ERRORS = ['MockgenError', 'TreeError', 'ErrorCode'];
const NAMES = [...new Set([...DECLARED, ...ERRORS, 'Fault'])];
const EXPORTS = [...entries.keys()].flatMap((entry) => NAMES.map((name) => ({ entry, name })));

/** One module with all that is tried, since each compilation takes a second. */
const LINES = [
  "export { nothing } from 'mockgen-cli';",
  ...IMPORTS.map((line, at) => renamed(line.replaceAll('\n', ' ').replace(/^import/, 'export'), at)),
  ...EXPORTS.map(({ entry, name }, at) => `export type { ${name} as N${at} } from '${entry}';`),
];

/** Renames each export, since two examples may import the same name. */
function renamed(line: string, at: number): string {
  return line.replace(/\{([^}]*)\}/, (_, names: string) => {
    const parts = names.split(',').map((name) => name.trim());
    return `{ ${parts.filter(Boolean).map((name) => `${name} as ${name}${at}`)} }`;
  });
}

/** Returns the declarations of an entry, including those of modules that it re-exports. */
function declarationsOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const others = [...text.matchAll(/^export [^;]*? from '(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path.replace(/\.[jt]s$/, '.d.ts')),
  );
  return [text, ...others.map((other) => (other.endsWith('index.d.ts') ? '' : readFileSync(other, 'utf8')))].join('\n');
}

describe('the package', () => {
  let errors: ReadonlyMap<number, string>;
  beforeAll(() => {
    errors = compile(LINES);
  });
  const isExported = (entry: string, name: string): boolean => {
    const at = EXPORTS.findIndex((other) => other.entry === entry && other.name === name);
    return !errors.has(1 + IMPORTS.length + at + 1);
  };

  it('has declarations for every entry', () => {
    expect([...entries.values()].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('exports everything that the documents import', () => {
    expect(IMPORTS.length).toBeGreaterThan(10);
    expect(errors.get(1)).toContain('nothing');
    expect(IMPORTS.filter((_, at) => errors.has(at + 2))).toEqual([]);
  });

  it('exports every type and every error that the documents name', () => {
    expect(DECLARED).toContain('MockgenError');
    expect(DECLARED.filter((name) => ![...entries.keys()].some((entry) => isExported(entry, name)))).toEqual([]);
  });

  it.each([...entries, ['mockgen-cli/handler in browsers', manifest.exports['./handler'].browser.types] as const])(
    'exports from %s each type that its functions take or give, and what those consist of',
    (_, file) => {
      expect(missingTypes(file)).toEqual([]);
    },
  );

  it('exports the errors of its functions from each entry, and the same classes from all entries', async () => {
    const ours = ['MockgenError', 'ErrorCode', 'Fault'];
    expect([...entries.keys()].filter((entry) => !ours.every((name) => isExported(entry, name)))).toEqual([]);
    const missing = [...entries].flatMap(([entry, file]) =>
      ERRORS.filter((name) => new RegExp(`\\b${name}\\b`).test(declarationsOf(file)) && !isExported(entry, name)),
    );
    expect(missing).toEqual([]);
    const { MockgenError } = await import('mockgen-cli');
    for (const { MockgenError: other } of [await import('mockgen-cli/handler'), await import('mockgen-cli/generate')])
      expect(other).toBe(MockgenError);
  });
});
