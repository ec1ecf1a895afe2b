import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlCommand, fetchCommand } from '../../../src/browser/explorer/commands.ts';

const live = { base: 'http://127.0.0.1:3000/', isLive: true, packed: false };
const still = { base: 'https://you.example/repo/', isLive: false, packed: false };
const search = { collection: 'authors', query: '?q=ann&page=2', record: '' };
const record = { collection: 'people/authors', query: '', record: '7' };

describe('curlCommand', () => {
  it('asks a server for just what is shown', () => {
    expect(curlCommand(live, search)).toBe("curl 'http://127.0.0.1:3000/authors?q=ann&page=2'");
    expect(curlCommand(live, record)).toBe("curl 'http://127.0.0.1:3000/people/authors/7'");
  });

  it('asks a host of files for a file that it has', () => {
    expect(curlCommand(still, search)).toBe("curl 'https://you.example/repo/authors/all.json'");
    expect(curlCommand(still, record)).toBe("curl 'https://you.example/repo/people/authors/7.json'");
    expect(curlCommand({ ...still, packed: true }, record)).toBe(
      "curl 'https://you.example/repo/people/authors/all.json'",
    );
  });

  it.skipIf(process.platform === 'win32')('is one word to a shell, whatever is in the address', () => {
    const base = "http://a.example/it's $(here) `x` \\/";
    const printed = curlCommand({ ...live, base }, search).replace(/^curl /, "printf '%s' ");
    expect(spawnSync('sh', ['-c', printed], { encoding: 'utf8' }).stdout).toBe(`${base}authors?q=ann&page=2`);
  });
});

describe('fetchCommand', () => {
  it('asks a server with plain fetch', () => {
    expect(fetchCommand(live, record)).toBe(
      "const response = await fetch('http://127.0.0.1:3000/people/authors/7');\nconst body = await response.json();",
    );
  });

  it('asks the files through the client of the tree', () => {
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

  it('keeps an address in its quotes', () => {
    expect(fetchCommand({ ...live, base: String.raw`http://a/'\/` }, search)).toContain(
      String.raw`'http://a/\'\\/authors`,
    );
  });
});
