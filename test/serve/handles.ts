import { readdirSync, readlinkSync } from 'node:fs';

/** The files whose paths begin so, and that this process has open. Only Linux tells. */
export function openFiles(start: string): readonly string[] {
  const handles = readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      return [readlinkSync(`/proc/self/fd/${handle}`)];
    } catch {
      // The handle of this very listing.
      return [];
    }
  });
  return handles.filter((path) => path.startsWith(start));
}
