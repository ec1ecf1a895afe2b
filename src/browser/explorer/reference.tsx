import type { ComponentChildren, JSX } from 'preact';
import { START } from './address.ts';
import { useExplorer } from './explorer.ts';
import { Link } from './link.tsx';
import { useTarget } from './targets.ts';
import { cellText } from './wording.ts';

interface ReferenceProps {
  /** Name of the resource that the reference leads to. */
  readonly to: string;
  /** The value of the field: the key of the record that it refers to. */
  readonly value: unknown;
  /** What is shown for the value. Default: the value as in a table. */
  readonly children?: ComponentChildren;
}

/**
 * A reference, as a link to the record. The name of the record stands beside it only as a style, so that copying the
 * text copies only the value.
 */
export function Reference({ to, value, children }: ReferenceProps): JSX.Element {
  const resource = useExplorer().summary.resources.find(({ name }) => name === to);
  const text = cellText(value);
  const target = useTarget(resource, text);
  const shown = children ?? text;
  if (!target) return <>{shown}</>;
  return (
    <Link to={{ ...START, resource: to, record: target.key }} class="reference" data-name={target.label || undefined}>
      {shown}
    </Link>
  );
}
