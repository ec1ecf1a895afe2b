import { listOf } from '../../lists/list-of.ts';
import { britain } from '../../regions/britain.ts';

/** Whom a novel is about. */
export const WOMEN: readonly string[] = listOf(britain.female);
export const MEN: readonly string[] = listOf(britain.male);
export const LAST_NAMES: readonly string[] = listOf(britain.family);

/** Of the names in titles, those of men. */
export const MALE: ReadonlySet<string> = new Set(
  listOf('August, Bertrand, Edmund, Gideon, Julian, Leopold, Matteo, Rafael'),
);
