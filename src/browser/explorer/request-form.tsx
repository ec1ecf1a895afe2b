import type { JSX } from 'preact';
import { PARAMETERS } from '../../tree/index.ts';
import { choiceOf, choicesOf, listsFrom, writeAsked, withParameter, type AskedParts } from './asking.ts';
import { useExplorer } from './explorer.ts';
import type { FieldSummary } from './meta.ts';
import { Parameter } from './parameter.tsx';
import type { Resource } from './tree-summary.ts';

interface FieldProps {
  readonly asked: AskedParts;
  /** The fields of the resource. */
  readonly fields: readonly FieldSummary[];
  /** What the service finds wrong with the request, by the name of the parameter. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (asked: AskedParts) => void;
}

interface PathProps extends Pick<FieldProps, 'asked' | 'onChange'> {
  readonly resource: Resource;
  /** Kind of the document that is requested. */
  readonly kind: Kind;
  /** Whether the service has no such document. */
  readonly isMissing: boolean;
}

/** Which document a request is for. */
export type Kind = 'records' | 'record' | 'meta';

const KINDS: Readonly<Record<Kind, string>> = { records: 'Records', record: 'One record', meta: 'Its fields' };

/** Returns which document of a resource a request is for. */
export function kindOf({ home, collection }: Resource, { path }: AskedParts): Kind {
  if (path === `${home}/meta`) return 'meta';
  const isBelow = path !== collection && path.startsWith(`${home}/`);
  // What is another level below, such as `users/1/invoices`, is a list again.
  return isBelow && !path.slice(home.length + 1).includes('/') ? 'record' : 'records';
}

/**
 * A choice of the document to request: records, one record by its key, or the meta document (the description of the
 * resource).
 */
function Path({ resource, kind, isMissing, asked, onChange }: PathProps): JSX.Element {
  const { home, collection, isSingle, key } = resource;
  const paths: Readonly<Record<Kind, string>> = { records: collection, record: `${home}/1`, meta: `${home}/meta` };
  const kinds = (Object.keys(KINDS) as readonly Kind[]).filter((one) => one !== 'record' || !isSingle);
  return (
    <>
      <fieldset class="kinds">
        <legend>Ask for</legend>
        {kinds.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => onChange({ ...asked, path: paths[one] })}
            />
            {KINDS[one]}
          </label>
        ))}
      </fieldset>
      {kind === 'record' && (
        <div class="parameter">
          <label for="ask-key">{key}</label>
          <input
            id="ask-key"
            type="text"
            autocomplete="off"
            aria-invalid={isMissing}
            aria-describedby="ask-key-fault"
            value={asked.path.slice(home.length + 1)}
            onInput={({ currentTarget }) =>
              onChange({ ...asked, path: `${home}/${encodeURIComponent(currentTarget.value)}` })
            }
          />
          <p id="ask-key-fault" class="fault">
            {isMissing && `There is no such ${key}.`}
          </p>
        </div>
      )}
    </>
  );
}

/**
 * An input for all parameters without an input of their own, such as filters by the fields of records. They are written
 * as in a query.
 */
function Filters({
  text,
  known,
  asked,
  fields,
  faults,
  onChange,
}: FieldProps & {
  /** What these parameters do, as a sentence. */
  readonly text: string;
  /** Names of the parameters that have an input of their own in the form. */
  readonly known: ReadonlySet<string>;
}): JSX.Element {
  const others = asked.parameters.filter(([name]) => !known.has(name));
  const own = asked.parameters.filter(([name]) => known.has(name));
  const value = writeAsked({ path: '', parameters: others }).slice(1);
  const before = value.split('&').slice(0, -1);
  return (
    <Parameter
      choice={choiceOf('filters', { description: `${text} As in a query: status=paid&total_gte=10.` })}
      value={value}
      offered={filtersOf(fields).map((filter) => [...before, filter].join('&'))}
      fault={others.map(([name]) => faults.get(name)).find((fault) => fault !== undefined)}
      onChange={(query) => onChange({ ...asked, parameters: [...own, ...new URLSearchParams(query)] })}
    />
  );
}

/** Returns filters by those fields that have a closed list of values: one for each value. */
function filtersOf(fields: readonly FieldSummary[]): readonly string[] {
  return fields.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`));
}

interface FormProps extends FieldProps {
  readonly resource: Resource;
  /** Whether the service has no such document as is asked for. */
  readonly isMissing: boolean;
}

/** A form for a request, with a control for each parameter that the service has. */
export function RequestForm({ resource, isMissing, asked, fields, faults, onChange }: FormProps): JSX.Element {
  const { naming, dialect } = useExplorer().summary;
  const kind = kindOf(resource, asked);
  const { choices, filters } = choicesOf(naming, dialect, kind === 'records', PARAMETERS);
  const change = (next: AskedParts): void => {
    const isCollection = kindOf(resource, next) === 'records';
    const own = new Set(choicesOf(naming, dialect, isCollection, PARAMETERS).choices.map(({ name }) => name));
    // Parameters that only collections have are left out of a request for one record, where nothing would show them.
    const parameters = next.parameters.filter(([name]) => isCollection || own.has(name));
    onChange({ ...next, parameters });
  };
  const known = new Set(choices.map(({ name }) => name));
  const names = fields.filter(({ isPicture }) => !isPicture).map(({ name }) => name);
  const valueOf = (name: string): string => asked.parameters.find(([one]) => one === name)?.[1] ?? '';
  return (
    <form aria-label="Request" noValidate onSubmit={(event) => event.preventDefault()}>
      <Path resource={resource} kind={kind} isMissing={isMissing} asked={asked} onChange={change} />
      {choices.map((choice) => (
        <Parameter
          key={choice.name}
          choice={choice}
          value={valueOf(choice.name)}
          offered={choice.isOfFields ? listsFrom(valueOf(choice.name), names) : []}
          fault={faults.get(choice.name)}
          onChange={(value) => change(withParameter(asked, choice.name, value))}
        />
      ))}
      {filters !== '' && (
        <Filters text={filters} known={known} asked={asked} fields={fields} faults={faults} onChange={change} />
      )}
    </form>
  );
}
