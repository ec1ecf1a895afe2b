// Takes the place of `load-part.ts` in a script that is a single file.
// oxlint-disable import/no-unassigned-import -- a part puts itself where it is looked for
import './parts/range.ts';
import './parts/search.ts';
import './parts/seeds.ts';
// oxlint-enable import/no-unassigned-import
import { type Parts, readyPart } from './parts.ts';

/** A part, which is inside. */
export async function loadPart<N extends keyof Parts>(name: N): Promise<Parts[N]> {
  return readyPart(name);
}
