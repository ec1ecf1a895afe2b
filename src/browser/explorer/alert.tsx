import type { JSX } from 'preact';
import { useFocusHandover } from './focus.ts';
import type { Problem } from './problem.ts';

/** Says why something cannot be shown, and offers to try again. */
export function Alert({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }): JSX.Element {
  return (
    <div ref={useFocusHandover()} class="alert" role="alert">
      <p>{problem.message}</p>
      {problem.details.map((detail) => (
        <p key={detail} class="detail">
          {detail}
        </p>
      ))}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
