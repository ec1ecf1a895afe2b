/** Tells whether the host still has the build of the tree with which the page began. */
export interface BuildWatch {
  /** Asks the host. If the answer is true, everything that was received before belongs to the same build. */
  isSame(): Promise<boolean>;
}

/**
 * Watches the build of a tree by its manifest, which every build with other data changes. Callers that ask at the same
 * time share a request that begins after all of them have asked.
 *
 * @param read reads the current manifest; undefined if it cannot be read, which says nothing about the build
 * @param first the manifest with which the page began
 */
export function watchBuild(read: () => Promise<string | undefined>, first: string | undefined): BuildWatch {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;
  const compare = async (): Promise<boolean> => {
    const now = await read();
    return now === undefined || first === undefined || now === first;
  };
  const begin = (): Promise<boolean> => {
    next = undefined;
    const asked = compare();
    running = asked;
    return asked;
  };
  return { isSame: () => (next ??= running.then(begin)) };
}
