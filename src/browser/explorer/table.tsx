import { Fragment, type JSX } from 'preact';
import { chosenFields } from './columns.tsx';
import { missingDecimals } from './decimals.ts';
import { useExplorer } from './explorer.ts';
import type { JsonObject } from './json.ts';
import { focusSearch, useFocusHandover } from './focus.ts';
import { moveFocus, onKey } from './keys.ts';
import { Link } from './link.tsx';
import { listedFields, type FieldSummary } from './meta.ts';
import { Marked } from './marked.tsx';
import { Picture } from './picture.tsx';
import { Reference } from './reference.tsx';
import { nextSort, readSort } from './sort.ts';
import type { Resource } from './tree-summary.ts';
import { cellText, labelOf } from './wording.ts';

/** A text with more characters than this may be cut off in a cell. A tooltip then has the whole text. */
const SHORT = 24;

/** Returns the class that aligns numbers to the right; empty for other values. */
function numberClass(value: unknown): string {
  return typeof value === 'number' ? 'number' : '';
}

/** A cell with one reference or several. */
function References({ field, value }: { readonly field: FieldSummary; readonly value: unknown }): JSX.Element {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    <td class="references">
      {values.map((one, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <Reference to={field.target} value={one}>
            <Marked field={field} text={cellText(one)} />
          </Reference>
        </Fragment>
      ))}
    </td>
  );
}

interface CellProps {
  readonly field: FieldSummary;
  readonly record: JsonObject;
  /** The key of the record. */
  readonly name: string;
  /** Digits that are added invisibly, so that the decimal points of the column stand below each other. */
  readonly pad: string;
}

function Cell({ field, record, name, pad }: CellProps): JSX.Element {
  const value = record[field.name];
  if (value === undefined) return <td />;
  if (value === null) return <td class={field.isNumber ? 'number none' : 'none'}>null</td>;
  if (field.isPicture) {
    const alt = `${field.name} of ${labelOf(record) || name}`;
    return (
      <td class="thumb">
        <Picture class="small" value={value} alt={alt} />
      </td>
    );
  }
  if (field.target) return <References field={field} value={value} />;
  const text = cellText(value);
  return (
    <td class={numberClass(value)} data-pad={pad || undefined} title={text.length > SHORT ? text : undefined}>
      <Marked field={field} text={text} />
    </td>
  );
}

interface RowProps {
  /** Name of the field in the first column. Its value is the heading of a row. */
  readonly head: string;
  readonly columns: readonly FieldSummary[];
  /** Digits that are added invisibly to the numbers of the row, by column. */
  readonly pads: readonly string[];
  readonly record: JsonObject;
  /** The key of the record; empty where lists do not show it. */
  readonly name: string;
}

function Row({ head, columns, pads, record, name }: RowProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const text = cellText(record[head]);
  const open = (): void => {
    // A click that selects text does not open the record.
    if (name && getSelection()?.isCollapsed !== false) navigate({ record: name });
  };
  return (
    <tr onClick={open} class={name !== '' && name === address.record ? 'chosen' : ''}>
      <th scope="row" class={numberClass(record[head])} title={text.length > SHORT ? text : undefined}>
        {name ? (
          <Link
            to={{ ...address, record: name }}
            data-record={name}
            aria-label={`Open record ${name} ${labelOf(record)}`.trim()}
          >
            {text}
          </Link>
        ) : (
          text
        )}
      </th>
      {columns.map((field, at) => (
        <Cell key={field.name} field={field} record={record} name={name} pad={pads[at] ?? ''} />
      ))}
    </tr>
  );
}

interface ColumnHeadProps {
  readonly name: string;
  readonly class: string;
  readonly title?: string;
}

/** The heading of a column. A click sorts the shown records by it. */
function ColumnHead({ name, ...rest }: ColumnHeadProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const { field, isDown } = readSort(address.sort);
  const order = field === name ? (isDown ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order} {...rest}>
      <button type="button" class="sort" onClick={() => navigate({ sort: nextSort(address.sort, name) }, true)}>
        {name}
      </button>
    </th>
  );
}

/** The columns of a table. */
export interface TableLayout {
  /** Name of the field in the first column, which has the headings of the rows. */
  readonly head: string;
  /** Fields that the columns after the first one can show; the reader chooses among them. */
  readonly possible: readonly FieldSummary[];
  /** Fields that the columns after the first one show: those that the reader chose; all of `possible` if none. */
  readonly columns: readonly FieldSummary[];
}

/** Decides which fields of a resource are columns of its table. */
export function layoutOf(
  { key, list }: Resource,
  fields: readonly FieldSummary[],
  records: readonly JsonObject[],
  chosen: readonly string[],
): TableLayout {
  const listed = listedFields(fields, list);
  // Lists can leave out the key; such records cannot be opened.
  const head = records.some((record) => record[key] !== undefined) ? key : (listed[0]?.name ?? key);
  const possible = listed.filter((field) => field.name !== head);
  return { head, possible, columns: chosenFields(possible, chosen) };
}

interface TableProps {
  readonly resource: Resource;
  readonly layout: TableLayout;
  readonly records: readonly JsonObject[];
  readonly isLoading: boolean;
}

/** The table with the records of one page. */
export function RecordTable({ resource, layout, records, isLoading }: TableProps): JSX.Element {
  const { page } = useExplorer().address;
  const { name, key } = resource;
  const { head, columns } = layout;
  const pads = columns.map((field) => missingDecimals(records.map((record) => record[field.name])));
  return (
    <div
      ref={useFocusHandover()}
      class="scroll"
      role="region"
      aria-label={`Records of ${name}`}
      tabIndex={0}
      aria-busy={isLoading}
      onKeyDown={onKey('Escape', focusSearch)}
    >
      <table class="records" onKeyDown={(event) => moveFocus(event, '[data-record]')}>
        <caption class="hidden">
          Records of {name}, page {page}
        </caption>
        <thead>
          <tr>
            <ColumnHead name={head} class={numberClass(records[0]?.[head])} />
            {columns.map((field) => (
              <ColumnHead
                key={field.name}
                name={field.name}
                class={field.isNumber && !field.target ? 'number' : ''}
                title={field.description}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Rows are kept for other records, so that the focus stays where it is when a search or a page replaces them. */}
          {records.map((record, at) => (
            <Row
              key={at}
              head={head}
              columns={columns}
              pads={pads.map((column) => column[at] ?? '')}
              record={record}
              name={cellText(record[key])}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
