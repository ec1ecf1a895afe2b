import { readdirSync, readlinkSync } from 'node:fs';

/** Returns the open files of this process whose paths begin with a text. Works only on Linux. */
export function openFiles(start: string): readonly string[] {
  const handles = readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      return [readlinkSync(`/proc/self/fd/${handle}`)];
    } catch {
      // The handle of this directory listing.
      return [];
    }
  });
  return handles.filter((path) => path.startsWith(start));
}
