import { afterEach } from 'vitest';
import { startServer, type RunningServer } from '../../src/node/server.ts';
import { writeTree } from '../../src/node/writer.ts';
import { smallPlan, type SmallPlan } from './small-plan.ts';

/** The tree that is served unless a test asks for another. */
export const SMALL: SmallPlan = { totals: { authors: 12, books: 3 } };

/** Gives each test servers of its own, each with the folder it serves, and closes them after it. */
export function useServers(
  temporary: () => string,
): (plan?: SmallPlan) => Promise<RunningServer & { readonly dir: string }> {
  const running: RunningServer[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()));
  });
  return async (plan = SMALL) => {
    const dir = temporary();
    writeTree(dir, smallPlan(plan));
    const server = await startServer({ dir, port: 0, host: '127.0.0.1' });
    running.push(server);
    return { ...server, dir };
  };
}
