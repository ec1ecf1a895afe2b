import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { Fields } from './fields.tsx';
import { Heading } from './heading.tsx';
import { Link } from './link.tsx';
import { useLoaded } from './loading.ts';
import { readMeta } from './meta.ts';
import { Records } from './records.tsx';
import { grouped } from './wording.ts';

function Views(): JSX.Element {
  const { address } = useExplorer();
  const link = (view: 'records' | 'fields', text: string): JSX.Element => (
    <Link to={{ ...address, view, record: '' }} aria-current={address.view === view ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <nav class="views" aria-label="Views">
      {link('records', 'Records')}
      {link('fields', 'Fields')}
    </nav>
  );
}

/** A resource: what it is, its records or its fields. */
export function ResourcePage({ resource }: { readonly resource: Resource }): JSX.Element {
  const { address, connection } = useExplorer();
  const load = useCallback(
    async (signal: AbortSignal) => readMeta((await connection.get(resource.meta, signal)).document, resource.name),
    [resource],
  );
  const meta = useLoaded(resource.meta, load);
  return (
    <>
      <Heading>{resource.name}</Heading>
      <p class="lead">
        {resource.description}{' '}
        {resource.total !== undefined && <span class="total">{grouped(resource.total)} records.</span>}
      </p>
      <Views />
      {address.view === 'fields' ? (
        <Fields meta={meta} resource={resource.name} />
      ) : (
        // Once it is known that there is no meta document, records are shown without one.
        <Records resource={resource} meta={meta.value ?? (meta.problem && readMeta(undefined, resource.name))} />
      )}
    </>
  );
}
