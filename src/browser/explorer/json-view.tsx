import type { JSX } from 'preact';
import { Folded, isLongData } from './folded.tsx';
import { jsonLines, type JsonLine } from './json-lines.ts';
import { Reference } from './reference.tsx';

/** The resources that fields refer to, by the path of the field in the document. */
type Targets = ReadonlyMap<string, string>;

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : Object(value) === value ? '' : 'literal';
}

function Value({ value, path, target }: JsonLine & { readonly target: string | undefined }): JSX.Element {
  const text = JSON.stringify(value);
  if (isLongData(value)) return <Folded value={value} name={path} children={text} />;
  const isReference = target !== undefined && value !== null && value !== '';
  return (
    <span class={kindOf(value)}>{isReference ? <Reference to={target} value={value} children={text} /> : text}</span>
  );
}

/** A line of JSON. If it is too long for the page, it wraps with an indent. */
function Line({ line, target }: { readonly line: JsonLine; readonly target: string | undefined }): JSX.Element {
  const { depth, name, bracket, hasComma } = line;
  const indent = 2 * depth + 2;
  return (
    <span class="line" style={{ '--indent': `${indent}ch` }}>
      {'  '.repeat(depth)}
      {name !== undefined && (
        <>
          <span class="key">{JSON.stringify(name)}:</span>{' '}
        </>
      )}
      {bracket || <Value {...line} target={target} />}
      {hasComma && ','}
      {'\n'}
    </span>
  );
}

interface JsonProps {
  readonly document: unknown;
  readonly name: string;
  /** Whether another document is being loaded. */
  readonly isLoading: boolean;
  readonly targets: Targets;
}

/** A document as indented JSON with coloured values; references are links. */
export function JsonView({ document, name, isLoading, targets }: JsonProps): JSX.Element {
  return (
    <pre class="json" role="region" aria-label={name} aria-busy={isLoading} tabIndex={0}>
      {[...jsonLines(document)].map((line, at) => (
        <Line key={`${at} ${line.path}`} line={line} target={targets.get(line.path)} />
      ))}
    </pre>
  );
}
