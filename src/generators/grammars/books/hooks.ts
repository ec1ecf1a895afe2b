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
  'A day after the body is found in #,',
  'Nobody looks twice at #; then',
  'The police seal # on a Monday, and by Friday',
  'Long before anyone looks in #,',
];
export const PREMISES: readonly string[] = [
  'The # is up for sale, and',
  'The # is about to close, and',
  'It is opening day at the #, and',
  'Across the road from the #,',
  'Everyone meets at the #; then',
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
  'While # prepares for war,',
  'Under the eyes of all #,',
  'New to #,',
];

/** What is said of the thing in a title, `#`. */
export const CLUES: readonly string[] = [
  'Nobody mentions the #.',
  'Meanwhile, the # is on every tongue.',
  'All because of the #.',
  'Who would lie about the #?',
  'Everything turns on the #.',
  'There is also the matter of the #.',
  'The # explains half of it.',
  'Then somebody brings up the #.',
  'And the #?',
  'Three people have heard of the #.',
];
export const SECRETS: readonly string[] = [
  'Nobody will say what the # was.',
  'The # was only the beginning.',
  'Mention the #, and people hang up.',
  'Officially, there was never any #.',
  'Every file on the # is gone.',
  'It all leads to the #.',
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
  'The # was not the plan.',
  'Blame the #.',
  'And that is before the #.',
  'Then there is the #.',
  'The # changes everything.',
];

/** What a seller adds to a blurb. */
export const NOTES: readonly string[] = [
  'With questions for reading groups.',
  'Large print.',
  'Also an audiobook.',
  'Shortlisted for two prizes.',
  'Previously out of print.',
  'With a new foreword.',
  'Paperback edition.',
  'First in a series.',
  'Can be read on its own.',
  'Now with an afterword.',
  'Contains an extra chapter.',
  'A novel in three parts.',
  'Includes an interview with the author.',
  'Gift edition.',
  'With a map.',
  'With a ribbon.',
  'Revised for this edition.',
  'Back in print after eight years.',
  'Published in nine languages.',
  'A bookshop favourite.',
  'With a family tree.',
  'With a reading list.',
  'Pocket edition.',
  "The author's preferred text.",
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
  'Second, revised edition.',
  'With an index.',
  'With {count} illustrations.',
  'Includes a reading list.',
  'Large print.',
  'Now in paperback.',
  'With a new foreword.',
  "Winner of a readers' prize.",
  'Serialized on the radio.',
  'Translated into {count} languages.',
  'Also an audiobook.',
  'Out of print for years, and back.',
  'Notes and sources online.',
  'Contains {count} new chapters.',
  'Shortlisted for a national prize.',
  'With a glossary.',
  'Signed copies available.',
  'The fourth printing.',
  'With an afterword by the editor.',
  'Based on a radio series.',
  'Gift edition.',
  'Updated throughout.',
  'A book club choice.',
  'With drawings by the author.',
  'Recommended by teachers.',
  'Lightly abridged.',
];
