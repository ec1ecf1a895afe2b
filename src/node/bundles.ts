/**
 * Loads the files that were bundled with the package: the explorer, the client and the like. They are a module, which a
 * bundler of somebody else's finds as any other.
 *
 * @returns what gives the text of a file
 */
export async function loadBundles(): Promise<(name: string) => string> {
  const { texts } = await import('#texts');
  return (name) => {
    const text = texts[name];
    if (text === undefined) throw new RangeError(`the package has no file ${name}`);
    return text;
  };
}
