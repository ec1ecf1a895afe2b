import type { JSX } from 'preact';
import { Alert } from './alert.tsx';
import type { Loaded } from './loading.ts';
import type { Field, Meta } from './meta.ts';

function FieldRow({ name, type, nullable, format, values, range, generator, description }: Field): JSX.Element {
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
      <td>{generator && <code>{generator}</code>}</td>
    </tr>
  );
}

/** The fields of a resource: what they hold, and what makes their values. */
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
            <th scope="col">Generator</th>
          </tr>
        </thead>
        <tbody>
          {value.fields.map((field) => (
            <FieldRow key={field.name} {...field} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
