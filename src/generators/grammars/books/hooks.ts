import { listOf } from '../../lists/list-of.ts';

/** Whom a novel is about. */
export const WOMEN: readonly string[] = listOf(`
  Ida, Ruth, Marta, Nora, Leila, Greta, Bea, Vera, Amira, Ines, Paula, Sadie, Joan, Esther, Carys, Meg, Tess, Hannah
  Kate, Priya, Frankie, Lou, Clare, Annie, Zoe
`);
export const MEN: readonly string[] = listOf(`
  Tom, Felix, Edwin, Owen, Silas, Jonas, Hal, Dennis, Rufus, Kit, Emil, Arthur, Sam, Daniel, Joe, Callum, Frank, Patrick
  Ravi, Luke, Adam, Michael, Ned, Leo, Isaac
`);
export const LAST_NAMES: readonly string[] = listOf(`
  Amsel, Okafor, Tarrant, Vane, Lindqvist, Crewe, Haddad, Brandt, Moreau, Sato, Dunmore, Rossi, Yardley, Novak, Pryce
  Abbott, Castell, Wray, Farrow, Mehta, Pellow, Strand, Ibarra, Cutler, Maddox
`);

/** Of the names in titles, those of men. */
export const MALE: ReadonlySet<string> = new Set(
  listOf(
    'August, Bertrand, Edmund, Gideon, Julian, Leopold, Matteo, Rafael, Bertie, Max, Hugo, Gus, Barnaby, Wilbur, Oscar',
  ),
);
