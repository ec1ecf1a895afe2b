/** Says whether the build that a page began with is still the one that its host has. */
export interface BuildWatch {
  /** Asks the host; everything that was received before belongs to the same build if it says yes. */
  isSame(): Promise<boolean>;
}

/**
 * Watches the build of a tree by its manifest, which every build with other data changes. Callers that ask at the same
 * time share a request that begins after all of them have asked.
 *
 * @param read reads the manifest as it is now; undefined where it cannot be read, which says nothing
 * @param first what it was in the beginning
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
