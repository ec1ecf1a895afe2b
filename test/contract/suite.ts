import { afterAll, describe } from 'vitest';
import { describeCollections } from './collections.ts';
import { describeDocuments } from './documents.ts';
import { describeErrors } from './errors.ts';
import { type ContractHost, withContext } from './host.ts';
import { describeProtocol } from './protocol.ts';
import { describeSearch } from './search.ts';
import { describeSeeds } from './seeds.ts';

export type { ContractHost } from './host.ts';

/**
 * The contract of the service, line by line, for any host over any tree.
 *
 * @param name what the host is, for the report
 * @param open brings up a host of its own; it is closed after the last test
 */
export function describeContract(name: string, open: () => Promise<ContractHost>): void {
  describe(`contract: ${name}`, () => {
    const context = withContext(open);
    afterAll(() => context.host.close());
    describeCollections(context);
    describeSearch(context);
    describeSeeds(context);
    describeDocuments(context);
    describeErrors(context);
    describeProtocol(context);
  });
}
