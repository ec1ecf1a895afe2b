import { describe } from 'vitest';

/** Tests that take a program which not every machine has. */
interface Needing {
  readonly name: string;
  /** The program; undefined where it was not found. */
  readonly program: string | undefined;
  /** What to do to have it. */
  readonly advice: string;
  /** Whether the tests are left to CI, and to who asks for all hosts. Default: false. */
  readonly isLong?: boolean;
  /** Whether they may run beside others of which the same is said. Default: false. */
  readonly isConcurrent?: boolean;
}

function reasonToSkip({ program, advice, isLong = false }: Needing): string | undefined {
  if (process.env['MOCKGEN_HOSTS'] === 'all') return undefined;
  if (program === undefined) return advice;
  return isLong ? 'it takes long; set MOCKGEN_HOSTS=all' : undefined;
}

/**
 * Describes tests that take a program. What is left out is said in a line on the standard error; nothing is with
 * `MOCKGEN_HOSTS=all`, which is how CI runs: there they fail without the program.
 *
 * @param tests is handed the program, to be asked for inside of hooks and tests; throws where there is none
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
