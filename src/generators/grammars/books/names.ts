import { listOf } from '../../lists/list-of.ts';
import { britain } from '../../regions/britain.ts';

/** Whom a novel is about. */
export const WOMEN: readonly string[] = listOf(britain.female);
export const MEN: readonly string[] = listOf(britain.male);

/** The same in worlds and times that are not ours. */
export const OLD_WOMEN: readonly string[] = listOf('Agnes, Anna, Clara, Helena, Ines, Isolde, Marta, Tamsin');
export const OLD_MEN: readonly string[] = listOf('Adam, Corin, Edmund, Jonas, Lucas, Martin, Simon, Tobias');
export const LAST_NAMES: readonly string[] = listOf(britain.family);

/** Of the names in titles, those of men. */
export const MALE: ReadonlySet<string> = new Set(
  listOf('August, Bertrand, Edmund, Gideon, Julian, Leopold, Matteo, Rafael'),
);
