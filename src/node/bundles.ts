/**
 * Loads the files that were bundled with the package: the explorer, the client and the like. They are modules, which a
 * bundler of somebody else's finds as any others.
 *
 * @param provider the name of the one that the tree is made ready for. Without one, their workers are left out
 * @param own the resources that do not come with mockgen. Without any, what only they may need is left out: faker
 * @returns what gives the text of a file
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
