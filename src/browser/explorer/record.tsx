import type { JSX, RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { writeSeedQuery } from './address.ts';
import { Alert } from './alert.tsx';
import type { Resource } from './tree-summary.ts';
import { Copy } from './copy.tsx';
import { useExplorer } from './explorer.ts';
import { objectOf, type JsonObject } from './json.ts';
import { JsonView } from './json-view.tsx';
import { useLoaded } from './loading.ts';
import { fieldsOf, type FieldSummary, type Meta } from './meta.ts';
import { Picture } from './picture.tsx';
import { BackToOwn } from './seed.tsx';
import { pathIn, valueAt } from './shape.ts';
import { Steps, type StepsProps } from './steps.tsx';
import { labelOf } from './wording.ts';

interface PicturesProps {
  readonly fields: readonly FieldSummary[];
  readonly record: JsonObject;
}

function Pictures({ fields, record }: PicturesProps): JSX.Element | null {
  const shown = fields.filter(({ name, isPicture }) => isPicture && record[name]);
  if (!shown.length) return null;
  return (
    <div class="pictures">
      {shown.map(({ name }) => (
        <figure key={name}>
          <Picture class="large" value={record[name]} alt={`${name} of ${labelOf(record) || 'this record'}`} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Opens a dialog while it is mounted. Its heading takes the focus; later, the row of the record takes it. */
function useModal(record: string): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef(record);
  last.current = record;
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('h2')?.focus();
    return () => {
      // Closed first, so that elements outside can take the focus.
      element?.close();
      document.querySelector<HTMLElement>(`[data-record="${last.current}"]`)?.focus();
    };
  }, []);
  return dialog;
}

interface RecordProps extends StepsProps {
  readonly resource: Resource;
  readonly meta: Meta | undefined;
}

/** The open record, in a dialog above its table. */
export function RecordDialog({ resource, meta, shown }: RecordProps): JSX.Element {
  const { address, navigate, connection, summary } = useExplorer();
  const { record } = address;
  const close = (): void => navigate({ record: '' });
  const dialog = useModal(record);
  const query = writeSeedQuery(address, summary.naming);
  const path = `${resource.collection}/${record}${query}`;
  const load = useCallback(async (signal: AbortSignal) => (await connection.get(path, signal)).document, [path]);
  const { value, problem, isLoading, retry } = useLoaded(path, load);
  const loaded = objectOf(valueAt(value, pathIn(summary.item, resource.name)));
  const name = `${meta?.singular ?? resource.name} ${record}`;
  const cancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  return (
    <dialog
      ref={dialog}
      class="record"
      aria-labelledby="record-name"
      onCancel={cancel}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div class="sheet">
        <header>
          <h2 id="record-name" tabIndex={-1} aria-live="polite">
            {name} <span class="label">{isLoading || problem ? '' : labelOf(loaded)}</span>
          </h2>
          <Steps resource={resource} shown={shown} />
          <button type="button" onClick={close}>
            Close
          </button>
        </header>
        <Copy asked={{ collection: resource.collection, query, record, seed: address.seed }} />
        {problem && (
          <Alert problem={problem} onRetry={retry}>
            <BackToOwn />
          </Alert>
        )}
        {!problem && value !== undefined && (
          <>
            <Pictures fields={fieldsOf(meta, [loaded])} record={loaded} />
            <JsonView document={value} name={`${name} as JSON`} isLoading={isLoading} />
          </>
        )}
        {!problem && value === undefined && <p class="loading">Loading the record …</p>}
      </div>
    </dialog>
  );
}
