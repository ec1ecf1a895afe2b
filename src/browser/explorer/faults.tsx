import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { numberOf, objectOf, textsOf } from './json.ts';

/**
 * Listens to a server that builds its tree again.
 *
 * @param events the address of its events; undefined for any other host
 * @param onBuilt called when the tree was built again
 * @returns the reasons why it cannot build the tree, in lines; empty if it can
 */
export function useBuildFaults(events: string | undefined, onBuilt: () => void): readonly string[] {
  const [faults, setFaults] = useState<readonly string[]>([]);
  useEffect(() => {
    if (events === undefined) return undefined;
    const source = new EventSource(events);
    let seen: number | undefined;
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told = objectOf(JSON.parse(data));
      setFaults(textsOf(told['faults']));
      const builds = numberOf(told['builds']);
      if (seen !== undefined && builds !== seen) onBuilt();
      seen = builds;
    });
    return () => source.close();
  }, [events, onBuilt]);
  return faults;
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
