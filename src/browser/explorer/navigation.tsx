import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { START } from './address.ts';
import { byCategory, type Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { moveFocus } from './keys.ts';
import { Link } from './link.tsx';

interface ListProps {
  readonly resources: readonly Resource[];
  readonly chosen: string;
  /** The one resource in the list whose link the tab key reaches. The arrow keys lead to the others. */
  readonly stop: string | undefined;
  readonly onFollow: () => void;
}

function Resources({ resources, chosen, stop, onFollow }: ListProps): JSX.Element {
  return (
    <ul>
      {resources.map(({ name }) => (
        <li key={name}>
          <Link
            to={{ ...START, resource: name }}
            onFollow={onFollow}
            tabIndex={name === stop ? 0 : -1}
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
  const categories = byCategory(summary.resources);
  const shown = summary.resources.find(({ name }) => name === address.resource);
  const stop = (shown ?? categories[0]?.resources[0])?.name;
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
      <nav
        id="resources"
        class={isOpen ? 'open' : ''}
        aria-label="Resources"
        onKeyDown={(event) => moveFocus(event, 'a')}
      >
        {categories.map(({ name, resources }) => (
          <section key={name}>
            <h2>{name}</h2>
            <Resources resources={resources} chosen={address.resource} stop={stop} onFollow={close} />
          </section>
        ))}
      </nav>
    </header>
  );
}
