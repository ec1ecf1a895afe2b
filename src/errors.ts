/**
 * Codes of the errors that mockgen throws on purpose. The command line exits with 2 for `bad_option`, and with 1 for
 * all others.
 *
 * - `bad_option`: an argument or an option is unknown, missing, or has a wrong value.
 * - `config_invalid`: a config, or a schema that it names, has faults.
 * - `folder_locked`: another build writes into the folder.
 * - `foreign_folder`: the folder has files that mockgen did not write.
 * - `not_a_tree`: the folder has no tree, or one that is unfinished or broken.
 * - `other_catalogue`: the tree was built from other definitions of resources.
 * - `other_version`: another version of mockgen built the tree.
 * - `port_taken`: the port of the server is in use, or not allowed.
 * - `read_failed`: a file or a folder cannot be read.
 * - `request_refused`: the typed `get` got an answer with a status from 400, which is in `status`.
 * - `spec_invalid`: the definition of a resource, or a value that its code returns, has faults.
 * - `template_invalid`: a template has faults, or does not give valid JSON.
 * - `write_failed`: a file or a folder cannot be written.
 */
export type ErrorCode =
  | 'bad_option'
  | 'config_invalid'
  | 'folder_locked'
  | 'foreign_folder'
  | 'not_a_tree'
  | 'other_catalogue'
  | 'other_version'
  | 'port_taken'
  | 'read_failed'
  | 'request_refused'
  | 'spec_invalid'
  | 'template_invalid'
  | 'write_failed';

/** One thing that is wrong with a config, a schema or a spec. */
export interface Fault {
  /** The fault in one line, with its place. */
  readonly message: string;
  /** The fault without its place, and without the name that was probably meant. */
  readonly what: string;
  /** The file that has the fault, as the user named it. Default: the fault is in code. */
  readonly file?: string;
  /** The keys that lead to the fault in the file, or in the spec. */
  readonly path: readonly (string | number)[];
  /** The path noun of the resource that the fault is about. Default: none in particular. */
  readonly resource?: string;
  /**
   * The field that the fault is about: `total`, `address.city`, and in a list of objects `lines.price`. Default: none
   * in particular.
   */
  readonly field?: string;
  /** The id of the record in which the fault was found. Default: none in particular. */
  readonly id?: string | number;
  /** What was expected, if one phrase says it. */
  readonly expected?: string;
  /** What was found instead, as messages show it. */
  readonly got?: string;
  /** The valid name that was probably meant. Default: no name is near enough. */
  readonly nearest?: string;
}

/**
 * The one error that mockgen throws on purpose.
 *
 * @param code the kind of error, from a closed list
 * @param message what happened and what was expected instead, in one line; with several faults, one line each
 * @param hint what to do about it, in one line
 * @param faults what is wrong, as data. Default: the message says it all
 * @param status the HTTP status of the answer, for `request_refused`. Default: none
 * @example
 * new MockgenError('bad_option', '--items 0: expected an integer from 1', 'Try --items 100.').code // => "bad_option"
 */
export class MockgenError extends Error {
  override readonly name = 'MockgenError';
  readonly code: ErrorCode;
  readonly hint: string;
  readonly faults: readonly Fault[];
  // Only declared, so that other errors have no such key when they are printed.
  declare readonly status?: number;

  constructor(code: ErrorCode, message: string, hint: string, faults: readonly Fault[] = [], status?: number) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.faults = faults;
    if (status !== undefined) this.status = status;
  }
}

/**
 * Returns the message of whatever was thrown, in one line.
 *
 * @example
 * saidBy(new Error('a\n  b')) // => "a b"
 */
export function saidBy(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error)
      .trim()
      .replaceAll(/\s*\n\s*/g, ' ');
  } catch {
    // An object that has no text.
    return 'an object';
  }
}
