import type { JSX } from 'preact';
import { START } from './address.ts';
import { Alert } from './alert.tsx';
import { useExplorer } from './explorer.ts';
import { Link } from './link.tsx';
import type { Loaded } from './loading.ts';
import type { FieldSummary, Meta } from './meta.ts';

/** Returns a flat list of fields, in which each field is followed by the fields inside it. */
function flatten(fields: readonly FieldSummary[]): readonly FieldSummary[] {
  return fields.flatMap((field) => [field, ...flatten(field.inner)]);
}

/** The resource that a field refers to, as a link if the tree has it. */
function Target({ name }: { readonly name: string }): JSX.Element {
  const { summary } = useExplorer();
  const target = summary.resources.find((resource) => resource.name === name);
  return (
    <span class="mark">
      {target?.id ?? 'id'} of {target ? <Link to={{ ...START, resource: name, view: 'fields' }}>{name}</Link> : name}
    </span>
  );
}

/** What makes the values of a field: the field that it copies, the record that it refers to, or a generator. */
function Origin({ copy, target, generator }: Pick<FieldSummary, 'copy' | 'target' | 'generator'>): JSX.Element {
  if (copy) {
    return (
      <>
        copy of <code>{copy}</code>
      </>
    );
  }
  return target ? <>a reference</> : <>{generator && <code>{generator}</code>}</>;
}

function FieldRow({ name, type, nullable, format, values, range, target, ...rest }: FieldSummary): JSX.Element {
  const { description } = rest;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <span class="type">{type}</span>
        {format && <span class="mark">{format}</span>}
        {nullable && <span class="mark">or null</span>}
        {range && <span class="mark">{range}</span>}
        {target && <Target name={target} />}
        {values.length > 0 && (
          <ul class="values" aria-label="one of">
            {values.map((value) => (
              <li key={value}>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>{description}</td>
      <td>
        <Origin {...rest} target={target} />
      </td>
    </tr>
  );
}

/** The fields of a resource: their types, meanings and generators. */
export function Fields({ meta, resource }: { readonly meta: Loaded<Meta>; readonly resource: string }): JSX.Element {
  const { value, problem, retry } = meta;
  if (problem) return <Alert problem={problem} onRetry={retry} />;
  if (!value) return <p class="loading">Loading the fields …</p>;
  if (!value.fields.length) return <p class="empty">The meta document of {resource} has no schema.</p>;
  return (
    <div class="scroll" role="region" aria-label={`Fields of ${resource}`} tabIndex={0}>
      <table class="fields">
        <caption class="hidden">Fields of {resource}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
            <th scope="col">Made by</th>
          </tr>
        </thead>
        <tbody>
          {flatten(value.fields).map((field) => (
            <FieldRow key={field.name} {...field} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
