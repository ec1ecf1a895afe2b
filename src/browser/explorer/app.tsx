import type { JSX } from 'preact';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { START } from './address.ts';
import { Alert } from './alert.tsx';
import type { TreeSummary } from './tree-summary.ts';
import { ExplorerContext, useAddress, useExplorer } from './explorer.ts';
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

/** Moves the cursor into the search box, unless a dialog is above it. */
function findSearch(): void {
  if (!document.querySelector('dialog')) document.querySelector<HTMLInputElement>('#search')?.select();
}

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

interface PageProps {
  readonly connection: Connection;
  readonly summary: TreeSummary;
}

function Page({ connection, summary }: PageProps): JSX.Element {
  const [given, navigate] = useAddress();
  // The tree's own seed means the same as no seed.
  const address = useMemo(() => (given.seed === `${summary.seed}` ? { ...given, seed: START.seed } : given), [given]);
  const refusal = useRefusal({ connection, summary }, address);
  const title = titleOf(address);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useKeys({ '/': findSearch });
  const explorer = useMemo(() => ({ address, navigate, connection, summary }), [address]);
  return (
    <ExplorerContext.Provider value={explorer}>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <Navigation />
      <SeedBar isRefused={refusal !== undefined} />
      <main id="main" tabIndex={-1}>
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
  const load = useCallback(() => connect(base, builtins), [base]);
  const { value, problem, retry } = useLoaded(base, load);
  if (value) return <Page connection={value.connection} summary={value.summary} />;
  return (
    <main class="alone">
      <h1 class="wordmark">mockgen</h1>
      {problem ? <Alert problem={problem} onRetry={retry} /> : <p class="loading">Loading the list of resources …</p>}
    </main>
  );
}
