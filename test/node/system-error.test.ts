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
    const error = new MockgenError(
      'write_failed',
      `cannot write a.json: ${words}`,
      'Make sure that this user can write the path, then run the command again.',
    );
    expect(() => describing('write_failed', 'write a.json', failing(code))).toThrow(error);
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
