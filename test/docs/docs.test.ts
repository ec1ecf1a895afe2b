import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { listGenerators, takeConfig } from '../../src/config/index.ts';
import { configSchema } from '../../src/config/schema.ts';
import { providers } from '../../src/providers/index.ts';
import { COLLECTION_PATHS } from '../../src/render/index.ts';
import { resources } from '../../src/resources/index.ts';
import { parameterNames, resourceFiles } from '../../src/tree/index.ts';
import { projects } from '../examples/project.ts';
import type { Field } from '../../src/schema/index.ts';
import { blocksIn, setsUp } from './blocks.ts';
import { documentOf, documents } from './documents.ts';
import { generatorText } from './generators.js';
import { configsIn } from './snippets.js';
import { storyTable } from './story.js';

const readme = documentOf('README.md');

describe('the README', () => {
  it('has the two commands that set up everything, which .ci/run runs unchanged', () => {
    expect(
      blocksIn(readme)
        .map(({ commands }) => commands)
        .filter(setsUp),
    ).toEqual([['npm ci && npm start'], ['npm ci && npm test']]);
  });

  it('installs the tarball of this version', () => {
    expect(readme).toContain(`mockgen-cli-${manifest.version}.tgz\nnpx mockgen build\n`);
  });

  it('has at most 300 lines, and leads to every page in docs/', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(300);
    for (const { path } of documents.slice(1)) expect(readme).toContain(`](${path})`);
  });
});

const testing = documentOf('docs/testing.md');
const apps = documentOf('docs/apps.md');
const databases = documentOf('docs/databases.md');
const hosting = documentOf('docs/hosting.md');
const api = documentOf('docs/your-own-api.md');

describe('the pages in docs/', () => {
  it.each(['handler', 'msw', 'failures', 'generate'])(
    'show how to test with %s, with the code of a test that runs',
    (name) => {
      expect(testing).toContain(`\`\`\`ts\n${readFileSync(`test/testing/${name}-example.test.ts`, 'utf8')}\`\`\`\n`);
    },
  );

  it('show a config with delays and failures', async () => {
    const [, config = ''] = /^```json\n(\{\n {2}"builtins"[^]*?)```$/m.exec(documentOf('docs/requests.md')) ?? [];
    // A value that fits no key would be refused.
    const { settings, untried } = await takeConfig(JSON.parse(config) as object);
    expect((await untried()).resources.map(({ name }) => name)).toEqual(['teams', 'users', 'reports']);
    expect(settings.api?.chaos).toEqual({
      delay: [50, 200],
      fail: 0,
      resources: { reports: { delay: 3000 }, users: { fail: 0.5 } },
    });
  });

  it('show the edge function of a test', () => {
    const example = readFileSync('test/testing/edge-function-example.test.ts', 'utf8');
    const [code = ''] = /^\/\*\* A function[^]*?^}\n/m.exec(example) ?? [];
    expect(code).not.toBe('');
    expect(hosting).toContain(`\`\`\`ts\n${code}\`\`\`\n`);
  });

  it.each<[string, ...string[]]>([
    [apps, 'ask.js', 'users.jsx', 'next-route.js', 'phone.js', 'react-admin.js', 'refine.js', 'tanstack-query.js'],
    [databases, 'drizzle.js', 'prisma.js'],
    [testing, 'playwright.js', 'users.spec.js', 'users.stories.js'],
  ])('have recipes as tests run them', (page, ...names) => {
    for (const name of names)
      expect(page).toContain(
        `\`\`\`${extname(name).slice(1)}\n${readFileSync(`test/recipes/${name}`, 'utf8')}\`\`\`\n`,
      );
  });

  it('have each generator that a field can name', async () => {
    const page = documentOf('docs/generators.md');
    expect(page).toContain(`\n${generatorText(await listGenerators())}\n`);
    const [, field = ''] = /^```json\n(.*)\n```$/m.exec(page) ?? [];
    const fields = JSON.parse(field) as object;
    const { untried } = await takeConfig({ resources: { goods: { fields } } });
    expect((await untried()).find('goods')?.fields['price']?.generator).toBe('price');
  });

  it('have configs of your own API without a mistake', { timeout: 60_000 }, async () => {
    const configs = configsIn(api);
    expect(configs.length).toBeGreaterThan(10);
    for (const config of configs) await (await takeConfig(JSON.parse(config) as object)).untried();
  });

  it('link to every project that can be copied', () => {
    for (const name of projects) expect(api).toContain(`](../test/examples/${name}/README.md)`);
  });
});

describe('the reference of a config', () => {
  const page = documentOf('docs/config.md');
  const validate = new Ajv({ strict: true }).compile(configSchema());
  // The schema is JSON; the tests of the schema check it.
  const { properties, $defs } = configSchema() as unknown as {
    readonly properties: { readonly resources: { readonly additionalProperties: { readonly properties: object } } };
    readonly $defs: { readonly field: { readonly properties: object } };
  };
  const sections = new Map(page.split(/^## /m).map((text) => [text.slice(0, text.indexOf('\n')), text] as const));
  const rowsOf = (heading: string): ReadonlyMap<string, string> =>
    new Map(
      [...(sections.get(heading) ?? '').matchAll(/^\| `([$\w]+)` +\| `(.+?)` +\|/gm)].map(
        ([, key = '', example = '']) => [key, example] as const,
      ),
    );
  const inField = [
    ...rowsOf('Where the value of a field comes from'),
    ...rowsOf('What a field has beside its source'),
  ] as const;

  it('has a row for each key', () => {
    expect([...rowsOf('Keys of a config').keys()].toSorted()).toEqual(Object.keys(properties).toSorted());
    expect([...rowsOf('Keys of a resource').keys()].toSorted()).toEqual(
      Object.keys(properties.resources.additionalProperties.properties).toSorted(),
    );
    expect(inField.map(([key]) => key).toSorted()).toEqual(Object.keys($defs.field.properties).toSorted());
    for (const [key, example] of inField) expect(example).toMatch(new RegExp(`\\b${key}\\b`));
  });

  it.each([
    ...[...rowsOf('Keys of a config')].map(([key, example]) => ({ [key]: JSON.parse(example) as unknown })),
    ...[...rowsOf('Keys of a resource')].map(([key, example]) => ({
      resources: { goods: { fields: {}, [key]: JSON.parse(example) as unknown } },
    })),
    ...inField
      .filter(([, example]) => example.startsWith('{'))
      .map(([, example]) => ({ resources: { goods: { fields: { field: JSON.parse(example) as unknown } } } })),
  ])('gives an example that a config may have: %j', (config) => {
    expect([validate(config), validate.errors]).toEqual([true, null]);
  });
});

/** The places in a document that a link may lead to, as GitHub names them. */
function anchorsOf(path: string): ReadonlySet<string> {
  const headings = [...documentOf(path).matchAll(/^#+ (.+)$/gm)];
  return new Set(headings.map(([, text = '']) => text.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')));
}

it.each(documents)('$path has no broken links', ({ path, text }) => {
  for (const [, target = ''] of text.matchAll(/\]\((?!http)([^)]+)\)/g)) {
    const [file = '', anchor] = target.split('#');
    const named = file === '' ? path : join(dirname(path), file);
    expect(existsSync(named), target).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(named), target).toContain(anchor);
  }
});

it('names every slot of a template of collections', () => {
  for (const path of Object.values(COLLECTION_PATHS)) {
    expect(documentOf('docs/tree.md')).toMatch(new RegExp(`\\| \`.*\\b${path.replace('pagination.', '')}\`.*\\|`));
  }
});

it('names every query parameter, provider, and file of a resource', () => {
  const [parameters = ''] = /^\| parameter [^]*?\n\n/m.exec(documentOf('docs/requests.md')) ?? [];
  for (const role of Object.keys(parameterNames())) expect(parameters).toContain(`\`${role}\``);
  const [options = ''] = /^\| `--provider NAME`.*$/m.exec(documentOf('docs/command-line.md')) ?? [];
  for (const { name } of providers) expect(options).toContain(`\`${name}\``);
  for (const { name } of resourceFiles({ described: true }))
    expect(documentOf('docs/tree.md')).toMatch(new RegExp(`/${name.replace('.', '\\.')}\\b`));
});

it('tells what each code of an error means', () => {
  const [, codes = ''] = /^export type ErrorCode =\n([^;]*);/m.exec(readFileSync('src/errors.ts', 'utf8')) ?? [];
  const told = [...documentOf('docs/command-line.md').matchAll(/^\| `(\w+)` +\| /gm)].map(([, code]) => code);
  const all = [...codes.matchAll(/'(\w+)'/g)].map(([, code]) => code);
  expect(all).toContain('bad_option');
  expect(told.filter((code) => all.includes(code))).toEqual(all);
});

it('states how many resources there are', () => {
  const tens = ['', 'Ten', 'Twenty', 'Thirty', 'Forty', 'Fifty'][Math.floor(resources.length / 10)];
  const ones = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'][
    resources.length % 10
  ];
  const { description } = manifest;
  for (const text of [readme.split('\n')[2], description]) expect(text).toMatch(new RegExp(`^${tens}${ones} `));
});

describe('the table of resources', () => {
  const typeOf = ({ type, format, when }: Field): string => `${format ?? type}${when ? ' or null' : ''}`;
  const rows = resources.map(({ name, category, description, fields }) => {
    const list = Object.entries(fields).map(([field, spec]) => `\`${field}\` ${typeOf(spec)}`);
    return `| \`/${name}\` | ${category} | ${description} | ${list.join(', ')} |`;
  });
  const expected = ['| resource | category | what it is | fields |', '| --- | --- | --- | --- |', ...rows].join('\n');

  it('matches the specs', () => {
    const [, table] =
      /<!-- oxfmt-ignore-start -->\n+([^]*?)\n+<!-- oxfmt-ignore-end -->/.exec(documentOf('docs/resources.md')) ?? [];
    expect(table, '`npm run fixtures` writes the table').toBe(expected);
  });
});

it('the story of a user is that of the fixtures', () => {
  const [, table] =
    /<!-- story[^]*?<!-- oxfmt-ignore-start -->\n+([^]*?)\n+<!-- oxfmt-ignore-end -->/.exec(
      documentOf('docs/resources.md'),
    ) ?? [];
  expect(table, '`npm run fixtures` writes the story').toBe(storyTable());
});

describe.each(documents)('$path can be read by somebody with a task', ({ text }) => {
  const prose = text
    .replaceAll(/^ *```[^]*?^ *```$/gm, '\n')
    .replaceAll(/<!--[^]*?-->/g, '\n')
    .replaceAll(/^\|.*$/gm, '\n');

  it('has no sentence of more than 30 words', () => {
    const parts = prose.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=#)/);
    const sentences = parts.flatMap((part) =>
      part
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\]\([^)]*\)/g, ']')
        .replaceAll(/`[^`]*`/g, 'Code')
        .split(/(?<=[.!?:;]) (?=\W*[A-Z])/),
    );
    expect(sentences.filter((sentence) => (sentence.match(/\S*\w\S*/g) ?? []).length > 30)).toEqual([]);
  });

  it('begins with an example, and says where everything is if it is long', () => {
    const example = /^ *```/m.exec(text)?.index ?? Infinity;
    expect(text.slice(0, example).split('\n').length).toBeLessThan(15);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    if (text.split('\n').length <= 120) return;
    const [, second = ''] = headings;
    const [start = ''] = text.split(`\n## ${second}\n`);
    const linked = new Set([...start.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor));
    const missing = headings
      .slice(1)
      .filter((heading) => !linked.has(heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')));
    expect(missing).toEqual([]);
  });
});
