import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { writeSeedQuery, type Address } from './address.ts';
import { Alert } from './alert.tsx';
import type { TreeSummary } from './tree-summary.ts';
import type { Connection } from './connection.ts';
import { Heading } from './heading.tsx';
import { useLoaded } from './loading.ts';
import { problemOf, type Problem } from './problem.ts';
import { BackToOwn } from './seed.tsx';
import { readSeed } from './seed-text.ts';

/** Says that a host does not serve the data of a seed, and why. */
export interface Refusal {
  readonly seed: string;
  readonly problem: Problem;
  readonly retry: () => void;
}

/**
 * Asks the host whether it serves the data of a seed, for views that show no record.
 *
 * @returns undefined if the host serves it, and as long as it has not answered
 */
export function useRefusal(
  { connection, summary }: { readonly connection: Connection; readonly summary: TreeSummary },
  address: Address,
): Refusal | undefined {
  const { seed } = address;
  const ask = useCallback(
    async (signal: AbortSignal): Promise<Omit<Refusal, 'retry'> | undefined> => {
      if (seed === '') return undefined;
      return connection.get(`index.json${writeSeedQuery(address, summary.naming)}`, signal).then(
        () => undefined,
        (error: unknown) => ({ seed, problem: problemOf(error) }),
      );
    },
    [seed],
  );
  const { value, retry } = useLoaded(seed, ask);
  return value?.seed === seed ? { ...value, retry } : undefined;
}

/**
 * Shows, in place of all other content, that the host has no data of the seed in the address: the reason, a button to
 * try again, and a link to the tree's own seed.
 */
export function Refused({ seed, problem, retry }: Refusal): JSX.Element {
  const isSeed = readSeed(seed) !== undefined;
  return (
    <>
      <Heading>{isSeed ? `Seed ${seed} cannot be shown here` : `“${seed}” is not a seed`}</Heading>
      <Alert problem={problem} onRetry={retry}>
        <BackToOwn />
      </Alert>
    </>
  );
}
