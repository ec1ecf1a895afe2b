/** Resolves in the next turn of the event loop, after the events that are already waiting have been handled. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
