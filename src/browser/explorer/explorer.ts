import { createContext, type Context } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { parseAddress, writeAddress, type Address } from './address.ts';
import type { TreeSummary } from './tree-summary.ts';
import type { Connection } from './connection.ts';

/**
 * Changes what the page shows, together with its address.
 *
 * @param isRefinement whether the change replaces the current history entry instead of adding one for the back button
 */
export type Navigate = (change: Partial<Address>, isRefinement?: boolean) => void;

/** Holds the state of the page, which is always that of its address. */
export function useAddress(): readonly [Address, Navigate] {
  const [address, setAddress] = useState(() => parseAddress(location.search));
  useEffect(() => {
    const follow = (): void => setAddress(parseAddress(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate = useCallback<Navigate>((change, isRefinement = false) => {
    const next = { ...parseAddress(location.search), ...change };
    const query = writeAddress(next);
    const url = location.pathname + (query === '?' ? '' : query);
    if (isRefinement) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    setAddress(next);
  }, []);
  return [address, navigate];
}

/** The state that all parts of the page share. */
export interface Explorer {
  readonly address: Address;
  readonly navigate: Navigate;
  readonly connection: Connection;
  readonly summary: TreeSummary;
}

/** Provides the explorer to the parts of the page. */
export const ExplorerContext: Context<Explorer | undefined> = createContext<Explorer | undefined>(undefined);

/** Returns the explorer that a part of the page belongs to. */
export function useExplorer(): Explorer {
  const explorer = useContext(ExplorerContext);
  if (!explorer) throw new Error('useExplorer was called outside of the explorer');
  return explorer;
}
