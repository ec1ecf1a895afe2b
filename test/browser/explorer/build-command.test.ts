import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCommand, readBuild, shellWord } from '../../../src/browser/explorer/build-command.ts';
import { builtins } from '../../../src/builtins.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { builtTree } from '../../node/built-tree.ts';

const NAMES = builtins.resources.map(({ name }) => name);

/** Returns the command for seed 7 of a tree's manifest. */
function commandOf(tree: Parameters<typeof builtTree>[0]): string {
  const build = readBuild(JSON.parse(JSON.stringify(builtTree(tree).outline)), NAMES);
  return build ? buildCommand(build, '7') : '';
}

describe('the command that builds a tree with another seed', () => {
  it('leaves out options at their defaults', () => {
    expect(commandOf({ items: DEFAULTS.items, packed: true })).toBe('npx mockgen build --seed 7 --packed');
  });

  it('contains the other options of the tree', () => {
    const refDate = '2027-01-01T00:00:00.000Z';
    const pictures = { imagesBase: 'https://you.example/it', provider: 'netlify' };
    expect(commandOf({ items: 3, layout: 'flat', refDate, ...pictures })).toBe(
      `npx mockgen build --seed 7 --items 3 --layout flat --ref-date ${refDate} --images url ` +
        '--base-url https://you.example/it --provider netlify',
    );
  });

  it('names the resources if some are left out', () => {
    expect(commandOf({ items: 3, only: ['users', 'tickets'] })).toBe(
      'npx mockgen build --seed 7 --items 3 --only tickets,users --no-refs',
    );
  });

  it('leaves out what only a config can state, and writes all other options even at their defaults', () => {
    const manifest = { items: 100, layout: 'both', refDate: DEFAULTS.refDate, api: { base: '/api' } };
    const resources = { users: { total: 100 }, products: { total: 100 } };
    expect(readBuild({ ...manifest, resources, catalogue: {} }, NAMES)).toEqual({
      options: ` --items 100 --layout both --ref-date ${DEFAULTS.refDate} --only users,products --no-refs`,
      hint: 'run it where the config of this tree is',
    });
    const uneven = readBuild({ ...manifest, resources: { ...resources, users: { total: 5 } } }, NAMES);
    expect(uneven?.options).not.toContain('--items');
  });

  it('states the number of records if only single resources have another one', () => {
    const resources = { users: { total: 30 }, account: { total: 1, single: true } };
    expect(readBuild({ items: 30, layout: 'both', resources, catalogue: {} }, NAMES)?.options).toContain(
      ' --items 30 ',
    );
    const nested = { ...resources, profiles: { total: 1, single: true, under: ['users/{user_id}/profile'] } };
    expect(readBuild({ items: 30, resources: nested, catalogue: {} }, NAMES)?.options).not.toContain('--items');
  });

  it('has a placeholder for the folder of templates', () => {
    const overrides = { 'item.json': '{{record}}' };
    const resources = Object.fromEntries(NAMES.map((name) => [name, { total: 100 }]));
    const manifest = { items: 100, layout: 'both', refDate: DEFAULTS.refDate, resources, overrides };
    expect(readBuild(manifest, NAMES)).toEqual({
      options: ' --templates TEMPLATES',
      hint: 'TEMPLATES stands for the folder of its templates',
    });
  });

  it('recognizes the built-in resources in the page', () => {
    const lists = readFileSync('dist/tree/index.html', 'utf8').matchAll(/\[(?:"[a-z]+",?)+\]/g);
    const found = [...lists].map(([list]): readonly string[] => JSON.parse(list));
    expect(found.map((names) => names.toSorted())).toContainEqual(NAMES.toSorted());
  });

  it('does not exist without a manifest', () => {
    expect(readBuild(undefined, NAMES)).toBeUndefined();
  });
});

it.skipIf(process.platform === 'win32')('any text is written as one word of a shell command', () => {
  for (const text of ['plain', "it's $(here) `x` \\/", 'a b', 'a&b', '<x>'])
    expect(spawnSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' }).stdout).toBe(text);
});
