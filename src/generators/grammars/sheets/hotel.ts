import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

/** What a hotel needs for a fact to be true of it: amenities that it has or lacks, stars, and number of rooms. */
interface Needs {
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly stars?: readonly [least: number, most: number];
  readonly rooms?: readonly [least: number, most: number];
}

const isWithin = (value: number, [least, most]: readonly [number, number] = [0, Infinity]): boolean =>
  value >= least && value <= most;
const hotel =
  ({ has = [], lacks = [], stars, rooms }: Needs) =>
  (about: About): boolean =>
    has.every((one) => about.topics?.includes(one)) &&
    !lacks.some((one) => about.topics?.includes(one)) &&
    isWithin(about.stars ?? 3, stars) &&
    isWithin(about.amount ?? 40, rooms);

const PLAIN = [1, 3] as const;
const FINE = [4, 5] as const;
const SMALL = [1, 40] as const;
const LARGE = [61, Infinity] as const;

/** Matches texts that already tell the history of the building, or that it is new. */
const HISTORY = /\b(?:1[89]|20)\d\d\b|house|former|building|Opened|Once/;

/**
 * Sentences that texts about hotels can have at their end: on the building, who runs it, what is odd or wrong with it,
 * and who it is for.
 */
// oxfmt-ignore
export const HOTEL_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 56, 1: 33, 2: 9, 3: 2 },
  topics: [
    { unless: HISTORY, when: ({ name = '' }) => !/Ryokan|Minshuku|Hanok|Lodge|Riad|Dar /.test(name), says: [
      'The building began as {pastA}, and {relicA} survived the conversion.',
      'Before it was a hotel, this was {pastB}, and {relicB} is still in its place.',
      '*You sleep in what used to be {pastC}, and {relicC} still says so.',
      '*Neighbours of a certain age remember it as {pastB}.',
    ] },
    { unless: /since|famil|owne|took over|taken over|run by|kept by|looked after|\bwe\b/i, when: hotel({ rooms: SMALL, stars: [1, 4] }), says: [
      '*It belongs to {owner}, who {deed}.',
      '{owner} took it over in {taken} and {deed2}.',
      'There is no manager, only {owner}.',
      'The owners live next door, behind the green shutters.',
    ] },
    { when: hotel({ rooms: LARGE }), says: [
      'The head of housekeeping started here as a trainee.',
      'The night shift knows the best places to eat.',
      '*The manager walks through every corridor at six in the morning.',
      'Staff wear badges with the languages that they speak.',
      '*On Sundays, a second desk opens for guests who only want to leave their bags.',
    ] },
    { unless: /window|courtyard|view|sun\b/, says: [
      'Rooms on the east side get the morning sun.',
      'The windows can be opened in all rooms.',
      'Ask for a corner room, which has windows on two sides.',
    ] },
    { unless: /bed|desk|socket|kettle/, when: hotel({ stars: [2, 5] }), says: [
      'Every room has {thing} and enough sockets beside the bed.',
      'Beds are two metres long.',
      'Every wardrobe has a safe.',
      'The reading lamps are bright enough to read by.',
    ] },
    { unless: /bath|shower|redone|renovated|new/i, when: hotel({ stars: PLAIN }), says: [
      'The bathrooms are {bathroom} and spotless.',
      'The showers are good, and the towels are thin.',
      'Hot water takes a minute to reach the top floor.',
      'The bathrooms are old, and you can tell in places.',
    ] },
    { unless: /bath|marble|stone|shower/i, when: hotel({ stars: FINE }), says: [
      'The bathrooms have {stone} floors that are warm in the morning.',
      'Baths are deep enough to sit in up to the shoulders.',
      '*Robes come in three sizes.',
      'Soap comes from a workshop in the region, in bottles that are filled again.',
      'There is a bench in every shower.',
    ] },
    { when: hotel({ stars: FINE }), unless: /paper|polished|tea/, says: [
      '*A newspaper hangs on your door in the morning, if you want one.',
      '*Flowers in the lobby are changed on {weekday}s, and the old ones go to a nursing home.',
      '*The hall smells of wood polish, and always has.',
      '*If you forget your charger, there is a drawer of them at the desk.',
    ] },
    { unless: /quiet|sleep|loud|at the back|soundproof|glazing|street|lively/i, when: hotel({ stars: PLAIN }), says: [
      '{noise}, so light sleepers should ask for a room at the back.',
      'The one drawback is {noise2}.',
    ] },
    { unless: /view|roofs|top floor|upper floors|photo/i, when: hotel({ stars: PLAIN }), says: [
      'Mobile reception is poor in the rooms at the back.',
      '*The wardrobes take three shirts.',
      '*Some doorways are lower than you are.',
      'There is no view from most rooms.',
    ] },
    { when: hotel({ stars: [1, 4], lacks: ['lift', 'wheelchair access'] }), unless: /stairs|floor/, says: [
      'The stairs are steep, and somebody will help you with your bags.',
      'If stairs are a problem, ask for a room on the ground floor.',
    ] },
    { when: hotel({ has: ['lift'], rooms: [1, 90], stars: [2, 4] }), unless: /lift|floor/, says: [
      '*The lift takes two people and no luggage. Whoever is in a hurry takes the stairs.',
    ] },
    { when: hotel({ has: ['restaurant'], stars: FINE, rooms: LARGE }), unless: /music|quiet|table|restaurant|wedding/i, says: [
      'On some Saturdays there is a wedding downstairs, with music until midnight.',
      'Tables by the window go early, so book when you arrive.',
    ] },
    { unless: /breakfast/i, when: hotel({ has: ['breakfast'] }), says: [
      'Breakfast comes with {food}, {food2}, and whatever fruit the market had.',
      'The bread at breakfast is from {baker}.',
      'There is no hurry at breakfast.',
      'On Sundays, breakfast lasts an hour longer.',
      'If you leave early, ask for a bag with fruit and a roll.',
      'Breakfast can be booked with the room or paid at the desk.',
      'The coffee at breakfast is strong, and tea comes in a pot.',
    ] },
    { unless: /walk|centre|street|station|square|near|opposite|behind|next to|corner|close to|across|beside/, says: [
      'The station is {n5to12} minutes away on foot.',
      'Buses stop outside the door.',
      'It is {n6to12} minutes on foot to {sight}.',
      '{shop} is across the street and opens at seven.',
      'There are several good places to eat on the same street.',
      'From the airport, count on {half} by public transport.',
    ] },
    { unless: /garage|park/i, when: hotel({ has: ['parking'] }), says: [
      'The car park takes vehicles of up to two metres.',
      'Parking has to be booked, as there are fewer spaces than cars.',
      'Cars can be left until the evening on the day of departure.',
    ] },
    { unless: /bar\b|drink/i, when: hotel({ has: ['bar'], rooms: [1, 60] }), says: [
      'At the bar, ask for {drink}.',
      '*There is no music in the bar, which is why people come.',
      '*The bar keeps more kinds of {spirit} than anybody needs.',
      '*The neighbourhood meets in the bar on Thursdays, and guests are welcome.',
    ] },
    { unless: /restaurant|kitchen|dining|dinner|dish|table/i, when: hotel({ has: ['restaurant'] }), says: [
      'The kitchen does few things, and {dish} is the best of them.',
      'The menu is one page long and changes every week.',
      'In the restaurant, half of the tables are for people who do not stay here.',
      'The cook comes from {region}, and the menu shows it.',
      'Most of the vegetables come from a garden outside the city.',
      'Sunday lunch is the busiest meal of the week.',
    ] },
    { unless: /dog|pet|animal/i, when: hotel({ has: ['pets allowed'] }), says: [
      '*Dogs get a bowl and a blanket.',
      'Dogs may come along everywhere but to the meals.',
      'The resident {animal} is called {animalName} and tolerates visitors.',
    ] },
    { unless: /dog|pet|animal|cat\b/i, when: hotel({ rooms: SMALL, lacks: ['pets allowed'] }), says: [
      '*The cat in the hall belongs to the neighbours. Please do not feed her, whatever she says.',
    ] },
    { unless: /famil|child|bab/i, when: hotel({ has: ['family rooms'] }), says: [
      'Cots are free.',
      'There is {toys} in the lobby and a step at every basin.',
      'Two rooms with a door between them cost less than two rooms without.',
      'Children under six stay free.',
    ] },
    { unless: /pool/i, when: (about) => hotel({ has: ['indoor pool'] })(about) || hotel({ has: ['outdoor pool'] })(about), says: [
      'On {weekday}s the pool opens late, because the water is changed.',
      'Before nine, you will have the pool to yourself.',
    ] },
    { unless: /terrace|roof|smok/i, when: hotel({ has: ['terrace'] }), says: [
      'The terrace gets the sun until about six, and somebody brings out cushions when it is warm.',
      'Smoking is allowed on the terrace and nowhere else.',
    ] },
    { unless: /garden|deck|court|yard/i, when: hotel({ has: ['garden'] }), says: [
      'The garden is small and has a few chairs. In summer the staff eat there, and guests may join them.',
      'Herbs for the kitchen grow in the garden, between the chairs.',
      '*Two old pear trees stand in the garden, and in autumn there is a bowl of pears at the desk.',
    ] },
    { unless: /lounge|piano/i, when: hotel({ has: ['lounge'] }), says: [
      '*The piano in the lounge is tuned twice a year, and guests may play it until nine.',
      '*There is a half-finished jigsaw puzzle in the lounge, and everybody adds a piece.',
      'The lounge has comfortable chairs and a table to work at.',
    ] },
    { unless: /week|regular|guests/i, when: hotel({ stars: PLAIN }), says: [
      'During the week you meet {crowd}, at weekends {crowd2}.',
      'Most guests stay two or three nights, and many have been here before.',
      'Sundays are the quietest nights, and the cheapest.',
      'The hotel is full when there is {happening}, so book early.',
    ] },
    { unless: /wall|hall\b|lobby|work by/, says: [
      'The walls show {pictures}, and all of them can be bought.',
      '*In the hall stands {object}, which every child asks about.',
      'A shelf on the landing holds books that guests have left, in a dozen languages.',
      '*The clock over the desk has been five minutes fast for years. Nobody has missed a train because of it.',
      "*Everybody is asked to sign the visitors' book. It holds two poems, a recipe, and one long complaint about pillows, which have been changed since.",
    ] },
    { unless: /check-in|arriv|key|ring|late\b/i, when: hotel({ lacks: ['24-hour reception'] }), says: [
      'The front door is locked at eleven, and your room key opens it.',
      '*Lights in the corridors come on when somebody walks by.',
      'If you come late, tell us, and somebody will wait.',
    ] },
    { says: [
      'Solar panels on the roof heat the water in summer.',
      'Filtered tap water comes from a dispenser on {water}.',
      'Sheets are washed after three nights, or earlier if you ask.',
    ] },
  ],
  words: {
    pastA: ['a tobacco warehouse', 'a customs house', 'a grain store'], relicA: ['the hoist above the yard', 'the numbers over the loading doors', 'the painted beams in the attic'],
    pastB: ["a girls' school", 'a music school', "a teachers' college"], relicB: ['the long bench in the hall', 'the bell in the stairwell', 'the clock over the front door'],
    pastC: ['a savings bank', 'a telephone exchange', 'an insurance office'], relicC: ['the steel door in the basement', 'the row of counters in the lobby', 'the marble in the stairwell'],
    owner: ['a couple from the neighbourhood', "a retired ship's engineer", 'a former flight attendant', 'a mother and her son', 'a former geography teacher', 'a former pianist'],
    taken: ['2009', '2012', '2015', '2018'],
    deed: ['painted every room twice', 'once had a bakery', 'laid the floors by hand', 'came for a weekend and stayed'],
    deed2: ['threw out the carpets', 'kept the staff and changed the beds', 'put the kitchen back where it had been'],
    thing: ['a kettle', 'a full-length mirror', 'a writing desk', 'an armchair'], stone: ['slate', 'travertine', 'granite', 'terrazzo', 'limestone'],
    bathroom: ['small', 'plain', 'narrow', 'tiled in the green of the seventies'], water: ['every floor', 'the first floor', 'the landing'],
    noise: ['Delivery vans come at six', 'A school starts its day across the road at eight', 'The bells next door strike every quarter', 'The first tram passes at ten to five'],
    noise2: ['the pipes, which talk at night', 'a nightclub two doors down, open at weekends', 'a neighbour who practises the clarinet'],
    weekday: listOf('Monday, Tuesday, Wednesday, Thursday'), half: ['half an hour', 'forty minutes', 'the better part of an hour'],
    food: ['tomato salad', 'scrambled eggs', 'pancakes', 'omelettes'], food2: ['two kinds of ham', 'thick yoghurt', 'olives', 'soft cheese', 'mango jam'],
    baker: ['the baker at the corner', 'a mill outside the town', 'our own oven', 'the market hall'],
    sight: ['the main square', 'the city museum', 'the town hall', 'the market hall'], shop: ['A greengrocer', 'A pharmacy', 'A launderette', 'A bakery'],
    drink: ['the one without a name', 'whatever is in the blue bottle', 'a small dark beer', 'the lemonade, which is made here'], spirit: ['gin', 'whisky', 'rum', 'brandy'],
    dish: ['the lamb', 'the fish of the day', 'the duck', 'a pie with leeks'], region: ['the coast', 'the mountains', 'an island', 'the south'],
    animal: ['cat', 'terrier', 'parrot', 'tortoise'], animalName: ['Biscuit', 'Otto', 'Mimi', 'Captain', 'Pepper', 'Figaro'], toys: ['a chest of toys', 'a model railway', 'a shelf of picture books'],
    crowd: ['engineers', 'students before exams', 'sales teams', 'people on courses'], crowd2: ['couples', 'families', 'football fans', 'visitors to the museums'],
    happening: ['a trade fair', 'a big match', 'a conference in town', 'a public holiday'],
    pictures: ['maps by a local printer', 'drawings by students', 'posters from the old cinema', 'prints of birds'],
    object: ['a stuffed pike', 'a barometer from 1911', 'a ship in a bottle', 'a rocking horse', 'a weighing machine', 'a telescope'],
  },
};
