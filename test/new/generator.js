const definition = (name) => `import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';

export const ${name} = defineGenerator({
  name: '${name}',
  makes: 'A number of minutes.',
  args: {
    min: arg.number('Least value.', { default: 5 }),
    max: arg.number('Greatest value.', { default: 90 }),
  },
  examples: [{ args: { min: 10, max: 10 }, value: 10 }],
  make({ random }, { min, max }): number {
    return random.int(min, max);
  },
});
`;

const test = (name, file) => `import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ${name} } from '../../src/generators/${file}.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

it('stays within its range, for any seed and id', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 100_000 }), (seed, id) => {
      const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(seed, 'example', '${name}'), id);
      const value = ${name}.make(context, { min: 10, max: 20 });
      expect(value >= 10 && value <= 20).toBe(true);
    }),
  );
});
`;

/**
 * Writes a generator with two arguments in a file of its own, its test, and its place in the registry.
 *
 * @returns what is left to do
 */
export function newGenerator(project, name) {
  if (!/^[a-z]+(?:_[a-z]+)*$/.test(name)) throw new Error(`${name}: expected words from a to z, joined by underscores`);
  const file = name.replaceAll('_', '-');
  project.create(`src/generators/${file}.ts`, definition(name));
  project.create(`test/generators/${file}.test.ts`, test(name, file));
  const registry = 'src/generators/registry.ts';
  project.edit(registry, (text) => `import { ${name} } from './${file}.ts';\n${text}`);
  project.edit(registry, (text) => {
    const start = text.indexOf('export const registry');
    const names = [...text.slice(start).matchAll(/^ {2}(\w+),$/gm)].map(([, each]) => each);
    const next = names.find((each) => each > name);
    const list = text.slice(start);
    return (
      text.slice(0, start) +
      (next
        ? list.replace(`\n  ${next},`, `\n  ${name},\n  ${next},`)
        : list.replace('\n] as const', `\n  ${name},\n] as const`))
    );
  });
  project.addChange(`- The generator \`${name}\`.`);
  return [
    `src/generators/${file}.ts: what it makes, its arguments, and an example; move it into the file of its subject if there is one`,
    `test/generators/${file}.test.ts: the laws of its values, over any seed and id`,
    'a field of a resource that uses it: the registry test refuses a generator that no spec names',
  ];
}
