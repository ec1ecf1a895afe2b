import { ConnectionCut } from '../../src/chaos/load/index.ts';
import { createHandler } from '../../src/web/index.ts';
import { smallTree, treeOf } from '../runtime/small-tree.ts';

/** Some of them come again, as other attempts; some state their attempt. */
function request(number: number): Request {
  const paths = [
    `/authors/${number % 50}`,
    `/authors?page=${number % 7}&q=é`,
    '/tickets',
    "/people/authors?q=O'Neil",
    '/authors/meta',
  ];
  const headers = number % 10 === 0 ? { 'X-Mockgen-Attempt': `${number}` } : {};
  return new Request(`https://api.example${paths[number % paths.length]}`, { headers });
}

/** What becomes of so many requests that are delayed and fail: a line for each, with its status and what was done. */
export async function outcomesOf(requests: number): Promise<string> {
  const tree = treeOf(smallTree(7));
  const handler = createHandler(
    { current: () => tree },
    { delay: [0, 4], fail: 0.3, resources: { tickets: { fail: 0.6 } } },
  );
  const lines: string[] = [];
  for (let number = 1; number <= requests; number++) {
    try {
      const { status, headers } = await handler(request(number));
      lines.push(`${status} ${headers.get('X-Mockgen-Fault') ?? ''}`);
    } catch (error) {
      if (!(error instanceof ConnectionCut)) throw error;
      lines.push('cut');
    }
  }
  return lines.join('\n');
}
