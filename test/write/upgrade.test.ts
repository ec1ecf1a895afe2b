import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtins } from '../../src/builtins.ts';
import type { MockgenError } from '../../src/errors.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { DATA_VERSION, VERSION } from '../../src/version.ts';
import { buildTree, checkTree, expandTree, type BuildOptions } from '../../src/write/index.ts';
import { oldManifest, type OldTree } from '../node/old-tree.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const SMALL = { ...DEFAULTS, only: ['users', 'books'], items: 3 };
const [OLDER, NEWER] = [DATA_VERSION - 1, DATA_VERSION + 1];
let dir = '';

const build = (more: Partial<BuildOptions> = {}): ReturnType<typeof buildTree> =>
  buildTree(builtins, { ...SMALL, out: dir, ...more });

/** Makes the tree in the folder one of another version. */
function age(old: OldTree): void {
  const file = join(dir, 'mockgen.json');
  writeFileSync(file, oldManifest(readFileSync(file, 'utf8'), old));
}

/** Returns the error that an action is refused with, and checks that nothing has changed in the folder. */
async function refusalOf(act: () => Promise<unknown>): Promise<Pick<MockgenError, 'code' | 'message' | 'hint'>> {
  const before = listTree(dir);
  const changed = statSync(dir, { bigint: true }).ctimeNs;
  const error = (await act().then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  )) as MockgenError;
  expect(statSync(dir, { bigint: true }).ctimeNs).toBe(changed);
  expect(listTree(dir)).toEqual(before);
  return { code: error.code, message: error.message, hint: error.hint };
}

beforeEach(async () => {
  dir = temporary();
  await build();
});

describe('a build over a tree of an older data version', () => {
  it('changes nothing, and states both versions, what would change, and the choices', async () => {
    age({ dataVersion: OLDER });
    writeFileSync(join(dir, 'users/1.json'), '{}');
    writeFileSync(join(dir, 'notes.txt'), 'mine');
    const versions = `holds data version ${OLDER}, and mockgen ${VERSION} makes data version ${DATA_VERSION}`;
    expect(await refusalOf(build)).toEqual({
      code: 'other_version',
      message:
        `${dir} ${versions}: 2 files would change. ` +
        'Add --upgrade to accept that, or stay with its version: npm i -D mockgen-cli@0.2.0',
      hint: '',
    });
  });

  it.each<[string, Partial<BuildOptions>]>([
    ['files that change', { seed: 7 }],
    ['files that are new and files that go', { only: ['users', 'hotels'], layout: 'flat', dataOnly: true }],
    ['packed files', { packed: true, items: 2 }],
  ])('counts as the build does: %s', { tags: 'slow' }, async (_, options) => {
    age({ dataVersion: OLDER });
    const { message } = await refusalOf(() => build(options));
    const { written, removed } = await build({ ...options, upgrade: true });
    expect(message).toContain(`: ${written + removed} files would change. `);
  });

  it.each([1, undefined] as const)('replaces it with upgrade, format %s', async (format) => {
    age({ dataVersion: OLDER, ...(format && { format }) });
    expect(await build({ upgrade: true })).toEqual({
      written: 1,
      unchanged: expect.any(Number),
      removed: 0,
      nested: 0,
      warnings: [],
    });
    expect(await checkTree(builtins, dir)).toMatchObject({ changed: [], missing: [], extra: [] });
    expect(await build()).toMatchObject({ written: 0 });
  });

  it('is not allowed by force', async () => {
    age({ dataVersion: OLDER });
    expect((await refusalOf(() => build({ force: true }))).code).toBe('other_version');
  });

  it('is also refused after an interrupted upgrade, which upgrade completes', async () => {
    const text = readFileSync(join(dir, 'mockgen.json'), 'utf8');
    age({ dataVersion: OLDER });
    writeFileSync(join(dir, '.mockgen-build.json'), '{"format":2,"shapes":[],"spared":[]}');
    await expect(build()).rejects.toMatchObject({ code: 'other_version' });
    expect(existsSync(join(dir, '.mockgen-lock'))).toBe(false);
    await build({ upgrade: true });
    expect(readFileSync(join(dir, 'mockgen.json'), 'utf8')).toBe(text);
    expect(existsSync(join(dir, '.mockgen-build.json'))).toBe(false);
  });

  it('is not an upgrade if only the version of mockgen or faker differs', async () => {
    age({ dataVersion: DATA_VERSION, mockgen: '0.0.1' });
    expect(await build()).toMatchObject({ written: 1 });
  });
});

describe('a tree of a newer mockgen', () => {
  it('is not replaced by older values, with any options', { tags: 'slow' }, async () => {
    age({ dataVersion: NEWER, mockgen: '9.0.0' });
    for (const options of [{}, { upgrade: true, force: true }]) {
      const { code, message, hint } = await refusalOf(() => build(options));
      expect([code, hint]).toEqual(['other_version', '']);
      expect(message).toMatch(/: 1 file would change\. Go on with its version: npm i -D mockgen-cli@9\.0\.0$/);
    }
  });

  it('is not replaced, checked or expanded if its manifest has an unknown format', async () => {
    age({ dataVersion: NEWER, mockgen: '9.0.0', format: 3 });
    const refused = {
      code: 'other_version',
      message: `${join(dir, 'mockgen.json')} is of format 3, and this mockgen knows formats up to 2`,
      hint: 'Go on with the version that built it: npm i -D mockgen-cli@9.0.0',
    };
    for (const options of [{}, { upgrade: true, force: true }]) {
      expect(await refusalOf(() => build(options))).toEqual(refused);
    }
    expect(await refusalOf(() => checkTree(builtins, dir))).toEqual(refused);
    expect(await refusalOf(() => expandTree({ dir }))).toEqual(refused);
  });
});

describe('a check of a tree of another data version', () => {
  it.each([
    [OLDER, 'Accept that with mockgen build --upgrade, or stay with its version: npm i -D mockgen-cli@0.2.0'],
    [NEWER, 'Check it with its version: npm i -D mockgen-cli@0.2.0'],
  ])('compares nothing, and says what to do: %i', async (dataVersion, advice) => {
    age({ dataVersion });
    expect(await refusalOf(() => checkTree(builtins, dir))).toEqual({
      code: 'other_version',
      message: `${dir} holds data version ${dataVersion}, and mockgen ${VERSION} makes data version ${DATA_VERSION}. ${advice}`,
      hint: '',
    });
  });
});

it('an old packed tree is expanded without changes to its data', async () => {
  dir = temporary();
  await build({ packed: true });
  age({ dataVersion: OLDER });
  await expandTree({ dir });
  expect(JSON.parse(readFileSync(join(dir, 'mockgen.json'), 'utf8'))).toMatchObject({ dataVersion: OLDER });
  expect(existsSync(join(dir, 'users/1.json'))).toBe(true);
});
