import { afterAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../src/chaos/outcome.ts';
import { loadCatalogue } from '../../src/load-catalogue.ts';
import { DEFAULTS } from '../../src/settings.ts';
import type { Api } from '../../src/tree/index.ts';
import { SHOP } from './dialect-trees.ts';
import { withHost } from './host.ts';
import type { DescribeHost } from './own-hosts.ts';
import { ownTree, type OwnTree } from './own-tree.ts';

const TROUBLE = { delay: [0, 3], fail: 0.6 } as const;

const API: Api = { chaos: { ...TROUBLE, resources: { orders: { delay: 0, fail: 0 } } } };

/** A tree whose config asks for delays and failures, of all resources but one. */
export const TROUBLED_TREE: OwnTree = ownTree(
  await loadCatalogue({ kind: 'data', builtins: [], resources: SHOP }),
  12,
  undefined,
  API,
);

const ATTEMPTS = Array.from({ length: 16 }, (_, index) => index + 1);

/** What a host that answers each request has in place of a cut connection. */
const LOST = '502';

/** The contract of a tree whose config asks for delays and failures. */
export const describeTroubled: DescribeHost = ({ name }, open) => {
  describe(`delays and failures of a config: ${name}`, () => {
    const host = withHost(open);
    afterAll(() => host().close());
    const told = async (path: string, attempt: number): Promise<string> => {
      try {
        const answer = await host().request({ path, headers: { 'x-mockgen-attempt': `${attempt}` } });
        const { status, headers } = answer;
        return status === Number(LOST) ? 'cut' : `${status} ${headers['x-mockgen-fault'] ?? ''}`.trim();
      } catch {
        return 'cut';
      }
    };

    it('has them for the same requests as every host', async () => {
      for (const attempt of ATTEMPTS) {
        const { delay, failure } = outcomeOf(DEFAULTS.seed, 'GET /buyers?page=2', attempt, TROUBLE);
        const done = [...(delay > 0 ? [`delay=${delay}`] : []), ...(failure === undefined ? [] : [failure])];
        const expected = failure === 'cut' ? 'cut' : `${failure ?? 200} ${done.join(', ')}`.trim();
        expect([attempt, await told('/buyers?page=2', attempt)]).toEqual([attempt, expected]);
      }
    });

    it('has none for a resource without, nor for a file by its name', async () => {
      for (const attempt of ATTEMPTS) {
        expect(await told('/orders', attempt)).toBe('200');
        expect(await told('/buyers/all.json', attempt)).toBe('200');
      }
    });
  });
};
