import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { providers } from '../src/providers/index.ts';
import { COLLECTION_PATHS } from '../src/render/index.ts';
import { resources } from '../src/resources/index.ts';
import { parameterNames, resourceFiles } from '../src/tree/index.ts';
import { projects } from './examples/project.ts';
import type { Field } from '../src/schema/index.ts';
import { blocksIn } from './readme-blocks.ts';
import { storyTable } from './story.js';

const readme = readFileSync('README.md', 'utf8');

describe('the README', () => {
  it('has the two commands that set up everything, which .ci/run runs unchanged', () => {
    expect(
      blocksIn(readme)
        .slice(0, 2)
        .map(({ commands }) => commands),
    ).toEqual([['npm ci && npm start'], ['npm ci && npm test']]);
  });

  it.each(['handler', 'msw', 'generate'])('shows how to test with %s, with the code of a test that runs', (name) => {
    expect(readme).toContain(`\`\`\`ts\n${readFileSync(`test/testing/${name}-example.test.ts`, 'utf8')}\`\`\`\n`);
  });

  it('shows the edge function of a test', () => {
    const example = readFileSync('test/testing/edge-function-example.test.ts', 'utf8');
    const [code = ''] = /^\/\*\* A function[^]*?^}\n/m.exec(example) ?? [];
    expect(code).not.toBe('');
    expect(readme).toContain(`\`\`\`ts\n${code}\`\`\`\n`);
  });

  it.each(['next-route', 'react-admin', 'refine', 'tanstack-query'])('has the recipe %s as a test runs it', (name) => {
    expect(readme).toContain(`\`\`\`js\n${readFileSync(`test/recipes/${name}.js`, 'utf8')}\`\`\`\n`);
  });

  it('links to every project that can be copied', () => {
    for (const name of projects) expect(readme).toContain(`](test/examples/${name})`);
  });

  it('has no broken links', () => {
    const headings = [...readme.matchAll(/^#+ (.+)$/gm)];
    const anchors = new Set(headings.map(([, text = '']) => `#${text.toLowerCase().replaceAll(' ', '-')}`));
    for (const [, target = ''] of readme.matchAll(/\]\((?!http)([^)]+)\)/g)) {
      expect(target.startsWith('#') ? anchors.has(target) : existsSync(target), target).toBe(true);
    }
  });
});

it('names every slot of a template of collections', () => {
  for (const path of Object.values(COLLECTION_PATHS)) {
    expect(readme).toMatch(new RegExp(`\\| \`.*\\b${path.replace('pagination.', '')}\`.*\\|`));
  }
});

it('names every query parameter, provider, and file of a resource', () => {
  const [parameters = ''] = /^\| parameter [^]*?\n\n/m.exec(readme) ?? [];
  for (const role of Object.keys(parameterNames())) expect(parameters).toContain(`\`${role}\``);
  const [options = ''] = /^\| `--provider NAME`.*$/m.exec(readme) ?? [];
  for (const { name } of providers) expect(options).toContain(`\`${name}\``);
  for (const { name } of resourceFiles({ described: true }))
    expect(readme).toMatch(new RegExp(`/${name.replace('.', '\\.')}\\b`));
});

it('states how many resources there are', () => {
  const tens = ['', 'Ten', 'Twenty', 'Thirty', 'Forty', 'Fifty'][Math.floor(resources.length / 10)];
  const ones = ['', '-one', '-two', '-three', '-four', '-five', '-six', '-seven', '-eight', '-nine'][
    resources.length % 10
  ];
  const { description } = JSON.parse(readFileSync('package.json', 'utf8')) as { description: string };
  for (const text of [readme.split('\n')[2], description]) expect(text).toMatch(new RegExp(`^${tens}${ones} `));
});

describe('the table of resources in the README', () => {
  const typeOf = ({ type, format, when }: Field): string => `${format ?? type}${when ? ' or null' : ''}`;
  const rows = resources.map(({ name, category, description, fields }) => {
    const list = Object.entries(fields).map(([field, spec]) => `\`${field}\` ${typeOf(spec)}`);
    return `| [\`/${name}\`](fixtures/${name}/index.json) | ${category} | ${description} | ${list.join(', ')} |`;
  });
  const expected = ['| resource | category | what it is | fields |', '| --- | --- | --- | --- |', ...rows].join('\n');

  it('matches the specs', () => {
    const [, table] = /<!-- oxfmt-ignore-start -->\n+([^]*?)\n+<!-- oxfmt-ignore-end -->/.exec(readme) ?? [];
    expect(table, '`npm run fixtures` writes the table').toBe(expected);
  });
});

it('the story of a user in the README is that of the fixtures', () => {
  const [, table] =
    /<!-- story[^]*?<!-- oxfmt-ignore-start -->\n+([^]*?)\n+<!-- oxfmt-ignore-end -->/.exec(readme) ?? [];
  expect(table, '`npm run fixtures` writes the story').toBe(storyTable());
});
