import type { JSX } from 'preact';
import type { Resource } from './tree-summary.ts';
import { useExplorer } from './explorer.ts';
import { useKeys } from './keys.ts';
import { loadPage, type Shown } from './page.ts';
import { cellText, grouped } from './wording.ts';

export interface StepsProps {
  readonly resource: Resource;
  /** The page that the record was opened from; undefined while it is being loaded. */
  readonly shown: Shown | undefined;
}

/**
 * Buttons to the records before and after the open one, across pages. Nothing is shown unless the open record is on the
 * loaded page.
 */
export function Steps({ resource, shown }: StepsProps): JSX.Element | null {
  const explorer = useExplorer();
  const { address, navigate } = explorer;
  const keys = shown?.records.map((record) => cellText(record[resource.key])) ?? [];
  const at = keys.indexOf(address.record);
  const position = shown ? (shown.address.page - 1) * shown.address.count + at : -1;
  const step = async (by: 1 | -1): Promise<void> => {
    const target = position + by;
    if (!shown || at < 0 || target < 0 || target >= shown.total) return;
    const page = Math.floor(target / shown.address.count) + 1;
    let record = keys[at + by];
    if (record === undefined) {
      const next = await loadPage(explorer, resource, { ...shown.address, page });
      record = cellText(next.records[target % shown.address.count]?.[resource.key]);
    }
    navigate({ page, record }, true);
  };
  useKeys({ ArrowLeft: () => void step(-1), ArrowRight: () => void step(1) });
  // An address can name a record that is not on its page.
  if (!shown || at < 0) return null;

  const button = (text: string, by: 1 | -1): JSX.Element => {
    const isPossible = position + by >= 0 && position + by < shown.total;
    return (
      <button
        type="button"
        aria-label={`${text} record`}
        aria-keyshortcuts={by < 0 ? 'ArrowLeft' : 'ArrowRight'}
        title={`${by < 0 ? 'Left' : 'Right'} arrow key`}
        aria-disabled={!isPossible}
        onClick={() => void step(by)}
      >
        {text}
      </button>
    );
  };
  return (
    <>
      <span class="place">
        {grouped(position + 1)} of {grouped(shown.total)}
      </span>
      {button('Previous', -1)}
      {button('Next', 1)}
    </>
  );
}
