import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileWatch } from '../../src/watch/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();
const LATER = Number.MAX_SAFE_INTEGER;

describe('a watch', () => {
  let dir = '';
  let told = (): void => {};
  let changes = 0;
  const watch = { current: new FileWatch(() => {}) };
  beforeEach(() => {
    dir = temporary();
    changes = 0;
    watch.current = new FileWatch(() => {
      changes += 1;
      told();
    });
  });
  afterEach(() => watch.current.close());

  const follow = (...names: readonly string[]): void =>
    watch.current.follow(
      names.map((name) => join(dir, name)),
      LATER,
    );
  const write = (name: string): void => writeFileSync(join(dir, name), `${changes}`);
  const toldBy = (act: () => void): Promise<void> =>
    new Promise((done) => {
      told = done;
      act();
    });

  it.each<readonly [string, readonly string[], () => void]>([
    ['a file is written', ['a.json'], () => write('a.json')],
    ['a file appears', ['new.json'], () => write('new.json')],
    ['a file is removed', ['a.json'], () => rmSync(join(dir, 'a.json'))],
    [
      'another file takes its place',
      ['a.json'],
      () => {
        write('.a.swp');
        renameSync(join(dir, '.a.swp'), join(dir, 'a.json'));
      },
    ],
    ['a file is added to a folder', ['sub'], () => write('sub/x.yaml')],
    [
      'a folder appears that leads to a file',
      ['deep/er/a.json'],
      () => mkdirSync(join(dir, 'deep/er'), { recursive: true }),
    ],
  ])('tells that %s', async (_, names, act) => {
    write('a.json');
    mkdirSync(join(dir, 'sub'));
    follow(...names);
    await toldBy(act);
    expect(changes).toBe(1);
  });

  it('tells of several changes once, and not of other files', async () => {
    follow('a.json', 'sub');
    await toldBy(() => {
      for (const name of ['b.json', 'a.json', 'c.txt', 'a.json']) write(name);
    });
    mkdirSync(join(dir, 'sub'));
    follow('b.json');
    write('c.json');
    await toldBy(() => write('b.json'));
    expect(changes).toBe(2);
  });

  it('tells of changes that go on without a pause', { tags: ['slow'] }, async () => {
    follow('a.json');
    let changing: NodeJS.Timeout | undefined;
    await toldBy(() => {
      changing = setInterval(() => write('a.json'), 5);
    });
    clearInterval(changing);
    expect(changes).toBe(1);
  });

  it.skipIf(process.platform === 'win32')('follows links, and looks away where they lead in a circle', async () => {
    mkdirSync(join(dir, 'sub'));
    write('sub/real.json');
    symlinkSync('sub/real.json', join(dir, 'a.json'));
    symlinkSync('circle.json', join(dir, 'circle.json'));
    follow('a.json', 'circle.json');
    await toldBy(() => write('sub/real.json'));
    expect(changes).toBe(1);
  });

  it('tells of a file that has changed since it was read', async () => {
    write('a.json');
    await toldBy(() => watch.current.follow([join(dir, 'a.json')], 0));
    expect(changes).toBe(1);
  });
});
