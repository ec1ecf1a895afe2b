import { afterEach } from 'vitest';
import { type ServerOptions, startServer, type Service, type Tuning } from '../../src/serve/server.ts';
import { smallFiles, type SmallPlan } from '../node/small-plan.ts';
import { writeTree, type LargeFiles } from './write-tree.ts';

/** The tree that is served unless a test names another one. */
export const SMALL: SmallPlan = { totals: { authors: 12, books: 3 } };

/** A running server of a test. */
export interface Served extends Service {
  /** The folder it serves. */
  readonly dir: string;
  /** What it wrote to standard error. */
  readonly notices: readonly string[];
}

/** Options of a server in a test. */
export interface Serving
  extends Tuning, Pick<ServerOptions, 'base' | 'strict' | 'dialect' | 'chaos' | 'onIgnored' | 'onAnswer' | 'events'> {
  /** Changes the folder before the start. */
  readonly before?: (dir: string) => void;
}

/** Gives each test servers of its own, each with its folder, and closes them after the test. */
export function useServers(temporary: () => string): (files?: LargeFiles, serving?: Serving) => Promise<Served> {
  const running: Service[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()));
  });
  return async (
    files = smallFiles(SMALL),
    { before, base, strict, dialect, chaos, onIgnored, onAnswer, events, ...tuning } = {},
  ) => {
    const dir = temporary();
    writeTree(dir, files);
    before?.(dir);
    const notices: string[] = [];
    const onNotice = (line: string): void => void notices.push(line);
    const options = {
      dir,
      port: 0,
      host: '127.0.0.1',
      base,
      strict,
      dialect,
      chaos,
      onIgnored,
      onAnswer,
      events,
      onNotice,
    };
    const server = await startServer(options, tuning);
    running.push(server);
    return { ...server, dir, notices };
  };
}
