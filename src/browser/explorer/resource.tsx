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
import { Single } from './single.tsx';
import { recordsIn } from './wording.ts';

function Views({ isSingle }: Pick<Resource, 'isSingle'>): JSX.Element {
  const { address } = useExplorer();
  const link = (view: 'records' | 'fields', text: string): JSX.Element => (
    <Link to={{ ...address, view, record: '' }} aria-current={address.view === view ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <nav class="views" aria-label="Views">
      {link('records', isSingle ? 'Record' : 'Records')}
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
  // Once it is known that there is no meta document, records are shown without one.
  const known = meta.value ?? (meta.problem && readMeta(undefined, resource.name));
  const View = resource.isSingle ? Single : Records;
  return (
    <>
      <Heading>{resource.name}</Heading>
      <p class="lead">
        {resource.description} {resource.total !== undefined && <span class="total">{recordsIn(resource.total)}.</span>}
      </p>
      <Views isSingle={resource.isSingle} />
      {address.view === 'fields' ? (
        <Fields meta={meta} resource={resource.name} />
      ) : (
        <View {...{ resource, meta: known }} />
      )}
    </>
  );
}
