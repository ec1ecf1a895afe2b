import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../src/generators/index.ts';

interface Example {
  readonly file: string;
  readonly code: string;
  readonly value: string;
}

/** Returns every `expression // => value` after an `@example` of a source file. */
function readExamples(file: string): readonly Example[] {
  const source = readFileSync(`src/${file}`, 'utf8');
  const found = source.matchAll(/@example\n \* (.+?) \/\/ => (.+)$/gm);
  return [...found].map(([, code = '', value = '']) => ({ file, code, value }));
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const examples = files.map((file) => file.replaceAll('\\', '/')).flatMap(readExamples);

describe('every example in a docstring', () => {
  it('has a form that this test can run', () => {
    const all = files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/@example\n/g) ?? []);
    expect(all.length).toBe(examples.length);
  });

  it.each(examples)('$file: $code', async ({ file, code, value }) => {
    const names = (await import(/* @vite-ignore */ `../src/${file}`)) as Record<string, unknown>;
    const [name = ''] = /^\w+/.exec(code) ?? [];
    const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(42, 'example', name), 1);
    // This test is meant to run our own examples as code. oxlint-disable-next-line no-implied-eval
    const run = new Function('context', ...Object.keys(names), `return ${code};`) as (...args: unknown[]) => unknown;
    const result = run(context, ...Object.values(names));
    if (value === 'undefined') expect(result).toBeUndefined();
    else expect(JSON.parse(JSON.stringify(result))).toEqual(JSON.parse(value));
  });
});
