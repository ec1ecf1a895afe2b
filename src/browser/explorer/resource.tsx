import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { START, type View } from './address.ts';
import type { Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { Fields } from './fields.tsx';
import { Heading } from './heading.tsx';
import { Link } from './link.tsx';
import { useLoaded } from './loading.ts';
import { readMeta } from './meta.ts';
import { Records } from './records.tsx';
import { RequestBuilder } from './request.tsx';
import { Single } from './single.tsx';
import { Reference } from './reference.tsx';
import { narrowed, readUnder, type Under } from './under.ts';
import { recordsIn } from './wording.ts';

function Views({ isSingle }: Pick<Resource, 'isSingle'>): JSX.Element {
  const { address } = useExplorer();
  const link = (view: View, text: string): JSX.Element => (
    <Link to={{ ...address, view, record: '' }} aria-current={address.view === view ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <nav class="views" aria-label="Views">
      {link('records', isSingle ? 'Record' : 'Records')}
      {link('fields', 'Fields')}
      {link('request', 'Request')}
    </nav>
  );
}

/** Says that only records which refer to one record are shown, with a link back to all records. */
function Narrowing({ under: { target, key, referrer } }: { readonly under: Under }): JSX.Element {
  return (
    <p class="narrowing">
      Only those whose {referrer.field} is {target.key === target.id ? <Reference to={target.name} value={key} /> : key}{' '}
      of {target.name}. <Link to={{ ...START, resource: referrer.resource }}>All {referrer.resource}</Link>
    </p>
  );
}

/** The page of a resource: its description, and its records, its fields or the request form. */
export function ResourcePage({ resource }: { readonly resource: Resource }): JSX.Element {
  const { address, connection, summary } = useExplorer();
  const under = readUnder(address.under, resource.name, summary.resources);
  const load = useCallback(
    async (signal: AbortSignal) => readMeta((await connection.get(resource.meta, signal)).document, resource.name),
    [resource],
  );
  const meta = useLoaded(resource.meta, load);
  // If it turns out that there is no meta document, records are shown without one.
  const known = meta.value ?? (meta.problem && readMeta(undefined, resource.name));
  const shown = { resource: narrowed(resource, under), meta: known };
  return (
    <>
      <Heading>{resource.name}</Heading>
      <p class="lead">
        {resource.description} {resource.total !== undefined && <span class="total">{recordsIn(resource.total)}.</span>}
      </p>
      {under && <Narrowing under={under} />}
      <Views isSingle={resource.isSingle} />
      {address.view === 'fields' && <Fields meta={meta} resource={resource.name} />}
      {address.view === 'request' && <RequestBuilder {...shown} />}
      {address.view === 'records' && (resource.isSingle ? <Single {...shown} /> : <Records {...shown} />)}
    </>
  );
}
