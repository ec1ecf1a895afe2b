import { useEffect, useState } from 'preact/hooks';
import { type Problem, problemOf } from './problem.ts';

/** The state of something that is being loaded. */
export interface Loaded<T> {
  /** The value that was loaded last; it stays while a newer one is being loaded. */
  readonly value: T | undefined;
  /** Why the last request failed; undefined if it did not. */
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface State<T> {
  readonly asked: string;
  readonly value: T | undefined;
  readonly problem: Problem | undefined;
}

/**
 * Loads something whenever its key changes. Only the last request counts: earlier ones are aborted, and their answers
 * ignored.
 *
 * @param key identifies what to load; `load` is called again when it changes
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<T>>({ asked: '', value: undefined, problem: undefined });
  const asked = `${attempt} ${key}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (value) => {
        if (!signal.aborted) setState({ asked, value, problem: undefined });
      },
      (error: unknown) => {
        if (!signal.aborted) setState(({ value }) => ({ asked, value, problem: problemOf(error) }));
      },
    );
    return () => controller.abort();
  }, [asked]);
  const { value, problem } = state;
  return { value, problem, isLoading: state.asked !== asked, retry: () => setAttempt(attempt + 1) };
}
