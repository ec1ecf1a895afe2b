import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import { describing, ifThere, systemCode } from '../../src/node/system-error.ts';

function failing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(`${code}: something, open '/x'`), { code });
  };
}

describe('a system error', () => {
  it.each([
    ['EACCES', 'permission denied'],
    ['ENOSPC', 'no space is left on the device'],
    ['EROFS', 'the file system is read-only'],
    ['EWHATEVER', 'the system says EWHATEVER'],
  ])('%s is described in words', (code, words) => {
    expect(() => describing('write_failed', 'write a.json', failing(code))).toThrow(`cannot write a.json: ${words}`);
  });

  it.each([
    ['EACCES', 'Make sure that this user can write the path, then run the command again.'],
    ['EBUSY', 'Close the program that uses it, then run the command again.'],
    ['EMFILE', 'Close other programs, or raise the limit of open files, then run the command again.'],
    ['ENOENT', 'Check the name, then run the command again.'],
    ['ENOTDIR', 'Check the path, then run the command again.'],
    ['ENOSPC', 'Make room on the disk, or choose a path on another one, then run the command again.'],
  ])('%s comes with advice that helps', (code, hint) => {
    expect(() => describing('write_failed', 'write a.json', failing(code))).toThrow(
      expect.objectContaining({ hint }) as Error,
    );
  });

  it.each(
    'EACCES EBUSY EDQUOT EEXIST EFBIG EINVAL EIO EISDIR ELOOP ELINK EMFILE ENAMETOOLONG ENFILE ENOENT ENOSPC ENOTDIR ENOTEMPTY ENXIO EPERM EROFS EXDEV'.split(
      ' ',
    ),
  )('%s has words of its own', (code) => {
    expect(() => describing('write_failed', 'write a.json', failing(code))).toThrow(
      /^cannot write a\.json: [a-z]+(?: [a-z,-]+)+$/,
    );
  });

  it('has its code', () => {
    expect(() => describing('read_failed', 'read /', () => readFileSync('/'))).toThrow(
      'cannot read /: a folder is in its place',
    );
  });

  it('is distinguished from any other value', () => {
    for (const error of [new TypeError('x'), new MockgenError('bad_option', 'x', ''), 'x', { code: 'EACCES' }]) {
      expect(systemCode(error)).toBe(undefined);
      let thrown: unknown;
      try {
        describing('read_failed', 'read a', () => {
          throw error;
        });
      } catch (caught) {
        thrown = caught;
      }
      expect(thrown).toBe(error);
    }
  });

  it('can mean that a file does not exist', () => {
    for (const code of ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']) expect(ifThere(failing(code))).toBeUndefined();
    expect(() => ifThere(failing('EACCES'))).toThrow('EACCES');
  });
});
