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
  'After a quarrel in #,',
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
  'Back at the #,',
];
export const SIGHTS: readonly string[] = [
  'Near the #,',
  'Three weeks out from the #,',
  'Within sight of the #,',
  'Somewhere beyond the #,',
];
export const CITIES: readonly string[] = ['In #,', 'Within the walls of #,'];

/** Where a horror lies, or what comes before it. */
export const HAUNTS: readonly string[] = [
  'Near the #,',
  'Behind the #,',
  'Back at the #,',
  'A mile from the #,',
  'On the way to the #,',
  'Years after leaving the #,',
];

/** What is said of the thing in a title, `#`, or of when something happens. */
export const CLUES: readonly string[] = [
  'Nobody mentions the #.',
  'Everything turns on the #.',
  'The # explains half of it.',
  'Nobody wants to hear about the #.',
  'Three people have heard of the #.',
];
export const SECRETS: readonly string[] = [
  'Two days after the #,',
  'Years after the #,',
  'Before anyone has heard of the #,',
];
export const LEGENDS: readonly string[] = [
  'Songs about the # leave out this part.',
  'Some say there never was any #.',
  'And then there is the #.',
  'So begins the story of the #.',
];
export const SETTINGS: readonly string[] = [
  'Half of it is set in the #.',
  'It ends at the #.',
  'The rest happens at the #.',
];
export const PLANS: readonly string[] = [
  'It is also the story of the #.',
  'And then there is the #.',
  'In between, there is the #.',
];

/** What is said of somebody or something in the title of a historical novel, or of a person in that of another one. */
export const LATER: readonly string[] = [
  'Then there is the #.',
  'The # comes later.',
  'People still talk about the #.',
];
export const PEOPLE: readonly string[] = ['It ends with #.', 'Most of it is about #.'];

/** What a seller adds to a blurb: nothing to most. */
export const NOTES: readonly string[] = [
  'With questions for reading groups.',
  'Also an audiobook.',
  'Shortlisted for two prizes.',
  'With a foreword.',
  'Can be read on its own.',
  'A novel in three parts.',
  'Includes an interview with the author.',
  'Rights sold to eight countries.',
  'A bookshop favourite.',
  'Out in paperback.',
];
export const YOUNG_NOTES: readonly string[] = [
  'With flaps to lift.',
  'Ages three to six.',
  'Comes with a poster.',
  'Sturdy pages, rounded corners.',
];

/** What a seller adds to what is said of a book of facts. */
export const EDITIONS: readonly string[] = [
  'With notes by the author.',
  'With an index.',
  'With {count} illustrations.',
  'Includes a reading list.',
  'Now in paperback.',
  'With a foreword.',
  "Winner of a readers' prize.",
  'Translated into {count} languages.',
  'Also an audiobook.',
  'Shortlisted for a national prize.',
  'The fourth printing.',
  'With an afterword by the editor.',
  'A book club choice.',
  'With drawings by the author.',
  'A revised edition.',
];
