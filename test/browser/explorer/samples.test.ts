import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { samplesFor, type SentRequest } from '../../../src/browser/explorer/samples.ts';

const live = { base: 'http://127.0.0.1:3000/', isLive: true, packed: false };
const still = { base: 'https://you.example/repo/', isLive: false, packed: false };
const search: SentRequest = { path: 'authors?q=ann&page=2' };
const record: SentRequest = { path: 'people/authors/7', isRecord: true };

const sample = (name: string, host: typeof live, request: SentRequest, isTyped = true): string | undefined =>
  samplesFor(host, request, isTyped).find((one) => one.name === name)?.text;

describe('curl', () => {
  it('asks a server for exactly what is shown', () => {
    expect(sample('curl', live, search)).toBe("curl 'http://127.0.0.1:3000/authors?q=ann&page=2'");
    expect(sample('curl', live, { ...search, isGenerated: true })).toBe(sample('curl', live, search));
  });

  it.each([
    ['a record', record, 'people/authors/7.json'],
    ['a collection', { path: 'people/authors' }, 'people/authors/index.json'],
    ['the fields', { path: 'authors/meta' }, 'authors/meta.json'],
  ])('asks a host of files for the file that is the answer: %s', (_, request, file) => {
    expect(sample('curl', still, request)).toBe(`curl 'https://you.example/repo/${file}'`);
  });

  it.each([
    ['a search', still, search],
    ['records below another one', still, { path: 'users/1/invoices' }],
    ['a record of a packed tree', { ...still, packed: true }, record],
    ['other data', still, { path: 'authors?seed=7', isGenerated: true }],
  ])('says what to take where no file is the answer: %s', (_, host, request) => {
    const [curl] = samplesFor(host, request, true);
    expect(curl).toEqual({ name: 'curl', text: undefined, hint: expect.stringContaining('through mockgen.js') });
    expect(sample('Node', host, request)).toMatch(/^node --input-type=module -e '/);
    expect(sample('Node', host, request)).toContain(request.path);
  });

  it('needs no Node beside it where a server answers', () => {
    expect(sample('Node', live, search)).toBeUndefined();
  });

  it.skipIf(process.platform === 'win32')('is one shell word for any address', () => {
    const base = "http://a.example/it's $(here) `x` \\/";
    const printed = sample('curl', { ...live, base }, search)?.replace(/^curl /, "printf '%s' ");
    expect(spawnSync('sh', ['-c', `${printed}`], { encoding: 'utf8' }).stdout).toBe(`${base}authors?q=ann&page=2`);
  });
});

describe('fetch', () => {
  it('is a plain one for a server', () => {
    expect(sample('fetch', live, record)).toBe(
      "const response = await fetch('http://127.0.0.1:3000/people/authors/7');\nconst body = await response.json();",
    );
  });

  it('is the client of the tree for files, in a form for the console', () => {
    expect(sample('fetch', still, { ...search, isGenerated: true })).toBe(
      [
        "const { createFetch } = await import('https://you.example/repo/mockgen.js');",
        "const { generator } = await import('https://you.example/repo/generator.js');",
        "const response = await createFetch('https://you.example/repo/', { generator })('https://you.example/repo/authors?q=ann&page=2');",
        'const body = await response.json();',
      ].join('\n'),
    );
  });

  it('quotes addresses correctly', () => {
    expect(sample('fetch', { ...live, base: String.raw`http://a/'\/` }, search)).toContain(
      String.raw`'http://a/\'\\/authors`,
    );
  });
});

describe('TypeScript', () => {
  it('is the typed client', () => {
    const request = { path: 'users/1/invoices?limit=5&search_fields=status,currency&q=eu&nocache=1' };
    expect(sample('TypeScript', live, request)).toBe(
      [
        "import { createFetch } from 'mockgen-cli/client';",
        '',
        "const { get } = createFetch('http://127.0.0.1:3000/');",
        "const body = await get('/users/1/invoices', { limit: 5, search_fields: ['status', 'currency'], q: 'eu', nocache: true });",
      ].join('\n'),
    );
  });

  it('brings what makes other data, which the client does not ask a server for', () => {
    const text = sample('TypeScript', live, { path: 'users?seed=7', isGenerated: true });
    expect(text).toContain("import { generator } from 'mockgen-cli/generate';");
    expect(text).toContain("createFetch('http://127.0.0.1:3000/', { generator })");
  });

  it.each([
    ['for resources that the package has no types of', search, false],
    ['for the fields of a resource', { path: 'users/meta' }, true],
    ['for a value that the types do not allow', { path: 'users?page=x' }, true],
  ])('is a plain request %s', (_, request, isTyped) => {
    expect(sample('TypeScript', live, request, isTyped)).toContain(`createFetch('${live.base}')('${live.base}`);
  });
});

describe('axios and Python', () => {
  it('ask a server without anything else', () => {
    expect(sample('axios', live, search)).toBe(
      `import axios from 'axios';\n\nconst { data } = await axios.get('${live.base}${search.path}');`,
    );
    expect(sample('Python', live, search)).toContain(`with urlopen("${live.base}${search.path}") as response:`);
  });

  it('ask the files through the client, or through Node', () => {
    expect(sample('axios', still, search)).toContain("env: { fetch: createFetch('https://you.example/repo/') }");
    expect(sample('Python', still, search)).toContain('check_output(["node"');
    expect(sample('Python', still, record)).toContain('urlopen("https://you.example/repo/people/authors/7.json")');
  });
});

// After a change, `npx vitest run test/browser/explorer/samples.test.ts -u` writes the samples again.
it.each(Object.entries({ live, still, packed: { ...still, packed: true } }))(
  'all samples for the host %s are as before',
  async (name, host) => {
    const requests: readonly SentRequest[] = [search, record, { ...search, isGenerated: true }, { path: 'authors' }];
    const all = requests.flatMap((request) =>
      [true, false].flatMap((isTyped) =>
        samplesFor(host, request, isTyped).map(
          (one) =>
            `== ${request.path}${request.isGenerated ? ', generated' : ''}: ${one.name}${one.hint && `: ${one.hint}`}\n${one.text}\n`,
        ),
      ),
    );
    await expect([...new Set(all)].join('\n')).toMatchFileSnapshot(`golden/samples-${name}.txt`);
  },
);
