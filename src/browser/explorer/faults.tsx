import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { numberOf, objectOf, textOf, textsOf } from './json.ts';

/** What a server that builds its tree again tells. */
export interface BuildNews {
  /** The reasons why it cannot build the tree, in lines; empty if it can. */
  readonly faults: readonly string[];
  /** The address at which the tree is now, with a slash at the end; undefined while it is where it was. */
  readonly moved: string | undefined;
}

/**
 * Listens to a server that builds its tree again.
 *
 * @param events the address of its events; undefined for any other host
 * @param onBuilt called when the tree was built again
 */
export function useBuildNews(events: string | undefined, onBuilt: () => void): BuildNews {
  const [news, setNews] = useState<BuildNews>({ faults: [], moved: undefined });
  useEffect(() => {
    if (events === undefined) return undefined;
    const source = new EventSource(events);
    let seen: { readonly builds: number | undefined; readonly base: string } | undefined;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told = objectOf(JSON.parse(data));
      const [builds, base] = [numberOf(told['builds']), textOf(told['base'])];
      seen ??= { builds, base };
      const moved = base === seen.base ? undefined : new URL(`${base}/`, events).href;
      setNews({ faults: textsOf(told['faults']), moved });
      if (builds !== seen.builds) onBuilt();
      seen = { ...seen, builds };
    });
    return () => source.close();
  }, [events, onBuilt]);
  return news;
}

/** Says that the tree is at another address now. */
export function Moved({ to }: { readonly to: string }): JSX.Element {
  return (
    <div class="rebuilt" role="status">
      <p>
        The base of this tree has changed: nothing answers here any more. It is now at{' '}
        <a href={to + location.search}>{to}</a>
      </p>
    </div>
  );
}

/** Says why the tree cannot be built again. */
export function Faults({ lines }: { readonly lines: readonly string[] }): JSX.Element {
  return (
    <div class="alert faults" role="alert">
      <p>The tree cannot be built. What you see is the build of before.</p>
      {lines.map((line) => (
        <p key={line} class="detail">
          {line}
        </p>
      ))}
    </div>
  );
}
