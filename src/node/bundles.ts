/**
 * Loads the files that were bundled with the package: the explorer, the client and the like. They are modules, which a
 * bundler of somebody else's finds as any others.
 *
 * @param provider the name of the one that the tree is made ready for. Without one, the largest files are left out: the
 *   workers of providers
 * @returns what gives the text of a file
 */
export async function loadBundles(provider: string | undefined): Promise<(name: string) => string> {
  const { texts } = await import('#texts');
  const names = Object.keys(texts).filter((name) => provider !== undefined || !name.startsWith('worker'));
  const loaded = await Promise.all(names.map(async (name) => [name, (await texts[name]?.())?.default] as const));
  const byName = new Map(loaded);
  return (name) => {
    const text = byName.get(name);
    if (text === undefined) throw new RangeError(`there is no file ${name}`);
    return text;
  };
}
