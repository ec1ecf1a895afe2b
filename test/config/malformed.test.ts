import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../src/config/node-files.ts';
import { openValue } from '../../src/config/open.ts';
import { MockgenError } from '../../src/errors.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { ARGUMENTS } from './malformed/arguments.ts';
import { FIELDS } from './malformed/fields.ts';
import { FILE } from './malformed/malformed.ts';
import { RESOURCES } from './malformed/resources.ts';
import { SCHEMAS } from './malformed/schemas.ts';

/** Takes the resources of a config all the way to a catalogue. */
async function load(resources: unknown, folder: string = 'test/config'): Promise<unknown> {
  const file = { name: FILE, path: join(folder, FILE), folder };
  const config = await openValue({ builtins: ['users'], resources }, { file, files: filesIn(folder) });
  return config.untried();
}

async function faultOf(resources: unknown): Promise<MockgenError> {
  const error: unknown = await load(resources).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MockgenError);
  return error as MockgenError;
}

const MALFORMED = [...RESOURCES, ...FIELDS, ...ARGUMENTS, ...SCHEMAS];

const makeFolder = useTemporaryFolders();

describe('a malformed config or schema', () => {
  it.each(MALFORMED)('%s: says in one line where and what', async (_, resources, message) => {
    const error = await faultOf(resources);
    expect(error.message).toContain(message);
    expect(error.code).toBe('config_invalid');
    expect(error.message).not.toMatch(/[\n\r]/);
    expect(error.message.length).toBeLessThan(700);
    expect(error.hint).toMatch(/^Correct this in /);
  });

  it('is of more than sixty kinds', () => {
    expect(MALFORMED.length).toBeGreaterThan(60);
  });

  it('does not change the built-in objects of JavaScript', async () => {
    const evil = JSON.parse(
      '{"type":"object","properties":{"a":{"const":{"__proto__":{"polluted":1}}},"b":{"x-args":{"__proto__":{"polluted":1}},"x-generator":"name"}}}',
    ) as object;
    await load({ things: { schema: evil } }).catch(() => undefined);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    ['JSON', 'a.json', `${'{"type":"object","properties":{"x":'.repeat(30_000)}1${'}}'.repeat(30_000)}`],
    ['lists in JSON', 'a.json', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['references in JSON', 'a.json', `{"allOf":${'[{"allOf":'.repeat(60_000)}[]${'}]'.repeat(60_000)}}`],
    ['YAML', 'a.yaml', '['.repeat(1_000_000)],
    ['dashes in YAML', 'a.yaml', '- '.repeat(500_000)],
    ['lines of YAML', 'a.yaml', Array.from({ length: 1200 }, (_, at) => `${' '.repeat(at)}x:`).join('\n')],
    [
      'aliases in YAML',
      'a.yaml',
      [
        'a0: &a0 [x,x,x,x,x,x,x,x,x]',
        ...Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`),
      ].join('\n'),
    ],
    [
      'a pattern',
      'a.json',
      JSON.stringify({ type: 'object', properties: { x: { pattern: '('.repeat(500_000) + ')'.repeat(500_000) } } }),
    ],
  ])('of a megabyte of %s is refused at once', { tags: 'slow' }, async (_, file, text) => {
    const folder = makeFolder();
    writeFileSync(join(folder, file), text);
    const error: unknown = await load({ things: { schema: file } }, folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MockgenError);
    expect((error as MockgenError).message).toMatch(/^a\.(?:json|yaml)#.*expected|^a\.json#.*nested more than/);
    expect((error as MockgenError).message).not.toContain('\n');
    expect((error as MockgenError).message.length).toBeLessThan(900);
  });
});
