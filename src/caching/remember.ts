/**
 * Loads what belongs to a key once, and remembers it. All who ask at one time share one loading.
 *
 * @param load what failed may work another time, so it is asked again after it has rejected
 * @example
 * typeof remember((key) => Promise.resolve(key)) // => "function"
 */
export function remember<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    let found = kept.get(key);
    if (!found) {
      kept.set(key, (found = load(key)));
      found.catch(() => kept.delete(key));
    }
    return found;
  };
}
