import { Fragment, type JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import type { JsonObject } from './json.ts';
import { Link } from './link.tsx';
import { listedFields, type FieldSummary } from './meta.ts';
import { Picture } from './picture.tsx';
import { Reference } from './reference.tsx';
import type { Resource } from './tree-summary.ts';
import { cellText, labelOf } from './wording.ts';

/** Longer texts can be cut off; a tooltip has the whole text. */
const SHORT = 24;

/** Returns the class that aligns numbers to the right; empty for other values. */
function numberClass(value: unknown): string {
  return typeof value === 'number' ? 'number' : '';
}

/** A cell with one reference or several. */
function References({ target, value }: { readonly target: string; readonly value: unknown }): JSX.Element {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    <td class="references">
      {values.map((one, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <Reference to={target} value={one} />
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
}

function Cell({ field, record, name }: CellProps): JSX.Element {
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
  if (field.target) return <References target={field.target} value={value} />;
  const text = cellText(value);
  return (
    <td class={numberClass(value)} title={text.length > SHORT ? text : undefined}>
      {text}
    </td>
  );
}

interface RowProps {
  /** The field of the heading of the row. */
  readonly head: string;
  readonly columns: readonly FieldSummary[];
  readonly record: JsonObject;
  /** The key of the record; empty where lists do not show it. */
  readonly name: string;
}

function Row({ head, columns, record, name }: RowProps): JSX.Element {
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
      {columns.map((field) => (
        <Cell key={field.name} field={field} record={record} name={name} />
      ))}
    </tr>
  );
}

interface TableProps {
  readonly resource: Resource;
  /** All fields of its records. */
  readonly fields: readonly FieldSummary[];
  readonly records: readonly JsonObject[];
  readonly isLoading: boolean;
}

/** The records of one page. */
export function RecordTable({ resource, fields, records, isLoading }: TableProps): JSX.Element {
  const { page } = useExplorer().address;
  const { name, key, list } = resource;
  const shown = listedFields(fields, list);
  // Lists can leave out the key; such records cannot be opened.
  const head = records.some((record) => record[key] !== undefined) ? key : (shown[0]?.name ?? key);
  const columns = shown.filter((field) => field.name !== head);
  return (
    <div class="scroll" role="region" aria-label={`Records of ${name}`} tabIndex={0} aria-busy={isLoading}>
      <table class="records">
        <caption class="hidden">
          Records of {name}, page {page}
        </caption>
        <thead>
          <tr>
            <th scope="col" class={numberClass(records[0]?.[head])}>
              {head}
            </th>
            {columns.map((field) => (
              <th
                key={field.name}
                scope="col"
                class={field.isNumber && !field.target ? 'number' : ''}
                title={field.description}
              >
                {field.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, at) => (
            <Row
              key={cellText(record[key]) || at}
              head={head}
              columns={columns}
              record={record}
              name={cellText(record[key])}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
