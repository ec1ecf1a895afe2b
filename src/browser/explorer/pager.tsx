import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import { grouped } from './wording.ts';

const COUNTS = [10, 25, 50, 100];

interface StepProps {
  readonly text: string;
  readonly to: number;
  readonly pages: number;
}

/**
 * A button that leads to another page. On the first and the last page it only looks disabled, since a disabled button
 * would lose the focus.
 */
function Step({ text, to, pages }: StepProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const isPossible = to >= 1 && to <= pages && to !== address.page;
  const go = (): void => {
    if (isPossible) navigate({ page: to });
  };
  return (
    <button type="button" aria-disabled={!isPossible} onClick={go} aria-label={`${text} page`}>
      {text}
    </button>
  );
}

/** A list to choose the number of records per page. */
function Count(): JSX.Element {
  const { address, navigate } = useExplorer();
  const counts = [...new Set([...COUNTS, address.count])].toSorted((one, other) => one - other);
  return (
    <label class="count">
      Records per page
      <select
        value={address.count}
        onChange={({ currentTarget }) => navigate({ count: Number(currentTarget.value), page: 1 })}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field to go to any page. A number beyond the last page leads to the last one. */
function Jump({ pages }: { readonly pages: number }): JSX.Element {
  const { navigate } = useExplorer();
  const go = (event: JSX.TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const box = event.currentTarget.querySelector('input');
    const page = Number(box?.value);
    if (!box || !Number.isInteger(page) || page < 1) return;
    box.value = '';
    navigate({ page: Math.min(page, pages) });
  };
  return (
    <form class="count" onSubmit={go}>
      <label>
        Go to page <input type="text" inputMode="numeric" pattern="[0-9]*" autocomplete="off" size={4} />
      </label>
    </form>
  );
}

/** The buttons to other pages of a collection. */
export function Pager({ pages }: { readonly pages: number }): JSX.Element {
  const { page } = useExplorer().address;
  return (
    <div class="pager">
      <nav aria-label="Pages">
        <Step text="First" to={1} pages={pages} />
        <Step text="Previous" to={Math.min(page - 1, pages)} pages={pages} />
        <span class="place">
          Page {grouped(page)} of {grouped(pages)}
        </span>
        <Step text="Next" to={page + 1} pages={pages} />
        <Step text="Last" to={pages} pages={pages} />
      </nav>
      {pages > 2 && <Jump pages={pages} />}
      <Count />
    </div>
  );
}
