import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import type { JsonObject } from './json.ts';
import { Link } from './link.tsx';
import type { FieldSummary } from './meta.ts';
import { Picture } from './picture.tsx';
import { cellText, labelOf } from './wording.ts';

/** Longer texts can be cut off; a tooltip has the whole text. */
const SHORT = 24;

/** Returns the class that aligns numbers to the right; empty for other values. */
function numberClass(value: unknown): string {
  return typeof value === 'number' ? 'number' : '';
}

function Cell({ field, record }: { readonly field: FieldSummary; readonly record: JsonObject }): JSX.Element {
  const value = record[field.name];
  if (value === undefined) return <td />;
  if (value === null) return <td class={field.isNumber ? 'number none' : 'none'}>null</td>;
  if (field.isPicture) {
    const alt = `${field.name} of ${labelOf(record) || cellText(record['id'])}`;
    return (
      <td class="thumb">
        <Picture class="small" value={value} alt={alt} />
      </td>
    );
  }
  const text = cellText(value);
  return (
    <td class={numberClass(value)} title={text.length > SHORT ? text : undefined}>
      {text}
    </td>
  );
}

interface RowProps {
  readonly columns: readonly FieldSummary[];
  readonly record: JsonObject;
}

function Row({ columns, record }: RowProps): JSX.Element {
  const { address, navigate } = useExplorer();
  const id = cellText(record['id']);
  const open = (): void => {
    // A click that selects text does not open the record.
    if (id && getSelection()?.isCollapsed !== false) navigate({ record: id });
  };
  return (
    <tr onClick={open} class={id === address.record ? 'chosen' : ''}>
      <th scope="row" class={numberClass(record['id'])}>
        {id && (
          <Link
            to={{ ...address, record: id }}
            data-record={id}
            title={id.length > SHORT ? id : undefined}
            aria-label={`Open record ${id} ${labelOf(record)}`.trim()}
          >
            {id}
          </Link>
        )}
      </th>
      {columns.map((field) => (
        <Cell key={field.name} field={field} record={record} />
      ))}
    </tr>
  );
}

interface TableProps {
  readonly resource: string;
  readonly fields: readonly FieldSummary[];
  readonly records: readonly JsonObject[];
  readonly isLoading: boolean;
}

/** The records of one page. */
export function RecordTable({ resource, fields, records, isLoading }: TableProps): JSX.Element {
  const { page } = useExplorer().address;
  const columns = fields.filter(({ name }) => name !== 'id');
  return (
    <div class="scroll" role="region" aria-label={`Records of ${resource}`} tabIndex={0} aria-busy={isLoading}>
      <table class="records">
        <caption class="hidden">
          Records of {resource}, page {page}
        </caption>
        <thead>
          <tr>
            <th scope="col" class={numberClass(records[0]?.['id'])}>
              id
            </th>
            {columns.map(({ name, isNumber, description }) => (
              <th key={name} scope="col" class={isNumber ? 'number' : ''} title={description}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record, at) => (
            <Row key={cellText(record['id']) || at} columns={columns} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
