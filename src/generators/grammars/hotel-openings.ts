import type { Grammar } from '../grammar.ts';

/** Where hotels are. Each suits any city. */
// oxfmt-ignore
const SITUATIONS: readonly string[] = [
  'five minutes on foot from {landmark}', 'on a quiet square', 'a few streets from {landmark}', 'close to {landmark}',
  'on a side street in the centre', 'around the corner from {landmark}', 'next to a small park', 'opposite {landmark}',
  'two bus stops from {landmark}', 'in a residential street in the centre', 'behind {landmark}', 'near {landmark}',
  'one street back from the shops', 'ten minutes on foot from {landmark}', 'across the road from {landmark}',
  'on the way from the station to the centre', 'a short walk from {landmark}',
];
// oxfmt-ignore
const LANDMARKS: readonly string[] = [
  'the station', 'the main square', 'the university', 'the town hall', 'the market hall', 'the city museum',
  'the concert hall', 'the theatre', 'the city library', 'the law courts', 'the main post office', 'the botanical garden',
  'the bus station', 'the art school', 'the teaching hospital',
];

/** Buildings of small and of large hotels. A hotel whose name tells a former use is in none of these. */
// oxfmt-ignore
const SMALL_BUILDINGS: readonly string[] = [
  'a corner house from {built}', 'two townhouses joined into one', 'a brick building from {built}',
  'a narrow house from {built}', 'a plain building from {year}', 'a low building around a courtyard',
  'a block of flats from {built}, converted in {recent}', 'a new building from {recent}', '{a former} that closed in {year}',
  "what was a doctor's house until {year}", 'an old house with a new wing', 'a merchant\'s house from {built}',
];
// oxfmt-ignore
const LARGE_BUILDINGS: readonly string[] = [
  'a tower from {year}', 'a modern building from {recent}', 'an office building converted in {recent}',
  'a building from {year}, renovated in {recent}', '{a former} that closed in {year}', 'a brick building from {built}',
  'two wings, one from {year} and one from {recent}', 'a high-rise from {year}', 'a concrete building from {year}',
  'a glass building that opened in {recent}', 'a whole block from {built}',
];

/** What the rooms of a hotel are like, after their number. */
// oxfmt-ignore
const ROOMS: readonly string[] = [
  'most of them doubles', 'half of them singles', 'all with a private bathroom', 'each with a desk', 'no two of them alike',
  'most of them facing the courtyard', 'the larger ones at the front', 'the quiet ones at the back',
  '{few} of them for families', 'all redone not long ago', 'each with a shower and a good bed', '{few} of them with a balcony',
];
const MANY_ROOMS: readonly string[] = [
  'most of them twins',
  'all of the same size',
  'each with a desk and a safe',
  'half of them with two beds',
  'all with a private bathroom',
  'all redone in the last few years',
  'the better ones on the upper floors',
  '{few} of them suites',
  'some of them for families',
  'most of them with a bath',
  'all with windows that open',
];

/** Who runs a small hotel. */
// oxfmt-ignore
const OWNERS: readonly string[] = [
  'run by the same family since {year}', 'owned by two sisters', 'run by a couple since {recent}', 'family-run',
  'in the third generation of one family', 'run by its former night porter', 'taken over by a young team in {recent}',
  'owned by a retired architect', 'independent and run by its owners', "run by the founder's daughter since {recent}",
  'owned by a cook and a carpenter', 'kept by a couple from the coast', 'owned by the firm next door',
  'part of no chain', 'run by three friends', 'owned by its staff since {recent}', 'rebuilt and run by two brothers',
];

/** Sentences that open a text: what the hotel is, where it is, and who runs it. */
const SMALL_OPENINGS: readonly string[] = [
  '{rooms} rooms in {building}, {situation}.',
  '{name} is {a rooms}-room {house} {situation}, {owner}.',
  '{a house} with {rooms} rooms {situation}, {owner}.',
  '{a rooms}-room {house} in {building}, {owner}.',
  '{rooms} rooms in {building}, {kinds}.',
  '{a house} {situation} with {rooms} rooms, {kinds}.',
  '{name} has {rooms} rooms {situation}, {kinds}.',
  '{rooms} rooms {situation}, {kinds}, in {building}.',
  '{name} is in {building}, {situation}. There are {rooms} rooms, {kinds}.',
  '{a house} {situation}, {owner}, with {rooms} rooms.',
];
const LARGE_OPENINGS: readonly string[] = [
  '{rooms} rooms in {building}, {situation}.',
  '{name} is {a rooms}-room hotel {situation}.',
  'A hotel with {rooms} rooms in {building}, {kinds}.',
  '{rooms} rooms on {floors} floors, {kinds}, {situation}.',
  '{name} is in {building}, {situation}, and has {rooms} rooms.',
  'A hotel {situation} with {rooms} rooms, {kinds}.',
  '{name} has {rooms} rooms in {building}, {kinds}.',
];

/** Rules for the sentences that open texts about small hotels. */
export const SMALL_HOTEL: Grammar = {
  opening: SMALL_OPENINGS,
  situation: SITUATIONS,
  landmark: LANDMARKS,
  building: SMALL_BUILDINGS,
  kinds: ROOMS,
  owner: OWNERS,
};

/** The same about large ones. */
export const LARGE_HOTEL: Grammar = {
  opening: LARGE_OPENINGS,
  situation: SITUATIONS,
  landmark: LANDMARKS,
  building: LARGE_BUILDINGS,
  kinds: MANY_ROOMS,
};

/** The same about guest houses and hostels. */
export const GUEST_HOUSE: Grammar = {
  ...SMALL_HOTEL,
  kinds: [
    'all sharing two bathrooms', 'some with their own shower', 'most of them with two beds', 'all of them plain',
    'half of them with a basin', '{few} of them for families', 'all freshly painted', 'each with a table and two chairs',
    'the bathrooms across the landing', 'all up one staircase',
  ],
  owner: [
    'with the owners on the ground floor', 'run by a mother and her son', 'in the same family since {year}',
    'taken over by a young couple in {recent}', 'kept by a retired nurse', 'run by two brothers', 'owned by a former teacher',
    'run by a family of five', 'owned by people who used to be guests', 'looked after by a landlady and her dog',
  ],
}; // oxfmt-ignore

/** The same about pubs with rooms. */
export const PUB_ROOMS: Grammar = {
  ...SMALL_HOTEL,
  opening: [
    '{rooms} rooms over a pub, {situation}.',
    'A pub {situation} with {rooms} rooms upstairs, {kinds}.',
    '{name} is a pub in {building}, with {rooms} rooms upstairs.',
    '{rooms} rooms above the bar, {kinds}.',
    'A pub with {rooms} rooms, {owner}.',
    '{name} has {rooms} rooms over the bar, {kinds}, {situation}.',
    'A pub since {built}, and a place to sleep since {recent}: {rooms} rooms, {kinds}.',
  ],
};

/** The same about inns with a restaurant. */
export const INN: Grammar = {
  ...SMALL_HOTEL,
  opening: [
    'A restaurant with {rooms} rooms, {owner}.',
    '{rooms} rooms above a restaurant, {situation}.',
    '{name} is an inn {situation} with {rooms} rooms, {kinds}.',
    'An inn with {rooms} rooms in {building}, {owner}.',
    'Dining room below, {rooms} rooms above, {kinds}.',
    '{name} has {rooms} rooms over its dining room, {situation}.',
    'An inn since {built}, {owner}, with {rooms} rooms.',
  ],
};

/** The same about inns in the style of Japan and Korea. */
export const TRADITIONAL: Grammar = {
  ...SMALL_HOTEL,
  opening: [
    '{rooms} rooms in an old timber house, {situation}.',
    'A traditional inn with {rooms} rooms around a small garden, {situation}.',
    '{name} is a traditional inn with {rooms} rooms, in the same family since {year}.',
    'A timber house from {built}, rebuilt in {recent}, with {rooms} rooms.',
    'A traditional inn {situation}, with {rooms} rooms.',
    '{name} has {rooms} rooms around a court with a stone lantern.',
  ],
};

/** What the rooms of hotels of four and five stars are like. */
const FINE_ROOMS: readonly string[] = [
  '{few} of them suites',
  'half of them on a quiet courtyard',
  'all with a king-size bed',
  'no two of them alike',
  'the best ones on the top floor',
  'all renovated lately',
  'most of them with a bath',
  'each with a seating area',
  'the larger ones in the new wing',
  'all with soundproof windows',
  '{few} of them with a balcony',
];
const FINE_OPENINGS: readonly string[] = [
  '{rooms} rooms in {building}, {situation}.',
  '{name} is in {building}, {situation}, with {rooms} rooms.',
  '{a stars}-star hotel with {rooms} rooms {situation}, {kinds}.',
  '{rooms} rooms in {building}, {kinds}.',
  '{name} has {rooms} rooms {situation}, {kinds}.',
  '{a stars}-star hotel in {building}, with {rooms} rooms, {kinds}.',
  '{rooms} rooms {situation}, {kinds}.',
];

/** Buildings of hotels of four stars and more. */
const FINE_BUILDINGS: readonly string[] = [
  'a building from {built}, restored in {recent}',
  'a former {former}',
  'a modern building from {recent}',
  'two buildings from {built}, joined by a glass hall',
  'an office building of the fifties, converted in {recent}',
  'a corner building from {built}',
  'a building from {year}, entirely rebuilt in {recent}',
  'a listed building from {built}',
  'a former {former}, with a new wing from {recent}',
  'a tower from {recent}',
  'a quiet block from {built}',
];

/** The same about hotels of four and five stars. */
export const FINE_HOTEL: Grammar = {
  opening: FINE_OPENINGS,
  situation: SITUATIONS,
  landmark: LANDMARKS,
  building: FINE_BUILDINGS,
  kinds: FINE_ROOMS,
};
