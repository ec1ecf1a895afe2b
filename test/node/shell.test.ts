import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inShell } from '../../src/node/index.ts';

describe('the name of a file for a shell', () => {
  it.each([
    ['fixtures', 'fixtures'],
    ['/tmp/a-b_c.1', '/tmp/a-b_c.1'],
    ['my tree', "'my tree'"],
    ['-x', './-x'],
    ['--force me', "'./--force me'"],
    ["it's", "'it'\\''s'"],
    ['~', "'~'"],
    ['$HOME;ls', "'$HOME;ls'"],
    ['ä', "'ä'"],
  ])('%s is written %s', (name, written) => {
    expect(inShell(name)).toBe(written);
  });

  it.each(['my tree', '-x', "it's", '~', '$HOME', 'a\\b', 'a"b', '`id`', '*', '#x', '!x'])('%j is one word', (name) => {
    const read = execFileSync('sh', ['-c', `printf %s ${inShell(name)}`], { encoding: 'utf8' });
    expect(read.replace(/^\.\/-/, '-')).toBe(name);
  });
});
