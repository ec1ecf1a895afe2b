import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

type Schema = Readonly<Record<string, unknown>>;

const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more });
const lamp = object({ id: { type: 'integer' }, name: { type: 'string' } });
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const answering = (schema: Schema): Schema => ({
  get: { responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } } },
});
const listOf = (items: Schema): Schema => answering({ type: 'array', items });

const SCHEMAS: Schema = {
  Itself: { allOf: [reference('Itself'), lamp] },
  Ever: object({ id: { type: 'integer' }, next: reference('Ever') }, { required: ['next'] }),
  Twice: { allOf: Array.from({ length: 12 }, () => reference('Twice')) },
};

function documentOf(paths: Schema, more: Schema = {}): Schema {
  return { openapi: '3.1.0', info: { title: 'Odd', version: '1' }, ...more, paths, components: { schemas: SCHEMAS } };
}

/** Runs `init --from` for a document and, where it wrote a config, a build of that. */
async function initAndBuild(document: Schema, name: string = 'api.json') {
  const folder = temporary();
  writeFileSync(join(folder, name), JSON.stringify(document));
  const init = await captureIn(folder, ['init', '--from', name]);
  const isWritten = existsSync(join(folder, 'mockgen.config.mjs'));
  expect(init.status).toBe(isWritten ? 0 : 1);
  expect(init.stderr).not.toContain('internal error');
  if (!isWritten) return { told: init.stderr, resources: undefined };
  const build = await captureIn(folder, ['build', '--items', '2', '--data-only', '--quiet']);
  expect(build).toEqual({ status: 0, stdout: '', stderr: '' });
  const list = await captureIn(folder, ['list']);
  const text = readFileSync(join(folder, 'mockgen.config.mjs'), 'utf8');
  return { told: init.stderr, text, resources: list.stdout.split('\n').flatMap((line) => line.split(' ')[0] || []) };
}

/** Paths that are odd, what becomes of them, and why where they are left out. */
const ODD: Readonly<Record<string, readonly [paths: Schema, resources: readonly string[], told: string]>> = {
  'a slash at the end': [{ '/users/': listOf(lamp) }, ['users'], '/users/: becomes users'],
  'several slashes at the end': [{ '/a/users//': listOf(lamp) }, ['users'], '/a/users//: becomes users'],
  'a name with and without a slash': [
    { '/users': listOf(lamp), '/users/': listOf(lamp) },
    ['users'],
    '/users/: left out: /users has its address',
  ],
  'no name': [{ '/': listOf(lamp) }, [], '/: left out: its path has no letters from a to z'],
  'no letter of ours': [{ '/ü': listOf(lamp) }, [], '/ü: left out: its path has no letters from a to z'],
  'a blank': [{ '/a%20b': listOf(lamp) }, ['a-b'], '/a%20b: becomes a-b'],
  'a blank on the way': [{ '/a%20b/c': listOf(lamp) }, ['a-b-c'], '/a%20b/c: becomes a-b-c'],
  'a broken escape': [{ '/a%zzb': listOf(lamp) }, ['azzb'], '/a%zzb: becomes azzb'],
  'signs of pointers': [{ '/a~b': listOf(lamp) }, ['ab'], '/a~b: becomes ab'],
  'a name of JavaScript': [{ '/constructor': listOf(lamp) }, [], "/constructor: left out: 'constructor' has another"],
  'a name of a file': [{ '/meta': listOf(lamp) }, [], "/meta: left out: 'meta' has another meaning in a path"],
  'the name of a category': [{ '/resources': listOf(lamp) }, [], 'expected another name than resources'],
  'a number for a name': [{ '/2': listOf(lamp) }, [], '/2: left out: its path has no letters from a to z'],
  'no properties': [{ '/things': listOf({ type: 'object' }) }, [], 'expected a schema of an object with properties'],
  'an allOf of itself': [{ '/selves': listOf(reference('Itself')) }, [], 'a schema that ends somewhere'],
  'an allOf of itself, often': [
    { '/twos': listOf(reference('Twice')) },
    [],
    '/twos: left out: its answer is neither a list of objects nor an object with properties',
  ],
  'itself in itself': [{ '/evers': listOf(reference('Ever')) }, [], 'it requires itself'],
  'a reference to nowhere': [
    { '/nowhere': listOf(reference('None')) },
    [],
    'expected a reference that leads somewhere',
  ],
  'too few ids': [
    { '/codes': listOf(object({ id: { enum: ['a', 'b'], type: 'string' } })) },
    [],
    'is unique and has 2 values for 100 records',
  ],
  'ids that no path can have': [
    { '/ids': listOf(object({ id: { pattern: '^[A-Z]{9}$', type: 'string' } })) },
    [],
    "/ids: left out: api.json#/paths/~1ids/get/responses/200/content/application~1json/schema/items/properties/id: gave '",
  ],
  'a pattern that nothing fits': [
    { '/codes': listOf(object({ code: { pattern: '(?=a)b', type: 'string' } })) },
    [],
    'expected a pattern that texts can be made from',
  ],
  'fields with names of numbers': [
    { '/numbers': listOf(object({ 7: { type: 'string' }, id: { type: 'integer' } })) },
    [],
    "'7' cannot be the name of a field: JavaScript puts names that are numbers before id, which comes first",
  ],
  'a field with a bad name': [
    { '/dots': listOf(object({ 'a.b': { type: 'string' } }, { required: ['a.b'] })) },
    [],
    "'a.b' cannot be the name",
  ],
  'a property with a bad name that may be missing': [
    { '/dots': listOf(object({ 'a.b': { type: 'string' }, c: { type: 'string' } })) },
    ['dots'],
    "properties/a.b: left out: 'a.b' cannot be the name of a field",
  ],
  'a property that nothing fits, in a list with fewer properties than its items': [
    {
      '/dots': listOf(object({ c: { type: 'string' }, odd: { type: 'string', oneOf: [lamp] } })),
      '/dots/{id}': answering(
        object({ id: { type: 'integer' }, c: { type: 'string' }, odd: { type: 'string', oneOf: [lamp] } }),
      ),
    },
    ['dots'],
    'properties/odd: left out: expected a type that fits all of its schemas',
  ],
  'a list inside of what holds the whole answer': [
    {
      '/lamps': answering(
        object({ data: object({ results: { type: 'array', items: lamp }, total: { type: 'integer' } }) }),
      ),
    },
    ['lamps'],
    '/lamps: becomes lamps',
  ],
  'several lists of records that have addresses': [
    {
      '/lamps': answering(
        object(
          { on: { type: 'array', items: lamp }, off: { type: 'array', items: lamp } },
          { required: ['on', 'off'] },
        ),
      ),
      '/lamps/{id}': answering(lamp),
    },
    ['lamps'],
    '/lamps: becomes lamps, and /lamps/{id} its items',
  ],
  'an envelope with odd keys': [
    { '/lamps': answering(object({ 'a}}}b{{': { const: '}}}{{{' }, list: { type: 'array', items: lamp } })) },
    ['lamps'],
    '/lamps: becomes lamps',
  ],
};

describe.each(Object.entries(ODD))('a document with %s', (_, [paths, resources, told]) => {
  it('becomes a config that is built, or none, and says why', async () => {
    const alone = await initAndBuild(documentOf(paths));
    expect(alone.resources ?? []).toEqual(resources);
    expect(alone.told).toContain(told);
    if (resources.length === 0)
      expect(alone.told).toMatch(/error: api\.json:\d+ #\/paths: expected a GET whose answer is .*, got none\n/);
  });

  it('takes no other collection along', async () => {
    const both = await initAndBuild(documentOf({ ...paths, '/others': listOf(lamp) }));
    expect(both.resources).toContain('others');
    expect(both.resources).toHaveLength(resources.length + 1);
    // Items are told in the line of their list.
    for (const path of Object.keys(paths))
      expect(both.told).toMatch(`${path}${path.endsWith('}') ? ' its items' : ': '}`);
  });
});

describe('a config of a document', () => {
  it.each([
    ['https://api.example//v1', '//v1', false],
    ['/a/./b', '/a/./b', false],
    ['/a%20b', '/a', false],
    ['/a~b', '/a~b', true],
  ])('whose server is at %s is built', async (url, base, isKept) => {
    const paths = { '/lamps': listOf(lamp) };
    const { resources, text } = await initAndBuild(documentOf(paths, { servers: [{ url }] }));
    expect(resources).toEqual(['lamps']);
    expect(text?.includes(`base: '${base}`)).toBe(isKept);
  });

  it('has resources that refer to each other, whatever else is left out', async () => {
    const visit = object({ id: { type: 'integer' }, who: { type: 'string', 'x-references': 'guests' } });
    const paths = {
      '/visits': listOf(visit),
      '/bad': listOf({ type: 'object' }),
      '/guests': listOf(object({ id: { type: 'string' } })),
    };
    expect((await initAndBuild(documentOf(paths))).resources).toEqual(['visits', 'guests']);
  });

  it.each(['a\'b".json', 'a b.json', 'a\u2028b.json'])('in the file %j is built', async (name) => {
    expect((await initAndBuild(documentOf({ '/lamps': listOf(lamp) }), name)).resources).toEqual(['lamps']);
  });

  it('is not written if the name of the document contains #', async () => {
    const { told } = await initAndBuild(documentOf({ '/lamps': listOf(lamp) }), 'a#b.json');
    expect(told).toBe(
      'error: a#b.json: expected a file without # in its name, which begins a pointer in the config\nRename it.\n',
    );
  });
});
