import { afterAll, describe } from 'vitest';
import { describeCollections } from './collections.ts';
import { describeDocuments } from './documents.ts';
import { describeErrors } from './errors.ts';
import { type ContractHost, withContext } from './host.ts';
import { describeNested } from './nested.ts';
import { describeProtocol } from './protocol.ts';
import { describeSearch } from './search.ts';
import { describeOwnSeed, describeWithGenerator, describeWithoutGenerator } from './seeds.ts';

export type { ContractHost } from './host.ts';

/** What a host is, before it is brought up. */
interface HostKind {
  /** For the report. */
  readonly name: string;
  /** Whether the host has the generator; without it another seed, or `nocache`, is a 501. */
  readonly generates: boolean;
  /** Whether an address is tidied up on its way to the host, as `fetch` does. Default: false. */
  readonly normalises?: boolean;
}

/**
 * The contract of the service, line by line, for any host over any tree.
 *
 * @param open brings up a host of its own; it is closed after the last test
 */
export function describeContract(
  { name, generates, normalises = false }: HostKind,
  open: () => Promise<ContractHost>,
): void {
  describe(`contract: ${name}`, () => {
    const context = withContext(open);
    afterAll(() => context.host.close());
    describeCollections(context);
    describeSearch(context);
    describeNested(context);
    describeOwnSeed(context);
    (generates ? describeWithGenerator : describeWithoutGenerator)(context);
    describeDocuments(context);
    describeErrors(context, normalises);
    describeProtocol(context);
  });
}
