/**
 * Loads the files that are bundled with the package, such as the explorer and the client. Each is a module, so that other
 * bundlers find them.
 *
 * @param provider the name of a hosting provider. Without a provider, the workers for edge networks are not loaded
 * @param own the resources of a config. Without any, faker is not loaded
 * @returns a function that returns the text of a file by its name
 */
export async function loadBundles(
  provider: string | undefined,
  own: readonly unknown[],
): Promise<(name: string) => string> {
  const { texts } = await import('#texts');
  const isNeeded = (name: string): boolean =>
    (provider !== undefined || !name.startsWith('worker')) && (own.length > 0 || name !== 'faker.js');
  const names = Object.keys(texts).filter(isNeeded);
  const loaded = await Promise.all(names.map(async (name) => [name, (await texts[name]?.())?.default] as const));
  const byName = new Map(loaded);
  return (name) => {
    const text = byName.get(name);
    if (text === undefined) throw new RangeError(`there is no file ${name}`);
    return text;
  };
}
