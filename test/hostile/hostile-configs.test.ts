import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { start } from '../cli/spawn.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

/** Code of configs that throw where they are read, and what is said about each. */
const READ: Readonly<Record<string, readonly [config: string, said: string]>> = {
  'a getter': ["{ get resources() { throw new Error('no') } }", 'resources: cannot be read: no'],
  'a getter inside of a field': [
    "{ resources: { notes: { fields: { id: {}, n: { get generator() { throw new TypeError('no\\n  way') } } } } } }",
    'resources.notes.fields.n.generator: cannot be read: no way',
  ],
  'a proxy': ["new Proxy({}, { ownKeys() { throw new Error('no') }, get() { throw 1 } })", 'cannot be read: no'],
  'a getter of nothing': ['{ get resources() { throw null } }', 'resources: cannot be read: null'],
  'an object without a text': ['{ get only() { throw Object.create(null) } }', 'only: cannot be read: an object'],
};

it.each(Object.entries(READ))(
  'what %s of a config throws is told as its fault, in one line',
  async (_, [config, said]) => {
    const dir = temporary();
    writeFileSync(join(dir, 'mockgen.config.mjs'), `export default ${config};\n`);
    const { status, stderr } = await captureIn(dir, ['build']);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: mockgen\.config\.mjs[^\n]*\n[^\n]*\n$/)]);
    expect(stderr).toContain(said);
  },
);

it('a config may contain itself, and keys that objects have anyway', async () => {
  const dir = temporary();
  const config =
    "const c = { builtins: ['users'], items: 1, resources: JSON.parse('{\"__proto__\":{}}') }; c.self = c;";
  writeFileSync(join(dir, 'mockgen.config.mjs'), `${config} export default c;\n`);
  const { status, stderr } = await captureIn(dir, ['build']);
  expect([status, stderr.split('\n').length]).toEqual([1, 4]);
  expect(stderr).toContain('__proto__');
});

/** Code whose errors nobody catches. */
const ESCAPED: Readonly<Record<string, string>> = {
  'a promise that nobody waits for': "void Promise.reject(new Error('no'));",
  'several of them': "for (let i = 0; i < 3; i++) void Promise.reject(new Error('no'));",
  'a timer': "setTimeout(() => { throw new Error('no') }, 0);\nawait new Promise((done) => setTimeout(done, 1_000));",
};

it.each(Object.entries(ESCAPED))(
  'what %s of a config throws is told once, with its line',
  { tags: 'slow' },
  async (_, code) => {
    const dir = temporary();
    writeFileSync(join(dir, 'mockgen.config.mjs'), `${code}\nexport default { builtins: ['users'], items: 1 };\n`);
    const { status, stderr } = await start(['build'], dir).ended;
    expect([status, stderr.split('\n').length]).toEqual([1, 3]);
    expect(stderr).toMatch(/^error: \S*mockgen\.config\.mjs:1: nothing caught what its code threw: no\n/);
  },
);
