import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { START } from './address.ts';
import { Alert } from './alert.tsx';
import type { TreeSummary } from './tree-summary.ts';
import { ExplorerContext, useAddress, useExplorer } from './explorer.ts';
import { focusSearch } from './focus.ts';
import { Faults, Moved, useBuildNews, type BuildNews } from './faults.tsx';
import { useKeys } from './keys.ts';
import { useLoaded } from './loading.ts';
import { Navigation } from './navigation.tsx';
import { Overview } from './overview.tsx';
import { Refused, useRefusal } from './refusal.tsx';
import { ResourcePage } from './resource.tsx';
import { SeedBar } from './seed.tsx';
import { connect, type Connection, type Responder } from './connection.ts';
import { titleOf } from './wording.ts';

const RESPONDERS: Readonly<Record<Responder, string>> = {
  server: 'A server answers these requests, with search and paging.',
  page: 'This host has only files. The page searches and pages over them by itself.',
  worker: 'A service worker answers these requests over the files of this host, without a network too.',
};

function Main(): JSX.Element {
  const { address, summary } = useExplorer();
  const resource = summary.resources.find(({ name }) => name === address.resource);
  return resource ? <ResourcePage key={resource.name} resource={resource} /> : <Overview key={address.resource} />;
}

/** Moves the focus to the content, and leaves the address as it is. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

/** How often a page asks a server whether the tree was built again, in milliseconds. */
const PACE = 3000;

/**
 * Notices that a tree was built again: at once if a server tells it, otherwise when somebody comes back to the page.
 */
function useRebuilds(connection: Connection | undefined): void {
  useEffect(() => {
    if (!connection) return undefined;
    const look = (): void => {
      if (document.visibilityState !== 'hidden') void connection.check();
    };
    look();
    const timer = connection.responder === 'server' ? setInterval(look, PACE) : undefined;
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [connection]);
}

/** Says that the tree was built again while the page was open. */
function Rebuilt({ seed }: { readonly seed: number | undefined }): JSX.Element | null {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <div class="rebuilt" role="status">
      <p>
        This tree was built again while the page was open. What you see is the new build
        {seed !== undefined && `, of seed ${seed}`}.
      </p>
      <button type="button" onClick={() => setSeen(true)}>
        Good
      </button>
    </div>
  );
}

/** Says that the tree was built again, on a page that can only show the new build after it has been loaded anew. */
function Outdated(): JSX.Element {
  return (
    <div class="rebuilt" role="status">
      <p>This tree was built again. This page still shows the build of before.</p>
      <button type="button" onClick={() => location.reload()}>
        Load the new build
      </button>
    </div>
  );
}

interface PageProps {
  /** Whether the tree was built again since the page was opened, and which build it shows. */
  readonly state: 'same' | 'new' | 'old';
  readonly news: BuildNews;
  readonly connection: Connection;
  readonly summary: TreeSummary;
}

function Page({ connection, summary, state, news: { faults, moved } }: PageProps): JSX.Element {
  const [given, navigate] = useAddress();
  // The tree's own seed means the same as no seed.
  const address = useMemo(() => (given.seed === `${summary.seed}` ? { ...given, seed: START.seed } : given), [given]);
  const refusal = useRefusal({ connection, summary }, address);
  const title = titleOf(address);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useKeys({ '/': focusSearch });
  const explorer = useMemo(() => ({ address, navigate, connection, summary }), [address]);
  return (
    <ExplorerContext.Provider value={explorer}>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <Navigation />
      <SeedBar isRefused={refusal !== undefined} />
      <main id="main" tabIndex={-1}>
        {moved !== undefined && <Moved to={moved} />}
        {faults.length > 0 && <Faults lines={faults} />}
        {state === 'new' && <Rebuilt seed={summary.seed} />}
        {state === 'old' && <Outdated />}
        {refusal ? <Refused {...refusal} /> : <Main />}
      </main>
      <footer>{RESPONDERS[connection.responder]}</footer>
    </ExplorerContext.Provider>
  );
}

interface AppProps {
  readonly base: string;
  /** Names of all built-in resources of mockgen. */
  readonly builtins: readonly string[];
}

/** The whole page of the explorer, for the tree at an address. */
export function App({ base, builtins }: AppProps): JSX.Element {
  const [build, setBuild] = useState(0);
  const [isStale, setStale] = useState(false);
  const load = useCallback(
    async () => ({
      build,
      ...(await connect(base, builtins, (responder) =>
        responder === 'worker' ? setStale(true) : setBuild((last) => last + 1),
      )),
    }),
    [build],
  );
  const { value, problem, retry } = useLoaded(`${build} ${base}`, load);
  useRebuilds(value?.connection);
  const check = useCallback(() => void value?.connection.check(), [value]);
  const news = useBuildNews(value?.events, check);
  if (value && !problem) {
    const { connection, summary, events } = value;
    // Somebody who works on the config expects the tree to be built again, and need not be told.
    const isTold = value.build > 0 && events === undefined;
    return (
      <Page
        key={value.build}
        connection={connection}
        summary={summary}
        state={isStale ? 'old' : isTold ? 'new' : 'same'}
        news={news}
      />
    );
  }
  return (
    <main class="alone">
      <h1 class="wordmark">mockgen</h1>
      {problem ? <Alert problem={problem} onRetry={retry} /> : <p class="loading">Loading the list of resources …</p>}
    </main>
  );
}
