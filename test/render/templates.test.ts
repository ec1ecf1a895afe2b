import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileOverrides } from '../../src/render/overrides.ts';
import { loadTemplates } from '../../src/render/load-templates.ts';
import { BUILT_IN_TEMPLATES, builtInShapes, TEMPLATE_NAMES } from '../../src/render/templates.ts';
import { isEnvelopeName } from '../../src/tree/index.ts';
import { renderModule } from '../../templates/compile.js';

const texts = Object.fromEntries(TEMPLATE_NAMES.map((name) => [name, readFileSync(`templates/${name}`, 'utf8')]));
const CONTEXT = {
  name: 'a "name"',
  version: '1',
  resource: 'authors',
  singular: 'author',
  category: 'people',
  description: 'é\n',
  endpoints: { collection: ['/authors'] },
  count: {},
  search_fields: [],
  schema: { type: 'object', properties: {} },
  resources: [{ name: 'authors' }],
  categories: [],
  links: { self: '/' },
};

describe('the built-in templates', () => {
  it('are those in the folder, in the compiled module of the sources', async () => {
    expect(
      readdirSync('templates')
        .filter((name) => name.endsWith('.hbs'))
        .toSorted(),
    ).toEqual(TEMPLATE_NAMES);
    expect(readFileSync('src/render/built-in.ts', 'utf8')).toBe(renderModule());
  });

  it('render the same as Handlebars', () => {
    const byHandlebars = compileOverrides(texts, BUILT_IN_TEMPLATES);
    expect(BUILT_IN_TEMPLATES.envelope).toEqual(byHandlebars.envelope);
    expect(BUILT_IN_TEMPLATES.item).toEqual(byHandlebars.item);
    for (const kind of ['meta', 'index', 'category'] as const) {
      expect(BUILT_IN_TEMPLATES[kind](CONTEXT), kind).toBe(byHandlebars[kind](CONTEXT));
    }
  });

  it('include envelopes that render the same as Handlebars', () => {
    const names = readdirSync('templates/envelopes').map((name) => name.replace('.json.hbs', ''));
    expect(names.toSorted()).toEqual(['array', 'hal', 'items', 'results']);
    for (const name of names.filter(isEnvelopeName)) {
      const text = readFileSync(`templates/envelopes/${name}.json.hbs`, 'utf8');
      const byHandlebars = compileOverrides({ 'collection.json.hbs': text }, BUILT_IN_TEMPLATES);
      expect(builtInShapes(name), name).toEqual(byHandlebars);
    }
  });

  it('are used by a build without templates of its own', async () => {
    expect(await loadTemplates()).toBe(BUILT_IN_TEMPLATES);
    expect(await loadTemplates({})).toBe(BUILT_IN_TEMPLATES);
    expect(await loadTemplates({}, { envelope: 'data' })).toBe(BUILT_IN_TEMPLATES);
    expect(await loadTemplates({}, { envelope: 'hal' })).toEqual(builtInShapes('hal'));
  });
});

it('a template for one document replaces only that one', async () => {
  const templates = await loadTemplates({ 'meta.json.hbs': '{"of":{{json resource}} }' });
  expect(templates.meta(CONTEXT)).toBe('{"of":"authors" }\n');
  expect({ ...templates, meta: BUILT_IN_TEMPLATES.meta }).toEqual(BUILT_IN_TEMPLATES);
});
