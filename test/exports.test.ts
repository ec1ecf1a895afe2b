import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { useTemporaryFolders } from './node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const README = readFileSync('README.md', 'utf8');

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

/** Returns which of some names each entry exports, as `entry name`. */
function exported(names: readonly string[]): ReadonlySet<string> {
  const pairs = [...entries.keys()].flatMap((entry) => names.map((name) => [entry, name] as const));
  const errors = compile(pairs.map(([entry, name], at) => `export type { ${name} as N${at} } from '${entry}';`));
  return new Set(pairs.filter((_, at) => !errors.has(at + 1)).map((pair) => pair.join(' ')));
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
  it('has declarations for every entry', () => {
    expect([...entries.values()].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('exports everything that the README imports', () => {
    const fences = [...README.matchAll(/^```(?:ts|tsx|js|jsx|mjs)\n([^]*?)^```/gm)].map(([, code = '']) => code);
    const imports = fences.flatMap((code) => code.match(/^import [^;]*? from 'mockgen-cli[^']*';/gm) ?? []);
    expect(imports.length).toBeGreaterThan(10);
    // Two examples may import the same name.
    expect(compile(["export { nothing } from 'mockgen-cli';"]).get(1)).toContain('nothing');
    const exports = imports.map((line) => line.replaceAll('\n', ' ').replace(/^import/, 'export'));
    const errors = compile([...new Set(exports)].map((line, at) => renamed(line, at)));
    expect([...errors.values()]).toEqual([]);
  });

  it('exports every type and every error that the README names', () => {
    const named = [...new Set([...README.matchAll(/`([A-Z]\w*[a-z]\w*)`/g)].map(([, name = '']) => name))];
    const declared = named.filter((name) => spawnSync('grep', ['-rqE', declaration(name), 'src']).status === 0);
    const found = exported(declared);
    expect(declared.filter((name) => ![...entries.keys()].some((entry) => found.has(`${entry} ${name}`)))).toEqual([]);
  });

  it('exports the errors of its functions from each entry, and the same classes from all entries', async () => {
    const errors = ['MockgenError', 'TreeError', 'ErrorCode'];
    const found = exported(errors);
    const missing = [...entries].flatMap(([entry, file]) =>
      errors.filter((name) => new RegExp(`\\b${name}\\b`).test(declarationsOf(file)) && !found.has(`${entry} ${name}`)),
    );
    expect(missing).toEqual([]);
    const { MockgenError } = await import('mockgen-cli');
    for (const { MockgenError: other } of [await import('mockgen-cli/handler'), await import('mockgen-cli/generate')])
      expect(other).toBe(MockgenError);
  });
});

/** Renames each export, so that one module can contain all of them. */
function renamed(line: string, at: number): string {
  return line.replace(/\{([^}]*)\}/, (_, names: string) => {
    const parts = names.split(',').map((name) => name.trim());
    return `{ ${parts.filter(Boolean).map((name) => `${name} as ${name}${at}`)} }`;
  });
}

/** Returns a pattern for the line that declares a class, interface or type. */
function declaration(name: string): string {
  return `^export (abstract )?(class|interface|type) ${name}\\b`;
}
