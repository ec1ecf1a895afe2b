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
 * Sentences that texts about hotels can have at their end: on the building, who runs it, what there is, and who it is for.
 */
// oxfmt-ignore
export const HOTEL_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 56, 1: 33, 2: 9, 3: 2 },
  topics: [
    { unless: HISTORY, when: ({ name = '' }) => !/Ryokan|Minshuku|Hanok|Lodge|Riad|Dar /.test(name), says: [
      'The building began as {pastA}, and {relicA} survived the conversion.',
      'Before it was a hotel, this was {pastB}, and {relicB} is still in its place.',
      '*The house used to be {pastC}, and {relicC} is still there.',
    ] },
    { unless: /since|famil|owne|took over|taken over|run by|kept by|looked after|\bwe\b/i, when: hotel({ rooms: SMALL, stars: [1, 4] }), says: [
      '*It belongs to {owner}, who {deed}.',
      '{owner} took it over in {taken} and {deed2}.',
      'Your host is {owner}.',
      'The owners live in the house and look after every guest.',
    ] },
    { when: hotel({ rooms: LARGE }), says: [
      'Many members of our team have been here for more than ten years.',
      'Our team knows the best places to eat.',
      'Conference guests get a late lunch and an early check-in.',
      'Our staff speak {n5to9} languages.',
      'Groups of ten or more pay less.',
    ] },
    { unless: /window|courtyard|view|sun\b/, says: [
      'Rooms on the east side get the morning sun.',
      'All rooms have large windows.',
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
      'The showers are generous, and the towels are soft.',
      'All bathrooms have a rain shower.',
      'Soap and shampoo are provided.',
    ] },
    { unless: /bath|marble|stone|shower/i, when: hotel({ stars: FINE }), says: [
      'The bathrooms have {stone} floors that are warm in the morning.',
      'Baths are deep enough to sit in up to the shoulders.',
      '*Robes come in three sizes.',
      'Soap and lotion come from a workshop in the region.',
      'There is a bench in every shower.',
    ] },
    { when: hotel({ stars: FINE }), unless: /paper|polished|tea/, says: [
      '*A newspaper hangs on your door in the morning, if you want one.',
      '*Flowers in the lobby are changed on {weekday}s, and a bouquet for your room can be ordered at the desk.',
      '*Fresh fruit and a handwritten note await you in your room.',
      '*If you forget your charger, there is a drawer of them at the desk.',
    ] },
    { when: hotel({ stars: [1, 4], lacks: ['lift', 'wheelchair access'] }), unless: /stairs|floor/, says: [
      'We are happy to carry your bags to your room.',
      'There are rooms on the ground floor for guests who prefer to avoid stairs.',
    ] },
    { when: hotel({ has: ['restaurant'], stars: FINE, rooms: LARGE }), unless: /music|quiet|table|restaurant|wedding/i, says: [
      'Weddings and family celebrations are a speciality of the restaurant.',
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
      'The airport is {half} away by public transport.',
    ] },
    { unless: /garage|park/i, when: hotel({ has: ['parking'] }), says: [
      'Our car park is secured and lit at night.',
      'Please book your parking space together with your room.',
      'Cars can be left until the evening on the day of departure.',
    ] },
    { unless: /bar\b|drink/i, when: hotel({ has: ['bar'], rooms: [1, 60] }), says: [
      'At the bar, try {drink}.',
      '*There is live piano music in the bar on {weekday}s.',
      '*The bar has an excellent choice of {spirit}.',
      '*The neighbourhood meets in the bar on Thursdays, and guests are welcome.',
    ] },
    { unless: /restaurant|kitchen|dining|dinner|dish|table/i, when: hotel({ has: ['restaurant'] }), says: [
      'Try {dish}, the speciality of our kitchen.',
      'The menu is one page long and changes every week.',
      'The restaurant is popular with locals, too.',
      'The cook comes from {region}, and the menu shows it.',
      'Most of the vegetables come from a garden outside the city.',
      'Sunday lunch in the restaurant is popular, so please book a table.',
    ] },
    { unless: /dog|pet|animal/i, when: hotel({ has: ['pets allowed'] }), says: [
      '*Dogs get a bowl and a blanket.',
      'Your dog gets its own bed in the room.',
      'There is a park for walks with your dog {n3to8} minutes away.',
    ] },
    { unless: /famil|child|bab/i, when: hotel({ has: ['family rooms'] }), says: [
      'Cots are free.',
      'Children love {toys} in the lobby.',
      'Connecting rooms are available for larger families.',
      'Children under six stay free.',
    ] },
    { unless: /pool/i, when: (about) => hotel({ has: ['indoor pool'] })(about) || hotel({ has: ['outdoor pool'] })(about), says: [
      'There are free towels and loungers by the pool.',
      'The pool is heated all year round.',
    ] },
    { unless: /terrace|roof|smok/i, when: hotel({ has: ['terrace'] }), says: [
      'The terrace gets the sun until about six, and somebody brings out cushions when it is warm.',
      'The terrace is a fine place for a drink after a long day.',
    ] },
    { unless: /garden|deck|court|yard/i, when: hotel({ has: ['garden'] }), says: [
      'In summer, you can have breakfast or a drink in the garden.',
      'Herbs for the kitchen grow in the garden, behind the house.',
      '*Two old pear trees stand in the garden, and in autumn there is a bowl of pears at the desk.',
    ] },
    { unless: /lounge|piano/i, when: hotel({ has: ['lounge'] }), says: [
      '*The piano in the lounge is tuned twice a year, and guests may play it until nine.',
      '*There are books, games, and a jigsaw puzzle in the lounge.',
      'The lounge has comfortable chairs and a table to work at.',
    ] },
    { unless: /week|regular|guests/i, when: hotel({ stars: PLAIN }), says: [
      'We are popular with business travellers during the week and with {crowd2} at weekends.',
      'Many of our guests come back year after year.',
      'The best rates are on Sundays.',
      'The hotel is full when there is {happening}, so book early.',
    ] },
    { unless: /wall|hall\b|lobby|work by/, says: [
      'The walls are decorated with {pictures}.',
      '*In the hall stands {object}, much loved by children.',
      'A shelf on the landing holds books that guests have left, in a dozen languages.',
    ] },
    { unless: /check-in|arriv|key|ring|late\b/i, when: hotel({ lacks: ['24-hour reception'] }), says: [
      'With your room key, you can come and go at any time.',
      'Please tell us when you expect to arrive.',
      'If you arrive late, just give us a call.',
    ] },
    { says: [
      'Solar panels on the roof heat our water.',
      'Filtered drinking water is available on {water}.',
      'We use green electricity and local products.',
    ] },
  ],
  words: {
    pastA: ['a tobacco warehouse', 'a customs house', 'a grain store'], relicA: ['the hoist above the yard', 'the numbers over the loading doors', 'the painted beams in the attic'],
    pastB: ["a girls' school", 'a music school', "a teachers' college"], relicB: ['the long bench in the hall', 'the bell in the stairwell', 'the clock over the front door'],
    pastC: ['a savings bank', 'a telephone exchange', 'an insurance office'], relicC: ['the steel door in the basement', 'the row of counters in the lobby', 'the marble in the stairwell'],
    owner: ['a couple from the neighbourhood', "a retired ship's engineer", 'a former flight attendant', 'a mother and her son', 'a former geography teacher', 'a former pianist'],
    taken: ['2009', '2012', '2015', '2018'],
    deed: ['decorated every room', 'knows every guest by name', 'laid the floors by hand', 'gladly shares tips for the city'],
    deed2: ['renovated every room', 'gave it a new look', 'restored it room by room'],
    thing: ['a kettle', 'a full-length mirror', 'a writing desk', 'an armchair'], stone: ['slate', 'travertine', 'granite', 'terrazzo', 'limestone'],
    bathroom: ['bright', 'modern', 'tiled in white', 'tiled in deep green'], water: ['every floor', 'the first floor', 'the landing'],
    weekday: listOf('Monday, Tuesday, Wednesday, Thursday'), half: ['half an hour', 'forty minutes', 'three quarters of an hour'],
    food: ['tomato salad', 'scrambled eggs', 'pancakes', 'omelettes'], food2: ['two kinds of ham', 'thick yoghurt', 'olives', 'soft cheese', 'mango jam'],
    baker: ['the baker at the corner', 'a mill outside the town', 'our own oven', 'the market hall'],
    sight: ['the main square', 'the city museum', 'the town hall', 'the market hall'], shop: ['A greengrocer', 'A pharmacy', 'A launderette', 'A bakery'],
    drink: ['a local beer', 'the cocktail of the week', 'a glass of local wine', 'our home-made lemonade'], spirit: ['gin', 'whisky', 'rum', 'brandy'],
    dish: ['the lamb', 'the fish of the day', 'the duck', 'the home-made ravioli'], region: ['the coast', 'the mountains', 'an island', 'the south'],
    toys: ['the chest of toys', 'the model railway', 'the play corner'],
    crowd2: ['couples', 'families', 'football fans', 'visitors to the museums'],
    happening: ['a trade fair', 'a big match', 'a conference in town', 'a public holiday'],
    pictures: ['maps by a local printer', 'drawings by students', 'posters from the old cinema', 'prints of birds'],
    object: ['a stuffed pike', 'a barometer from 1911', 'a ship in a bottle', 'a rocking horse', 'a weighing machine', 'a telescope'],
  },
};
