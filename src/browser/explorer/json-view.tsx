import type { JSX } from 'preact';
import { tokensOf } from './json-tokens.ts';

/** A line of JSON. If it is too long for the page, it wraps with an indent. */
function Line({ text }: { readonly text: string }): JSX.Element {
  const indent = text.length - text.trimStart().length + 2;
  return (
    <span class="line" style={{ '--indent': `${indent}ch` }}>
      {tokensOf(text).map(({ kind, text }, at) =>
        kind === 'sign' ? (
          text
        ) : (
          <span key={at} class={kind}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </span>
  );
}

interface JsonProps {
  readonly document: unknown;
  readonly name: string;
  /** Whether another document is being loaded. */
  readonly isLoading: boolean;
}

/** A document as indented JSON with coloured tokens. */
export function JsonView({ document, name, isLoading }: JsonProps): JSX.Element {
  const lines = JSON.stringify(document, null, 2).split('\n');
  return (
    <pre class="json" role="region" aria-label={name} aria-busy={isLoading} tabIndex={0}>
      {lines.map((line, at) => (
        <Line key={at} text={line} />
      ))}
    </pre>
  );
}
