import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import type { FieldSummary } from './meta.ts';

/** Returns the fields that are columns, in the chosen order; all fields if none is chosen. */
export function chosenFields(fields: readonly FieldSummary[], columns: readonly string[]): readonly FieldSummary[] {
  const chosen = columns.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return chosen.length > 0 ? chosen : fields;
}

/**
 * Returns the names with one of them moved one position forward or back.
 *
 * @example
 * moved(['a', 'b', 'c'], 'c', -1) // => ["a","c","b"]
 */
export function moved(names: readonly string[], name: string, by: 1 | -1): readonly string[] {
  const at = names.indexOf(name);
  const other = names[at + by];
  return at < 0 || other === undefined ? names : names.with(at + by, name).with(at, other);
}

interface ColumnsProps {
  /** All fields that a column can have, in their own order. */
  readonly fields: readonly FieldSummary[];
}

/** Check boxes for the columns of the table, and buttons for their order. */
export function Columns({ fields }: ColumnsProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const all = fields.map(({ name }) => name);
  const shown = chosenFields(fields, address.columns).map(({ name }) => name);
  const isAll = shown.join(',') === all.join(',');
  const choose = (names: readonly string[]): void =>
    navigate({ columns: names.join(',') === all.join(',') ? [] : names }, true);
  const toggle = (name: string): void => {
    if (shown.includes(name)) choose(shown.filter((one) => one !== name));
    else choose([...shown, name]);
  };
  const move = (name: string, by: 1 | -1, sign: string, side: string): JSX.Element => (
    <button
      type="button"
      class="move"
      aria-label={`Move ${name} to the ${side}`}
      aria-disabled={moved(shown, name, by) === shown}
      onClick={() => choose(moved(shown, name, by))}
    >
      {sign}
    </button>
  );
  return (
    <details class="choice">
      <summary>
        Columns <b>{isAll ? 'all' : `${shown.length} of ${all.length}`}</b>
      </summary>
      <fieldset>
        <legend class="hidden">Columns of the table</legend>
        {[...shown, ...all.filter((name) => !shown.includes(name))].map((name) => (
          <span key={name} class="column">
            <label>
              <input type="checkbox" checked={shown.includes(name)} onChange={() => toggle(name)} />
              {name}
            </label>
            {shown.includes(name) && (
              <>
                {move(name, -1, '‹', 'left')}
                {move(name, 1, '›', 'right')}
              </>
            )}
          </span>
        ))}
        <button type="button" class="plain" aria-disabled={isAll} onClick={() => choose(all)}>
          Back to all columns
        </button>
      </fieldset>
    </details>
  );
}
