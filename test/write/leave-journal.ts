import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNAL, placeOf, renderJournal, type Journal } from '../../src/build-marks/index.ts';
import { MANIFEST_FILE, parseManifest } from '../../src/tree/index.ts';

/** Leaves the journal that a build has written into a folder with a tree before it was killed. */
export function leaveJournal(dir: string, { shapes, spared }: Pick<Journal, 'shapes' | 'spared'>): void {
  const file = join(dir, JOURNAL);
  const built = parseManifest(readFileSync(join(dir, MANIFEST_FILE), 'utf8'));
  writeFileSync(file, '');
  const place = placeOf(lstatSync(file, { bigint: true }));
  writeFileSync(file, renderJournal({ shapes: [...(built ? [built] : []), ...shapes], spared, place }));
}
