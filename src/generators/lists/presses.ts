import { listOf } from './list-of.ts';

const GENERAL = listOf(`
  Mystery, Thriller, Romance, Science Fiction, Fantasy, Historical Fiction, Literary Fiction, Horror, Young Adult
  Biography, Memoir, History, Popular Science, Self-Help, Travel, Cooking, Business
`);
const FICTION = listOf('Literary Fiction, Historical Fiction, Mystery, Thriller, Romance');
const LITERARY = listOf('Literary Fiction, Historical Fiction, Memoir, Poetry');
const CRIME = listOf('Mystery, Thriller');
const FANTASTIC = listOf('Science Fiction, Fantasy, Horror');
const ROMANCE = listOf('Romance, Historical Fiction');
const CHILDREN = listOf("Children's");
const YOUNG = listOf("Young Adult, Children's");
const POETRY = listOf('Poetry');
const LIVES = listOf('Biography, Memoir, History');
const ACADEMIC = listOf('History, Popular Science, Biography, Business');
const ADVICE = listOf('Self-Help, Business');
const LEISURE = listOf('Travel, Cooking');
const NATURE = listOf('Popular Science, Travel');

/** Invented publishing houses, each with the genres it publishes. */
export const presses: Readonly<Record<string, readonly string[]>> = {
  'Amber Lantern Press': FANTASTIC,
  'Bell & Thistle': ROMANCE,
  'Blue Lamp Crime': CRIME,
  'Bramley & Pip': YOUNG,
  'Briar & Wren': POETRY,
  'Cold Tea Press': CRIME,
  'Colophon Street Editions': LITERARY,
  'Cuckoo Hour Books': NATURE,
  'Deckle Editions': LITERARY,
  'Dormouse Fiction': FICTION,
  'Dustjacket Press': FICTION,
  'Far Beacon Books': FANTASTIC,
  'Fifth Orchard Press': LEISURE,
  'Garden Gate Press': ROMANCE,
  'Gilt Edge House': GENERAL,
  'Good Monday Press': ADVICE,
  'Gosling & Tudor': GENERAL,
  'Half Rhyme Poetry': POETRY,
  'Imrie & Sokol': GENERAL,
  'Ink & Ember': FANTASTIC,
  'Inkstand House': LIVES,
  'Lectern Academic': ACADEMIC,
  'Locked Room Press': CRIME,
  'Long Table Press': LEISURE,
  'Loose Shoelace Books': YOUNG,
  'Muniment Press': LIVES,
  'North Window Press': LITERARY,
  'Orrisdale University Press': ACADEMIC,
  'Oven Glove Books': LEISURE,
  'Pargeter & Sloane': FICTION,
  'Postcard Lane Press': ROMANCE,
  'Puddle Children’s Books': CHILDREN,
  'Samphire Editions': LITERARY,
  'Seven Moons Books': FANTASTIC,
  'Straight Answer Books': ADVICE,
  'Tall Ladder Publishing': GENERAL,
  'Three Kites House': GENERAL,
  'Top Bunk Publishing': YOUNG,
  'Turnpike Row Publishing': GENERAL,
  'Valentine Row Books': ROMANCE,
  'Wobbly Tooth Books': CHILDREN,
};
