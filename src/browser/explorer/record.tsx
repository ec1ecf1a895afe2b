import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useExplorer } from './explorer.ts';
import type { Meta } from './meta.ts';
import { RecordView, useRecord } from './record-view.tsx';
import { Steps, type StepsProps } from './steps.tsx';
import { labelOf } from './wording.ts';

/**
 * Opens a dialog while it is on the page. Its heading takes the focus; after it is closed, the row of the record takes
 * it.
 */
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
  readonly meta: Meta | undefined;
}

/** The open record, in a dialog above its table. */
export function RecordDialog({ resource, meta, shown }: RecordProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const { record } = address;
  const close = (): void => navigate({ record: '' });
  const dialog = useModal(record);
  const loaded = useRecord(resource, record);
  const { isLoading, problem } = loaded.document;
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
            {name} <span class="label">{isLoading || problem ? '' : labelOf(loaded.record)}</span>
          </h2>
          <Steps resource={resource} shown={shown} />
          <button type="button" aria-keyshortcuts="Escape" title="Escape key" onClick={close}>
            Close
          </button>
        </header>
        <RecordView {...loaded} resource={resource} meta={meta} name={name} />
      </div>
    </dialog>
  );
}
