import { describe } from 'vitest';

/** Tests that need a program which not every machine has. */
interface Needing {
  readonly name: string;
  /** Path of the program; undefined if it was not found. */
  readonly program: string | undefined;
  /** How to install the program. */
  readonly advice: string;
  /** Whether the tests run only in CI, or when all hosts are asked for. Default: false. */
  readonly isLong?: boolean;
  /** Whether they can run at the same time as other such tests. Default: false. */
  readonly isConcurrent?: boolean;
}

function reasonToSkip({ program, advice, isLong = false }: Needing): string | undefined {
  if (process.env['MOCKGEN_HOSTS'] === 'all') return undefined;
  if (program === undefined) return advice;
  return isLong ? 'it takes long; set MOCKGEN_HOSTS=all' : undefined;
}

/**
 * Describes tests that need a program. If they are left out, a line on standard error says so. With
 * `MOCKGEN_HOSTS=all`, as in CI, none is left out, and they fail without the program.
 *
 * @param tests receives a function that returns the program, to be called inside hooks and tests; it throws if there is
 *   no program
 */
export function describeWith(needing: Needing, tests: (program: () => string) => void): void {
  const { name, program, advice, isConcurrent = false } = needing;
  const reason = reasonToSkip(needing);
  if (reason !== undefined) process.stderr.write(`not run: ${name} (${reason})\n`);
  describe.skipIf(reason !== undefined)(`${name}`, { concurrent: isConcurrent }, () => {
    tests(() => {
      if (program === undefined) throw new Error(advice);
      return program;
    });
  });
}
