import { listOf } from '../../lists/list-of.ts';

/** Whom a novel is about. */
export const HEROES: readonly string[] = ['{a hero}', '{hero} {first} {last}', '{first} {last}, {a hero},'];
export const FIRST_NAMES: readonly string[] = listOf(`
  Ida, Ruth, Tom, Marta, Felix, Nora, Edwin, Leila, Owen, Greta, Silas, Bea, Jonas, Vera, Hal, Amira, Dennis, Ines, Rufus
  Kit, Paula, Emil, Sadie, Arthur, Joan
`);
export const LAST_NAMES: readonly string[] = listOf(`
  Amsel, Okafor, Tarrant, Vane, Lindqvist, Crewe, Haddad, Brandt, Moreau, Sato, Dunmore, Rossi, Yardley, Novak, Pryce
  Abbott, Castell, Wray, Farrow, Mehta, Pellow, Strand, Ibarra, Cutler, Maddox
`);

/** Where a story happens that is named after a place: `#` is the place. */
export const ROOMS: readonly string[] = [
  'Locked out of #,',
  'Just outside #,',
  'On the way to #,',
  'After a quarrel in #,',
  'While others search #,',
  'Because of a light in #,',
  'A week after the fire in #,',
  'The day before they clear #,',
  'Not far from #,',
  'A year after the theft from #,',
];
export const PREMISES: readonly string[] = [
  'Across the road from the #,',
  'Next door to the #,',
  'After one summer at the #,',
  'On opening day at the #,',
  'With every penny in the #,',
  'Not a mile from the #,',
  'Back at the #,',
  'Home again and broke, near the #,',
  'Left in charge of the #,',
  'Too proud to leave the #,',
];
export const SIGHTS: readonly string[] = [
  'Near the #,',
  'Three weeks out from the #,',
  'Within sight of the #,',
  'Somewhere beyond the #,',
];
export const CITIES: readonly string[] = [
  'In #,',
  'Between market and cathedral in #,',
  '#, in a hungry spring:',
  'Outside the walls of #,',
  'Sent to #,',
  'In the back streets of #,',
  'Far from home in #,',
  'New to #,',
];

/** What is said of the thing in a title, `#`, or of when something happens. */
export const CLUES: readonly string[] = [
  'Nobody mentions the #.',
  'Meanwhile, the # is on every tongue.',
  'All because of the #.',
  'Who has the #?',
  'Everything turns on the #.',
  'The # explains half of it.',
  'Then somebody brings up the #.',
  'And the #?',
  'Three people have heard of the #.',
  'The # has been moved.',
  'Somebody wants the # back.',
  'The # comes last.',
];
export const SECRETS: readonly string[] = [
  'Because of the #,',
  'Two days after the #,',
  'On the fringes of the #,',
  'Years after the #,',
  'Warned about the #,',
  'With a copy of the #,',
  'Before anyone has heard of the #,',
  'Cut off by the #,',
];
export const LEGENDS: readonly string[] = [
  'Songs about the # leave out this part.',
  'Some say there never was any #.',
  'Everybody wants the #.',
  'And then there is the #.',
  'So begins the story of the #.',
];
export const SETTINGS: readonly string[] = [
  'Half of it is set in the #.',
  'The # closes at five.',
  'It ends at the #.',
  'The rest happens at the #.',
];
export const PLANS: readonly string[] = [
  'Thanks to the #,',
  'Because of the #,',
  'A week before the #,',
  'In the middle of the #,',
  'On hearing of the #,',
  'Long after the #,',
];

/** What a seller adds to a blurb. */
export const NOTES: readonly string[] = [
  'With questions for reading groups.',
  'Large print.',
  'Also an audiobook.',
  'Shortlisted for two prizes.',
  'With notes.',
  'With a foreword.',
  'Hardback.',
  'First in a series.',
  'Can be read on its own.',
  'With an afterword.',
  'Deckle edges.',
  'A novel in three parts.',
  'Includes an interview with the author.',
  'Gift edition.',
  'Signed by the author.',
  'With a ribbon.',
  'French flaps.',
  'Rights sold to eight countries.',
  'Published in nine languages.',
  'A bookshop favourite.',
  'Out in paperback.',
  'With a reading list.',
  'Pocket edition.',
  'A short novel.',
  "Winner of a readers' vote.",
];
export const YOUNG_NOTES: readonly string[] = [
  'With flaps to lift.',
  'Ages three to six.',
  'Comes with a poster.',
  'Sturdy pages, rounded corners.',
  'In rhyme.',
];

/** What a seller adds to what is said of a book of facts. */
export const EDITIONS: readonly string[] = [
  'With notes by the author.',
  'With an index.',
  'With {count} illustrations.',
  'Includes a reading list.',
  'Large print.',
  'Now in paperback.',
  'With a foreword.',
  "Winner of a readers' prize.",
  'Serialized on the radio.',
  'Translated into {count} languages.',
  'Also an audiobook.',
  'With a timeline.',
  'Notes and sources online.',
  'In {count} short chapters.',
  'Shortlisted for a national prize.',
  'With a glossary.',
  'Signed copies available.',
  'The fourth printing.',
  'With an afterword by the editor.',
  'Based on a radio series.',
  'Gift edition.',
  'With an interview.',
  'A book club choice.',
  'With drawings by the author.',
  'Recommended by teachers.',
  'Includes an extract from the next book.',
];
