import type { JSX } from 'preact';
import { PARAMETERS } from '../../tree/index.ts';
import { choicesOf, writeAsked, withParameter, type AskedParts, type Choice } from './asking.ts';
import { useExplorer } from './explorer.ts';
import type { Resource } from './tree-summary.ts';

interface FieldProps {
  readonly choice: Choice;
  readonly asked: AskedParts;
  readonly onChange: (asked: AskedParts) => void;
}

/** An input for the value of one query parameter. */
function Parameter({ choice: { name, description, values }, asked, onChange }: FieldProps): JSX.Element {
  const value = asked.parameters.find(([one]) => one === name)?.[1] ?? '';
  const id = `ask-${name}`;
  return (
    <div class="parameter">
      <label for={id}>{name}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-is`}
        list={values.length > 0 ? `${id}-values` : undefined}
        value={value}
        onInput={({ currentTarget }) => onChange(withParameter(asked, name, currentTarget.value))}
      />
      {values.length > 0 && (
        <datalist id={`${id}-values`}>
          {values.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <p id={`${id}-is`}>{description}</p>
    </div>
  );
}

interface PathProps extends Omit<FieldProps, 'choice'> {
  readonly resource: Resource;
  /** Kind of the document that is requested. */
  readonly kind: Kind;
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
function Path({ resource, kind, asked, onChange }: PathProps): JSX.Element {
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
            value={asked.path.slice(home.length + 1)}
            onInput={({ currentTarget }) =>
              onChange({ ...asked, path: `${home}/${encodeURIComponent(currentTarget.value)}` })
            }
          />
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
  onChange,
}: Omit<FieldProps, 'choice'> & {
  /** What these parameters do, as a sentence. */
  readonly text: string;
  /** Names of the parameters that have an input of their own in the form. */
  readonly known: ReadonlySet<string>;
}): JSX.Element {
  const others = asked.parameters.filter(([name]) => !known.has(name));
  const own = asked.parameters.filter(([name]) => known.has(name));
  const change = (query: string): void => onChange({ ...asked, parameters: [...own, ...new URLSearchParams(query)] });
  return (
    <Parameter
      choice={{ name: 'filters', description: `${text} As in a query: status=paid&total_gte=10.`, values: [] }}
      asked={{ path: '', parameters: [['filters', writeAsked({ path: '', parameters: others }).slice(1)]] }}
      onChange={({ parameters }) => change(parameters[0]?.[1] ?? '')}
    />
  );
}

interface FormProps extends Omit<FieldProps, 'choice'> {
  readonly resource: Resource;
}

/** A form for a request, with an input for each parameter that the service has. */
export function RequestForm({ resource, asked, onChange }: FormProps): JSX.Element {
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
  return (
    <form aria-label="Request" onSubmit={(event) => event.preventDefault()}>
      <Path resource={resource} kind={kind} asked={asked} onChange={change} />
      {choices.map((choice) => (
        <Parameter key={choice.name} choice={choice} asked={asked} onChange={change} />
      ))}
      {filters !== '' && <Filters text={filters} known={known} asked={asked} onChange={change} />}
    </form>
  );
}
