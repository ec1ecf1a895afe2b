import type { ComponentChildren, JSX } from 'preact';
import { writeAddress, type Address } from './address.ts';
import { useExplorer } from './explorer.ts';

interface LinkProps extends Omit<JSX.HTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  readonly to: Omit<Address, 'seed'>;
  /** Called when the reader has followed the link within the page. Default: nothing happens. */
  readonly onFollow?: () => void;
  readonly children: ComponentChildren;
}

/** A link to another state of the page with the same seed. It can be opened in a new tab like any other link. */
export function Link({ to, onFollow, children, ...rest }: LinkProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const target = { ...to, seed: address.seed };
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Otherwise, the row of the record would also handle the click.
    event.stopPropagation();
    navigate(target);
    onFollow?.();
  };
  return (
    <a {...rest} href={writeAddress(target)} onClick={follow}>
      {children}
    </a>
  );
}
