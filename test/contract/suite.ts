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

/** A kind of host. */
interface HostKind {
  /** Name in the report. */
  readonly name: string;
  /** Whether it has the generator. Without it, another seed or `nocache` is a 501. */
  readonly generates: boolean;
  /** Whether paths are normalized on their way to the host, as by `fetch`. Default: false. */
  readonly normalises?: boolean;
}

/**
 * Describes the contract of the service, rule by rule, for any host and any tree.
 *
 * @param open opens a new host, which is closed after the last test
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
