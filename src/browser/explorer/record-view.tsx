import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { recordText } from '../../typescript/index.ts';
import { writeSeedQuery } from './address.ts';
import { Alert } from './alert.tsx';
import { pathOfRequest, type Asked } from './commands.ts';
import { Copy } from './copy.tsx';
import { useExplorer } from './explorer.ts';
import { objectOf, type JsonObject } from './json.ts';
import { JsonView } from './json-view.tsx';
import { useLoaded, type Loaded } from './loading.ts';
import { fieldsOf, targetsIn, type FieldSummary, type Meta } from './meta.ts';
import { Picture } from './picture.tsx';
import { Relatives } from './relatives.tsx';
import type { Sample } from './samples.ts';
import { BackToOwn } from './seed.tsx';
import { valueAt } from './shape.ts';
import type { Resource } from './tree-summary.ts';
import { labelOf } from './wording.ts';

/** A record, and the state of loading the document that has it. */
export interface LoadedRecord {
  readonly asked: Asked;
  readonly document: Loaded<unknown>;
  readonly record: JsonObject;
}

/**
 * Loads a record of a resource.
 *
 * @param key the key of the record; empty for a resource with only one record
 */
export function useRecord({ home, item }: Resource, key: string): LoadedRecord {
  const { address, connection, summary } = useExplorer();
  const query = writeSeedQuery(address, summary.naming);
  const asked = { collection: home, query, record: key, seed: address.seed };
  const path = pathOfRequest(asked);
  const load = useCallback(async (signal: AbortSignal) => (await connection.get(path, signal)).document, [path]);
  const document = useLoaded(path, load);
  return { asked, document, record: objectOf(valueAt(document.value, item)) };
}

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

/**
 * Returns, for each reference in an item document, the resource to which it refers, by path. The record can be inside
 * of the document.
 */
function targetsOf(meta: Meta, { item }: Resource): ReadonlyMap<string, string> {
  const path = item.map((key) => `${key}.`).join('');
  return new Map([...targetsIn(meta.fields)].map(([name, target]) => [path + name, target]));
}

/** Returns the formats in which a record can be copied, each with the text. */
function copiesOf(record: JsonObject, meta: Meta): readonly Sample[] {
  const json = { name: 'JSON', text: JSON.stringify(record, null, 2), hint: '' };
  if (meta.fields.length === 0) return [json];
  return [json, { name: 'TypeScript', text: recordText(meta.singular, meta.schema, record), hint: '' }];
}

interface ViewProps extends LoadedRecord {
  readonly resource: Resource;
  readonly meta: Meta | undefined;
  /** The name of the record for a reader. */
  readonly name: string;
}

/** A record: the request for it, its pictures, its document, and the records that refer to it. */
export function RecordView({ resource, asked, document, record, meta, name }: ViewProps): JSX.Element {
  const { value, problem, isLoading, retry } = document;
  // What depends on the fields comes together with the record, so that nothing moves under a reader's finger.
  const isShown = !problem && value !== undefined && meta !== undefined;
  return (
    <>
      <Copy asked={asked} more={isShown ? copiesOf(record, meta) : []} />
      {problem && (
        <Alert problem={problem} onRetry={retry}>
          <BackToOwn />
        </Alert>
      )}
      {isShown && (
        <>
          <Pictures fields={fieldsOf(meta, [record])} record={record} />
          <JsonView
            document={value}
            name={`${name} as JSON`}
            isLoading={isLoading}
            targets={targetsOf(meta, resource)}
          />
          {resource.referrers.length > 0 && asked.record !== '' && (
            <Relatives resource={resource} meta={meta} record={record} name={asked.record} />
          )}
        </>
      )}
      {!problem && !isShown && <p class="loading">Loading the record …</p>}
    </>
  );
}
