import { listOf } from '../../lists/list-of.ts';
import { britain } from '../../regions/britain.ts';

/** First names of characters in novels that are set in the present or the future. */
export const WOMEN: readonly string[] = listOf(britain.female);
export const MEN: readonly string[] = listOf(britain.male);

/** First names of characters in fantasy and historical fiction. */
export const OLD_WOMEN: readonly string[] = listOf('Agnes, Anna, Clara, Helena, Ines, Isolde, Marta, Tamsin');
export const OLD_MEN: readonly string[] = listOf('Adam, Corin, Edmund, Jonas, Lucas, Martin, Simon, Tobias');
export const LAST_NAMES: readonly string[] = listOf(britain.family);

/** The men's names among those in titles. */
export const MALE: ReadonlySet<string> = new Set(
  listOf('August, Bertrand, Edmund, Gideon, Julian, Leopold, Matteo, Rafael'),
);
