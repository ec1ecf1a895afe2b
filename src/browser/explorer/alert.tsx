import type { ComponentChildren, JSX } from 'preact';
import { useFocusHandover } from './focus.ts';
import type { Problem } from './problem.ts';

interface AlertProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
  /** Further buttons or links, which are shown after the button to retry. Default: none. */
  readonly children?: ComponentChildren;
}

/** Says why something cannot be shown, and offers to try again. */
export function Alert({ problem, onRetry, children }: AlertProps): JSX.Element {
  return (
    <div ref={useFocusHandover()} class="alert" role="alert">
      <p>{problem.message}</p>
      {problem.details.map((detail) => (
        <p key={detail} class="detail">
          {detail}
        </p>
      ))}
      <p class="ways">
        <button type="button" onClick={onRetry}>
          Try again
        </button>
        {children}
      </p>
    </div>
  );
}
