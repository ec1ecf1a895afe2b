import { MockgenError, type ErrorCode } from '../errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'something else is in its place',
  EFBIG: 'the file is too large',
  EINVAL: 'the system refuses this name or operation',
  EIO: 'the disk reports an error',
  EISDIR: 'a folder is in its place',
  ELOOP: 'its links lead in a circle',
  ELINK: 'it is a link, or behind one, and links inside of a tree are not followed',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENOTEMPTY: 'a folder is in its place',
  ENXIO: 'it is a pipe, a device or a socket, not a file',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  EXDEV: 'it is on another file system than the folder around it',
};

/** What helps against errors that have nothing to do with the rights of a user. */
const CURES: Readonly<Record<string, string>> = {
  EBUSY: 'Close the program that uses it',
  EDQUOT: 'Remove files that this user no longer needs',
  EIO: 'Check the disk, or choose a path on another one',
  EMFILE: 'Close other programs, or raise the limit of open files',
  ENFILE: 'Close other programs, or raise the limit of open files',
  ENOENT: 'Check the name',
  ENOSPC: 'Make room on the disk, or choose a path on another one',
  ENOTDIR: 'Check the path',
};

/**
 * Returns the code of a system error, such as `EACCES`; undefined for any other value.
 *
 * @example
 * systemCode(Object.assign(new Error('no'), { code: 'EACCES' })) // => "EACCES"
 */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof MockgenError || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Whether an error means that a file does not exist, or that there can be none at its path: the path is too long, or
 * goes through a file.
 *
 * @example
 * isAbsent(Object.assign(new Error('no'), { code: 'ENOTDIR' })) // => true
 */
export function isAbsent(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(systemCode(error) ?? '');
}

/**
 * Runs `act`, which accesses a disk; returns undefined when the file does not exist. Other errors are thrown.
 *
 * @example
 * ifThere(() => 7) // => 7
 */
export function ifThere<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * Runs `act`, and converts a system error to a `MockgenError` that names the path and the reason. Other errors are
 * thrown as they are.
 *
 * @param code the code of the `MockgenError`
 * @param task what `act` does, such as `write fixtures/index.json`
 * @throws MockgenError with `code`, when `act` throws a system error
 * @example
 * describing('write_failed', 'write a.json', () => 7) // => 7
 */
export function describing<T>(code: ErrorCode, task: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const system = systemCode(error);
    if (system === undefined) throw error;
    const cure = CURES[system] ?? `Make sure that this user can ${code === 'read_failed' ? 'read' : 'write'} the path`;
    throw new MockgenError(
      code,
      `cannot ${task}: ${REASONS[system] ?? `the system says ${system}`}`,
      `${cure}, then run the command again.`,
    );
  }
}
