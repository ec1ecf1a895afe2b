import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Checkout } from './checkout.ts';

const ALL = [
  'src',
  'templates',
  'test',
  'CHANGELOG.md',
  'README.md',
  'docs',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];

it('writes files that compile, pass the linter and are formatted, and resources that follow their laws', () => {
  const checkout = new Checkout(ALL);
  const run = (name: string, ...args: readonly string[]): string => {
    const { status, text } = checkout.run(join('node_modules', '.bin', name), ...args);
    return status === 0 ? '' : text;
  };
  try {
    symlinkSync(resolve('node_modules'), join(checkout.folder, 'node_modules'));
    checkout.createOneOfEach();
    // Other tests import the package, which takes a build.
    const written = /^(?:src|test\/(?:generators|resources|service))/;
    const errors = run('tsc').split('\n');
    expect(errors.filter((line) => line.includes('error') && written.test(line))).toEqual([]);
    expect(run('oxlint', '--deny-warnings', 'src', 'test')).toBe('');
    expect(run('oxfmt', '--check', 'src', 'test', 'CHANGELOG.md', 'README.md', 'docs', 'package.json')).toBe('');
    const tests = ['test/resources/laws.test.ts', 'test/resources/records.test.ts', 'test/resources/schema.test.ts'];
    expect(run('vitest', 'run', '--project', 'quick', '--testNamePattern', 'recipes|parties|resource', ...tests)).toBe(
      '',
    );
  } finally {
    rmSync(checkout.folder, { recursive: true, force: true });
  }
}, 120_000);
