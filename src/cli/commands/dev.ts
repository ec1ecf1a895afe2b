import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONFIG_FILES } from '../../config/index.ts';
import { MockgenError } from '../../errors.ts';
import { now } from '../../node/index.ts';
import { PageEvents, startServer, type RunningServer } from '../../serve/index.ts';
import { FileWatch } from '../../watch/index.ts';
import { announce, announceMove, createReports, tellStopped } from '../announce.ts';
import { buildInThread, type Built, type BuildFailure, type ReadyBuild } from '../build-thread.ts';
import type { Io } from '../io.ts';
import { createPaint } from '../paint.ts';
import { printFailure } from '../print-failure.ts';
import { type ServerChoice, type ServerFlags, splitServer } from '../server-flags.ts';
import type { BuildFlags } from './build.ts';

/** The parsed options of `mockgen dev`. */
export interface DevFlags extends Omit<BuildFlags, 'host'>, ServerFlags {}

/** Codes of errors that a user can repair while the command runs. */
const MENDABLE: ReadonlySet<MockgenError['code'] | undefined> = new Set([
  'config_invalid',
  'spec_invalid',
  'template_invalid',
]);

/** What is told when the config has disappeared, as it does for a moment when another branch is checked out. */
const GONE: BuildFailure = {
  status: 1,
  code: 'config_invalid',
  messages: ['the config is gone'],
  hint: 'Put it back. To build the resources of mockgen instead, start again.',
};

/** An event that happens from time to time, and that code can wait for. */
class Signal {
  #has = false;
  #wake: () => void = () => {};

  /** Ends a wait: the one that is under way, or the next one. */
  readonly give = (): void => {
    this.#has = true;
    this.#wake();
  };

  /** Waits until the event happens, unless it has happened since the last wait. */
  async taken(): Promise<void> {
    if (!this.#has) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#has = false;
  }
}

/** One run of `mockgen dev`: a server, and the builds whose results it serves. */
class Development {
  readonly #io: Io;
  readonly #choice: ServerChoice<BuildFlags>;
  readonly #signal: AbortSignal;
  readonly #events = new PageEvents();
  #server: RunningServer | undefined;
  #ready: ReadyBuild | undefined;
  #dir = '';
  #base = '';
  #hadConfig = false;
  #builds = 0;

  /** @param signal ends a build that is under way */
  constructor(flags: DevFlags, io: Io, signal: AbortSignal) {
    this.#choice = splitServer(flags);
    this.#io = io;
    this.#signal = signal;
  }

  /** The paths where its config may be. */
  get configs(): ReadonlySet<string> {
    const { config } = this.#choice.others;
    return new Set((config === undefined ? CONFIG_FILES : [config]).map((name) => resolve(name)));
  }

  /** Builds the tree, and tells open pages. Returns the paths of the files and folders that the tree was built from. */
  async build(): Promise<ReadonlySet<string>> {
    const { hasChanged, failure, inputs } = await this.#run();
    if (this.#signal.aborted) return inputs;
    if (failure) await this.#tellFailure(failure);
    else await this.#serve();
    if (hasChanged) this.#builds += 1;
    const faults = failure ? [...failure.messages, ...(failure.hint === undefined ? [] : [failure.hint])] : [];
    this.#events.tell({ builds: this.#builds, faults, base: this.#base });
    return inputs;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  /** Builds the tree, unless its config is gone: it was not removed to get the built-in resources. */
  async #run(): Promise<Built> {
    const inputs = this.configs;
    const isThere = this.#choice.others.config !== undefined || [...inputs].some((path) => existsSync(path));
    if (this.#hadConfig && !isThere) return { hasChanged: false, failure: GONE, inputs };
    this.#hadConfig = isThere;
    const onReady = (ready: ReadyBuild): void => this.#prepare(ready);
    return buildInThread(this.#choice.others, this.#io, { onReady, signal: this.#signal });
  }

  #prepare(ready: ReadyBuild): void {
    this.#ready = ready;
    // Before the first file is written, so that no tree is loaded with the catalogue of another one.
    this.#server?.use(this.#catalogue);
  }

  get #catalogue(): Parameters<RunningServer['use']>[0] {
    const { source } = this.#ready ?? {};
    return source && { source, isDistant: true };
  }

  async #tellFailure(failure: BuildFailure): Promise<void> {
    const { code = 'write_failed', messages, hint = '' } = failure;
    if (!this.#server && !MENDABLE.has(failure.code)) throw new MockgenError(code, messages.join('\n'), hint);
    const { dim } = await createPaint(this.#io);
    await printFailure(failure, this.#io);
    this.#io.stderr(
      dim(`${this.#server ? 'The tree of before is served' : 'Nothing is served'} until that is mended.\n`),
    );
  }

  async #serve(): Promise<void> {
    const { server, open } = this.#choice;
    const { out = '', base: own = '' } = this.#ready ?? {};
    const [before, base] = [this.#base, server.base ?? own];
    if (this.#server && out !== this.#dir) {
      this.#io.stderr(`note: ${this.#dir} is served, not ${out}: start again to serve that.\n`);
      return;
    }
    this.#base = base;
    if (this.#server) {
      if (base !== before) await announceMove(this.#server, server.host, base, this.#io);
      return;
    }
    this.#dir = out;
    this.#server = await startServer({
      dir: out,
      ...server,
      catalogue: this.#catalogue,
      events: this.#events,
      ...(await createReports(this.#io)),
    });
    await announce(this.#server, { dir: out, host: server.host, open, chaos: server.chaos }, this.#io);
  }
}

/**
 * Runs `mockgen dev`: builds and serves a tree, and builds it again whenever its config, a schema or a template
 * changes, until the process is asked to stop.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `startServer` does, and as the first build does, unless its error can be repaired while the
 *   command runs
 */
export async function dev(flags: DevFlags, io: Io): Promise<number> {
  const signal = new Signal();
  const stop = new AbortController();
  io.onStop(() => {
    stop.abort();
    signal.give();
  });
  const development = new Development(flags, io, stop.signal);
  const watch = new FileWatch(signal.give);
  try {
    // Before the first build, so that a change right after it is not lost.
    watch.follow(development.configs, now());
    while (!stop.signal.aborted) {
      const begun = now();
      watch.follow(await development.build(), begun);
      await signal.taken();
    }
  } finally {
    watch.close();
    await development.close();
  }
  tellStopped(io);
  return 0;
}
