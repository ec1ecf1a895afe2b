import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useExplorer } from './explorer.ts';
import { onKey } from './keys.ts';
import type { FieldSummary } from './meta.ts';
import type { Resource } from './tree-summary.ts';
import { searchedIn } from './wording.ts';

/** The page searches once nothing has been typed for this many milliseconds. */
const PAUSE = 150;

/**
 * Returns the text in the search box, and a function that changes it. The address of the page follows after {@link
 * PAUSE}.
 */
function useSearchText(): readonly [string, (text: string, isFinal?: boolean) => void] {
  const { address, navigate } = useExplorer();
  const [text, setText] = useState(address.q);
  const sent = useRef(address.q);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  // The back button and "clear" change the address from outside this box.
  if (address.q !== sent.current) {
    clearTimeout(timer.current);
    sent.current = address.q;
    setText(address.q);
  }
  const send = (q: string): void => {
    if (q === sent.current) return;
    const isRefinement = q !== '' && sent.current !== '';
    sent.current = q;
    navigate({ q, page: 1 }, isRefinement);
  };
  const change = (q: string, isFinal = false): void => {
    setText(q);
    clearTimeout(timer.current);
    if (isFinal) send(q);
    else timer.current = setTimeout(() => send(q), PAUSE);
  };
  return [text, change];
}

interface SearchProps {
  readonly resource: Resource;
  readonly fields: readonly FieldSummary[];
}

/** Check boxes for the fields to search in. */
function SearchFields({ resource, fields }: SearchProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const { searchFields } = address;
  const byDefault = searchedIn(resource);
  const searchable = fields.filter(({ isPicture }) => !isPicture).map(({ name }) => name);
  // An address can name other fields too; they are shown, so that they can be unchecked.
  const names = [...new Set([...searchable, ...searchFields])];
  const choose = (chosen: readonly string[]): void => navigate({ searchFields: chosen, page: 1 });
  const toggle = (name: string): void => choose(names.filter((one) => searchFields.includes(one) !== (one === name)));
  return (
    <details class="choice">
      <summary>
        Search in <b>{searchFields.length ? searchFields.join(', ') : byDefault}</b>
      </summary>
      <fieldset>
        <legend class="hidden">Fields to search in; none chosen means {byDefault}</legend>
        {names.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={searchFields.includes(name)} onChange={() => toggle(name)} />
            {name}
          </label>
        ))}
        <button type="button" class="plain" aria-disabled={!searchFields.length} onClick={() => choose([])}>
          Back to {byDefault}
        </button>
      </fieldset>
    </details>
  );
}

/** The keys that work on a list. A narrow screen, which rarely has a keyboard, does not show them. */
function Keys(): JSX.Element {
  return (
    <p id="keys" class="keys">
      <kbd>/</kbd> to search, <kbd>↓</kbd> from there to the rows, <kbd>Enter</kbd> opens one, <kbd>Esc</kbd> closes it
    </p>
  );
}

/** Moves the focus to the first row of the table, if there is one. */
function enterTable(): void {
  document.querySelector<HTMLElement>('[data-record]')?.focus();
}

/** The search box of a resource. */
export function Search({ resource, fields }: SearchProps): JSX.Element {
  const [text, change] = useSearchText();
  const submit = (event: Event): void => {
    event.preventDefault();
    change(text, true);
  };
  const leave = (): void => {
    change(text, true);
    enterTable();
  };
  return (
    <form class="search" role="search" aria-label={`Search ${resource.name}`} onSubmit={submit}>
      <div class="box">
        <input
          id="search"
          type="search"
          aria-label={`Search ${resource.name}`}
          aria-keyshortcuts="/"
          aria-describedby="keys"
          placeholder={`Search ${resource.name}`}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKey('ArrowDown', leave)}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <SearchFields resource={resource} fields={fields} />
      <Keys />
    </form>
  );
}
