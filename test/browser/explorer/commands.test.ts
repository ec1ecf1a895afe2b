import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commandsFor, curlCommand, fetchCommand, targetOf } from '../../../src/browser/explorer/commands.ts';

const live = { base: 'http://127.0.0.1:3000/', isLive: true, packed: false };
const still = { base: 'https://you.example/repo/', isLive: false, packed: false };
const search = { collection: 'authors', query: '?q=ann&page=2', record: '' };
const other = { ...search, query: '?q=ann&seed=7', seed: '7' };
const record = { collection: 'people/authors', query: '', record: '7' };

describe('curlCommand', () => {
  it('asks a server for exactly what is shown', () => {
    expect(curlCommand(live, search)).toBe("curl 'http://127.0.0.1:3000/authors?q=ann&page=2'");
    expect(curlCommand(live, record)).toBe("curl 'http://127.0.0.1:3000/people/authors/7'");
  });

  it('asks for another seed if the host can generate it', () => {
    expect(curlCommand(live, other)).toBe("curl 'http://127.0.0.1:3000/authors?q=ann&seed=7'");
    expect(curlCommand(still, other)).toBeUndefined();
  });

  it('asks a host of files for an existing file', () => {
    expect(curlCommand(still, search)).toBe("curl 'https://you.example/repo/authors/all.json'");
    expect(curlCommand(still, record)).toBe("curl 'https://you.example/repo/people/authors/7.json'");
    expect(curlCommand({ ...still, packed: true }, record)).toBe(
      "curl 'https://you.example/repo/people/authors/all.json'",
    );
  });

  it('asks for a single record at its path, or for the file of it', () => {
    const single = { collection: 'orders/Summary', isSingle: true, query: '', record: '' };
    expect(curlCommand(live, single)).toBe("curl 'http://127.0.0.1:3000/orders/Summary'");
    expect(curlCommand(still, single)).toBe("curl 'https://you.example/repo/orders/Summary/index.json'");
  });

  it.skipIf(process.platform === 'win32')('is one shell word for any address', () => {
    const base = "http://a.example/it's $(here) `x` \\/";
    const printed = curlCommand({ ...live, base }, search)?.replace(/^curl /, "printf '%s' ");
    expect(spawnSync('sh', ['-c', `${printed}`], { encoding: 'utf8' }).stdout).toBe(`${base}authors?q=ann&page=2`);
  });
});

describe('fetchCommand', () => {
  it('asks a server with plain fetch', () => {
    expect(fetchCommand(live, record)).toBe(
      "const response = await fetch('http://127.0.0.1:3000/people/authors/7');\nconst body = await response.json();",
    );
  });

  it('reads the files with the client of the tree', () => {
    expect(fetchCommand(still, search)).toBe(
      [
        "import { createFetch } from 'https://you.example/repo/mockgen.js';",
        '',
        "const fetch = createFetch('https://you.example/repo/');",
        "const response = await fetch('https://you.example/repo/authors?q=ann&page=2');",
        'const body = await response.json();',
      ].join('\n'),
    );
  });

  it('passes the generator of the tree to its client for another seed', () => {
    expect(fetchCommand(still, { ...record, query: '?seed=7', seed: '7' })).toBe(
      [
        "import { createFetch } from 'https://you.example/repo/mockgen.js';",
        "import { generator } from 'https://you.example/repo/generator.js';",
        '',
        "const fetch = createFetch('https://you.example/repo/', { generator });",
        "const response = await fetch('https://you.example/repo/people/authors/7?seed=7');",
        'const body = await response.json();',
      ].join('\n'),
    );
    expect(fetchCommand(live, other)).not.toContain('import');
  });

  it('quotes addresses correctly', () => {
    expect(fetchCommand({ ...live, base: String.raw`http://a/'\/` }, search)).toContain(
      String.raw`'http://a/\'\\/authors`,
    );
  });
});

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
    expect(curl?.text).toBe(curlCommand(live, other));
    expect(fetch?.text).toBe(fetchCommand(live, other));
    expect(build).toEqual({ name: 'mockgen build', text: 'mockgen build --seed 7 --items 5', hint: ': run it there' });
    expect(commandsFor(live, search, tree)[2]?.text).toBe('mockgen build --seed 42 --items 5');
  });

  it('give the reason why a command does not exist', () => {
    expect(commandsFor(still, other, tree)[0]).toEqual({
      name: 'curl',
      text: undefined,
      hint: 'No file of this host has seed 7: curl cannot get it.',
    });
  });

  it('leave out the build command if the manifest does not say how the tree was built', () => {
    const names = commandsFor(still, search, { seed: undefined, build: undefined }).map(({ name }) => name);
    expect(names).toEqual(['curl', 'fetch']);
  });
});
