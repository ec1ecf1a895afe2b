import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { writeQuery } from './address.ts';
import { Alert } from './alert.tsx';
import type { Resource } from './tree-summary.ts';
import { Columns } from './columns.tsx';
import { Copy } from './copy.tsx';
import { Download } from './download.tsx';
import { useExplorer } from './explorer.ts';
import { useFocusHandover } from './focus.ts';
import { useLoaded } from './loading.ts';
import { fieldsOf, type Meta } from './meta.ts';
import { loadPage, type Shown } from './page.ts';
import { Pager } from './pager.tsx';
import { RecordDialog } from './record.tsx';
import { Search } from './search.tsx';
import { BackToOwn } from './seed.tsx';
import type { Page } from './shape.ts';
import { readSort } from './sort.ts';
import { layoutOf, RecordTable } from './table.tsx';
import { matchesIn, searchedIn } from './wording.ts';

/** Is shown in place of a table if there are no records to show. */
function Nothing({ page, resource }: { readonly page: Page; readonly resource: Resource }): JSX.Element {
  const { address, navigate } = useExplorer();
  const isBeyond = page.total > 0;
  return (
    <div ref={useFocusHandover()} class="empty">
      <p>
        {isBeyond
          ? `There is no page ${address.page}; the last one is page ${page.pages}.`
          : `Looked for in ${address.searchFields.join(', ') || searchedIn(resource)}.`}
      </p>
      {isBeyond && (
        <button type="button" onClick={() => navigate({ page: page.pages })}>
          Go to the last page
        </button>
      )}
      {!isBeyond && address.q !== '' && (
        <button type="button" onClick={() => navigate({ q: '', page: 1 })}>
          Clear the search
        </button>
      )}
    </div>
  );
}

interface ResultProps extends RecordsProps {
  readonly shown: Shown;
  readonly isLoading: boolean;
}

function Result({ resource, meta, shown, isLoading }: ResultProps): JSX.Element {
  const { address } = useExplorer();
  const layout = layoutOf(resource, fieldsOf(meta, shown.records), shown.records, address.columns);
  const { head, possible, columns } = layout;
  const isEmpty = shown.records.length === 0;
  return (
    <>
      {isEmpty && !isLoading && <Nothing page={shown} resource={resource} />}
      {!isEmpty && (
        <>
          <div class="tools">
            <Columns fields={possible} />
            <Download
              name={resource.name}
              records={shown.records}
              columns={[head, ...columns.map(({ name }) => name)]}
            />
          </div>
          <RecordTable resource={resource} layout={layout} records={shown.records} isLoading={isLoading} />
        </>
      )}
      {shown.total > 0 && <Pager pages={shown.pages} />}
    </>
  );
}

interface RecordsProps {
  readonly resource: Resource;
  /** The meta document of the resource; undefined while it is being loaded. */
  readonly meta: Meta | undefined;
}

/** The records of a resource: search, table, pages, and the open record. */
export function Records({ resource, meta }: RecordsProps): JSX.Element {
  const explorer = useExplorer();
  const { address } = explorer;
  const query = writeQuery(address, explorer.summary.naming);
  const asked = `${resource.collection}${query} ${address.sort}`;
  const load = useCallback((signal: AbortSignal) => loadPage(explorer, resource, address, signal), [asked]);
  const { value, problem, isLoading, retry } = useLoaded(asked, load);
  const { q, page, seed } = value?.address ?? address;
  const { field } = readSort(address.sort);
  const isOtherSeed = isLoading && seed !== address.seed;
  return (
    <>
      <Search resource={resource} fields={meta?.fields ?? []} />
      <div class="summary">
        <p role="status">
          {value && !problem && matchesIn(resource.name, q, value.total, resource.total)}
          {value && !problem && field !== '' && <span class="aside"> · this page sorted by {field}</span>}
          {value && !problem && value.pages > 1 && <span class="hidden"> (page {page})</span>}
          {isOtherSeed && !problem && <span class="loading"> · other data is on its way …</span>}
        </p>
        <Copy asked={{ collection: resource.collection, query, record: '', seed: address.seed }} />
      </div>
      {problem && (
        <Alert problem={problem} onRetry={retry}>
          <BackToOwn />
        </Alert>
      )}
      {!problem && value && meta && <Result resource={resource} meta={meta} shown={value} isLoading={isLoading} />}
      {!problem && !(value && meta) && <p class="loading">Loading the records …</p>}
      {address.record && <RecordDialog resource={resource} meta={meta} shown={value} />}
    </>
  );
}
