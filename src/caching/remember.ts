/**
 * Wraps a function that loads something by key, so that each key is loaded once. Callers at the same time share one
 * load.
 *
 * @param load loads the value of a key; it is called again for a key only if it has rejected
 * @example
 * typeof remember((key) => Promise.resolve(key)) // => "function"
 */
export function remember<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const started = load(key);
    loads.set(key, started);
    started.catch(() => loads.delete(key));
    return started;
  };
}
