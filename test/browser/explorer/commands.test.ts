import { describe, expect, it } from 'vitest';
import { commandsFor, targetOf } from '../../../src/browser/explorer/commands.ts';

const live = { base: 'http://127.0.0.1:3000/', isLive: true, packed: false };
const still = { base: 'https://you.example/repo/', isLive: false, packed: false };
const search = { collection: 'authors', query: '?q=ann&page=2', record: '' };
const other = { ...search, query: '?q=ann&seed=7', seed: '7' };
const record = { collection: 'people/authors', query: '', record: '7' };

describe('targetOf', () => {
  it('contains the base of the tree', () => {
    expect(targetOf(still, record)).toBe('/repo/people/authors/7');
    expect(targetOf(live, other)).toBe('/authors?q=ann&seed=7');
  });
});

describe('commandsFor', () => {
  const tree = { seed: 42, build: { options: ' --items 5', hint: 'run it there' } };

  it('are three commands that return what is shown', () => {
    const [curl, fetch, build] = commandsFor(live, other, tree);
    expect(curl?.text).toBe("curl 'http://127.0.0.1:3000/authors?q=ann&seed=7'");
    expect(fetch?.text).toContain("await fetch('http://127.0.0.1:3000/authors?q=ann&seed=7')");
    expect(build).toEqual({
      name: 'mockgen build',
      text: 'npx mockgen build --seed 7 --items 5',
      hint: 'run it there',
    });
    expect(commandsFor(live, search, tree)[2]?.text).toBe('npx mockgen build --seed 42 --items 5');
  });

  it('name the file of a record on a host of files', () => {
    expect(commandsFor(still, record, tree)[0]?.text).toBe("curl 'https://you.example/repo/people/authors/7.json'");
  });

  it('have one for Node where curl cannot ask', () => {
    const names = commandsFor(still, search, tree).map(({ name, text }) => [name, text !== undefined]);
    expect(names).toEqual([
      ['curl', false],
      ['fetch', true],
      ['Node', true],
      ['mockgen build', true],
    ]);
  });

  it('leave out the build command if the manifest does not say how the tree was built', () => {
    const names = commandsFor(live, search, { seed: undefined, build: undefined }).map(({ name }) => name);
    expect(names).toEqual(['curl', 'fetch']);
  });
});
