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

/** Coined publishing houses, each with the genres that it prints. */
export const presses: Readonly<Record<string, readonly string[]>> = {
  'Alderwick House': GENERAL,
  'Amber Lantern Press': FANTASTIC,
  'Ashmere Editions': LITERARY,
  'Bell & Thistle': ROMANCE,
  'Birchholt Books': NATURE,
  'Black Heron Publishing': CRIME,
  'Bramfield University Press': ACADEMIC,
  'Briar & Wren': POETRY,
  'Brightwater Press': LIVES,
  'Calderwyn & Daughters': FICTION,
  'Cedarholm Books': NATURE,
  'Copper Quill Press': LITERARY,
  'Cranmere & Hale': FICTION,
  'Dovecliff Press': ROMANCE,
  'Eastmarch Publishing': FANTASTIC,
  'Elmsgate Academic': ACADEMIC,
  'Fairhollow Books': YOUNG,
  'Fernbank Children’s Books': CHILDREN,
  'Fifth Orchard Press': LEISURE,
  'Foxhollow Editions': LITERARY,
  'Glenharrow Press': CRIME,
  'Greymarsh Fiction': FICTION,
  'Harrow & Finch Books': GENERAL,
  'Hawkridge Publishing': GENERAL,
  'Hazelcroft Press': LEISURE,
  'Heronsgate House': LIVES,
  'Ink & Ember': FANTASTIC,
  'Kestrelby Press': LIVES,
  'Larkfield Press': ROMANCE,
  'Lindenholt Books': ADVICE,
  'Longacre Mill Books': FANTASTIC,
  'Maplecombe Publishing': GENERAL,
  'Meadowgate Press': ADVICE,
  'Millhaven Books': LEISURE,
  'Mossbank Poetry': POETRY,
  'Netherby & Vale': GENERAL,
  'North Window Press': LITERARY,
  'Oakhollow Books': LEISURE,
  'Paper Lighthouse': CHILDREN,
  'Pemberwick Press': FICTION,
  'Plumfield & Sons': FICTION,
  'Quillmoor Editions': LITERARY,
  'Ravensholt Crime': CRIME,
  'Ridgewell Academic': ACADEMIC,
  'Rowanstead Books': ROMANCE,
  'Saltmarsh Editions': LITERARY,
  'Second Staircase Press': POETRY,
  'Silverbeck House': GENERAL,
  'Sparrowfield Books': CHILDREN,
  'Stonebridge Yard Press': CRIME,
  'Swanmoor Publishing': YOUNG,
  'Thistledown & Reed': YOUNG,
  'Tidewell Press': ADVICE,
  'Underhill Books': FANTASTIC,
  'Valemont Editions': LITERARY,
  'Westering Press': NATURE,
  'Whitcombe & Locke': GENERAL,
  'Willowmere Books': ROMANCE,
  'Yarrowdale Press': CRIME,
};
