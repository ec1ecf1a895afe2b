import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtins } from '../src/builtins.ts';
import { generators } from '../src/generators/index.ts';
import { ownGenerators } from '../src/generators/own.ts';
import { resources } from '../src/resources/index.ts';
import { createCatalogue, valuesOf } from '../src/schema/index.ts';
import { service } from './service.ts';

/** Those of the service; the others are for specs of one's own. */
const names = Object.keys(generators).filter((name) => !Object.hasOwn(ownGenerators, name));
/** Fields and causes. */
const fields = resources.flatMap((resource) => Object.values(valuesOf(resource)));

describe('the registry of resources', () => {
  it('has every resource of the service, in its order and category', () => {
    const ours = resources.map(({ name, category }) => [name, category]);
    expect(ours, 'those of test/service.ts').toEqual(
      Object.entries(service).map(([name, { category }]) => [name, category]),
    );
  });

  it('passes the check of a catalogue, which no start of the service repeats', () => {
    const checked = createCatalogue(resources, generators, resources);
    expect({ ...checked, find: undefined }).toEqual({ ...builtins, find: undefined });
    for (const { name } of resources) expect(builtins.find(name)).toBe(checked.find(name));
  });

  it.each(resources)('gives $name the fields of the service, with type, format, generator and flag', (resource) => {
    const lines = Object.entries(resource.fields).map(
      ([name, { type, format, generator, required }]) =>
        `${name}${required ? '!' : ''}: ${type}${format ? ` ${format}` : ''}, ${generator}`,
    );
    const expected = service[resource.name]?.fields.trim().split(/\n\s*/);
    // The document flags the id of users, the specs leave that to every id.
    expect(lines, 'its line in test/service.ts').toEqual(expected?.map((line) => line.replace('id!:', 'id:')));
  });

  it('has a file for every resource and a resource for every file', () => {
    const files = readdirSync('src/resources', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /.\/.*\.ts$/.test(file),
    );
    expect(files.toSorted()).toEqual(resources.map(({ name, category }) => `${category}/${name}.ts`).toSorted());
  });

  it('describes every field in a sentence of its own', () => {
    for (const { description } of fields) expect(description).toMatch(/^[A-Z].{2,}[^.]$/);
  });
});

describe('the registry of generators', () => {
  it('has every generator that a spec names, and none that no spec names', () => {
    expect(new Set(names)).toEqual(new Set(fields.map(({ generator }) => generator)));
  });

  it('has every generator that a domain file exports, documented with an example', () => {
    const files = readdirSync('src/generators').filter((file) => file.endsWith('.ts'));
    const exported = files.flatMap((file) => {
      const source = readFileSync(`src/generators/${file}`, 'utf8');
      const found = [...source.matchAll(/^(.*\n)export function (\w+)\(\n?\s*(?:_|context|\{[^}]*\}): Context/gm)];
      for (const [, before, name] of found) expect(before, `docstring of ${name}`).toBe(' */\n');
      for (const [, , name] of found) expect(source, `example of ${name}`).toContain(` * ${name}(context`);
      return found.flatMap(([, , name = '']) => (Object.hasOwn(ownGenerators, name) ? [] : [name]));
    });
    expect(exported.toSorted()).toEqual(names.toSorted());
  });
});
