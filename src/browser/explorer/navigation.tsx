import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { START } from './address.ts';
import { byCategory, type Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { Link } from './link.tsx';

interface ListProps {
  readonly resources: readonly Resource[];
  readonly chosen: string;
  readonly onFollow: () => void;
}

function Resources({ resources, chosen, onFollow }: ListProps): JSX.Element {
  return (
    <ul>
      {resources.map(({ name }) => (
        <li key={name}>
          <Link
            to={{ ...START, resource: name }}
            onFollow={onFollow}
            aria-current={name === chosen ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The name of the page, and all resources by category. On a narrow screen, a button opens them. */
export function Navigation(): JSX.Element {
  const { address, summary } = useExplorer();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  useEffect(() => {
    document.querySelector('#resources [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [address.resource]);
  return (
    <header class="side" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <p class="brand">
        <Link to={START} onFollow={close} class="wordmark" aria-current={address.resource ? undefined : 'page'}>
          mockgen
        </Link>
        {summary.version && <span class="version">{summary.version}</span>}
      </p>
      <button
        type="button"
        class="menu"
        aria-expanded={isOpen}
        aria-controls="resources"
        onClick={() => setOpen(!isOpen)}
      >
        Resources
      </button>
      <nav id="resources" class={isOpen ? 'open' : ''} aria-label="Resources">
        {byCategory(summary.resources).map(({ name, resources }) => (
          <section key={name}>
            <h2>{name}</h2>
            <Resources resources={resources} chosen={address.resource} onFollow={close} />
          </section>
        ))}
      </nav>
    </header>
  );
}
