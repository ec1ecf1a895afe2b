/** Every way mockgen can refuse to go on. The CLI exits 2 for `bad_option`, 1 for the others. */
export type ErrorCode =
  | 'bad_option'
  | 'folder_locked'
  | 'foreign_folder'
  | 'not_a_tree'
  | 'other_version'
  | 'port_taken'
  | 'read_failed'
  | 'spec_invalid'
  | 'template_invalid'
  | 'write_failed';

/**
 * The one error mockgen throws on purpose.
 *
 * @param code what kind of trouble, from a closed list
 * @param message what happened and what was expected instead, in one line
 * @param hint what to do about it, in one line
 * @example
 * new MockgenError('bad_option', '--items 0: expected an integer from 1', 'Try --items 100.').code // => "bad_option"
 */
export class MockgenError extends Error {
  override readonly name = 'MockgenError';
  readonly code: ErrorCode;
  readonly hint: string;

  constructor(code: ErrorCode, message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}
