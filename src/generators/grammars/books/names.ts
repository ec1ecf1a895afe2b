import { listOf } from '../../lists/list-of.ts';
import { britain } from '../../regions/britain.ts';

/** First names of women in novels that are set in the present or the future. */
export const WOMEN: readonly string[] = listOf(britain.female);
/** First names of men in novels that are set in the present or the future. */
export const MEN: readonly string[] = listOf(britain.male);

/** First names of women in fantasy and historical fiction. */
export const OLD_WOMEN: readonly string[] = listOf('Agnes, Anna, Clara, Helena, Ines, Isolde, Marta, Tamsin');
/** First names of men in fantasy and historical fiction. */
export const OLD_MEN: readonly string[] = listOf('Adam, Corin, Edmund, Jonas, Lucas, Martin, Simon, Tobias');
export const LAST_NAMES: readonly string[] = listOf(britain.family);

/** The men's names among those in titles. */
export const MALE: ReadonlySet<string> = new Set(
  listOf('August, Bertrand, Edmund, Gideon, Julian, Leopold, Matteo, Rafael'),
);
