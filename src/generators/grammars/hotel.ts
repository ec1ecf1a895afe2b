import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { AMENITIES } from '../lists/amenities.ts';
import type { Subject } from './subject.ts';

const STARS = ['', 'one-star', 'two-star', 'three-star', 'four-star', 'five-star'];

/** Plain houses of one or two stars, and all whose stars are not told. */
const SIMPLE: Grammar = {
  manner: ['simple', 'modest', 'plain', 'friendly', 'quiet', 'no-frills'],
  room: [
    'Rooms are small but spotless, with firm beds and good reading lamps.',
    'The rooms are simply furnished, and the windows keep out the noise of the street.',
    'Rooms have everything you need for a night or two and nothing that gets in the way.',
    'Bright walls, wooden floors, and fresh linen make up for the small size of the rooms.',
    'The rooms are plain and tidy, some of them with a view over the rooftops.',
    'Beds are comfortable, corridors are quiet, and prices are fair.',
    'Every room has a window that opens and a chair to read in.',
    'The rooms have been freshly painted and have good mattresses.',
    'You get a clean room, a hot shower, and a good night of sleep.',
    'Rooms on the upper floors are the quietest.',
  ],
  guest: [
    'Travellers on a budget, students, and families feel at home here.',
    'It is a sensible choice if you would rather spend your money elsewhere in {place}.',
    'The staff know the bus timetable by heart and give honest advice on where to eat.',
    'You will meet people from all over the world in the corridors.',
    'It is a friendly place to start exploring {place}.',
    'Whoever is at the desk will draw you a map by hand.',
    'Most guests are out all day and glad of a quiet place to sleep.',
    'Nobody minds muddy boots here.',
    'It is good value for {place}.',
    'Students from {place} send their parents here.',
  ],
};

const MIDDLE: Grammar = {
  manner: ['comfortable', 'friendly', 'well-kept', 'welcoming', 'practical', 'relaxed'],
  room: [
    'The rooms are bright and quiet, with desks that are large enough to work at.',
    'Rooms are furnished in warm colours and have showers with real pressure.',
    'All rooms were designed with short stays in mind, and it is easy to feel at home in them.',
    'Most rooms face away from the street, and many reviews praise the beds.',
    'The rooms are not large, but every corner of them has been thought through.',
    'Good beds, thick curtains, and plenty of sockets make the rooms a pleasure to use.',
    'Rooms come in two sizes, and both have proper wardrobes.',
    'Some rooms have a balcony; just ask when you book.',
    'The bathrooms have been renovated recently, and the towels are thick.',
    'There is a kettle in every room and a good lamp by every bed.',
  ],
  guest: [
    'Business travellers stay during the week, and families come at weekends.',
    'It is a good base for exploring {place} on foot or by public transport.',
    'Many guests come back, and the staff remember their names.',
    'The staff are glad to help with tickets, timetables, and rainy-day ideas.',
    'In the evening, guests from all over the world meet downstairs.',
    'It is popular with people who come to {place} for work and stay for the weekend.',
    'If you need anything, there is always somebody to ask.',
    'After a day in {place}, it feels good to come back here.',
    'It is the kind of place that people recommend to their parents.',
    'Quiet hours are kept, and so are promises.',
  ],
};

const UPPER: Grammar = {
  near: [
    'close to the best shops',
    'close to theatres and galleries',
    'with a park across the road',
    'with a taxi rank at the door',
    'with several good restaurants nearby',
  ],
  manner: ['elegant', 'stylish', 'refined', 'distinguished', 'polished', 'grand'],
  room: [
    'The rooms combine soft carpets and heavy curtains with thoughtful lighting.',
    'High ceilings, marble bathrooms, and excellent beds set the tone.',
    'Rooms are spacious and quiet, with furniture made by local craftsmen.',
    'Each room has a sitting area, fine linen, and a bathroom with daylight.',
    'The suites look out over the city, and even the smallest rooms have space to breathe.',
    'Works by local artists hang in the rooms, and there are fresh flowers on every table.',
    'Rooms have deep bathtubs, soft robes, and a view worth getting up for.',
    'No two rooms are alike, but all of them have space to spread out.',
    'The beds are so good that guests ask where to buy them.',
    'Heavy doors and thick walls keep the rooms wonderfully quiet.',
  ],
  guest: [
    'Service is attentive without being stiff.',
    'It suits special occasions as well as long working weeks in {place}.',
    'The staff remember how guests like their coffee and which pillow they prefer.',
    'It is as good a place for a business dinner as for a quiet weekend.',
    'From the first hello to the last goodbye, everything runs smoothly.',
    'The front desk can get you a table almost anywhere in {place}.',
    'Birthdays are remembered, and so are favourite newspapers.',
    'You will be looked after without being fussed over.',
    'The night staff are as friendly as the day staff.',
    'Musicians who play in {place} like to stay here.',
  ],
};

/** Paragraphs about a hotel: where it is, what its rooms are like, what it offers. */
export const hotel: Subject = {
  rules: {
    text: [
      '{opening} {room} {offer}',
      '{opening} {offer} {guest}',
      '{opening} {offer} {room}',
      '{opening} {offer} {extra}',
      '{room} {opening} {offer}',
      '{opening} {guest} {offer}',
    ],
    opening: [
      '{name} is {a manner} {house} in {place}.',
      '{name} is {a manner} {house} {spot}.',
      'Guests of {name} stay in {a manner} {house} {spot}.',
      '{name} is {a manner} {house} {spot}, {near}.',
      'In {place}, {name} has made a name for itself as {a manner} {house}.',
      'Set {spot}, {name} is {a manner} {house} {near}.',
      'For a stay in {place}, {name} is {a manner} {house} {near}.',
      'Travellers know {name} as {a manner} {house} in {place}.',
      '{name} has long been {a manner} {house} in {place}.',
      'If you are looking for {a manner} {house} in {place}, {name} is worth a look.',
      '{name} stands {spot}, {near}, and is {a manner} {house}.',
      'You will find {name}, {a manner} {house}, {spot}.',
      'Guests of {name} come back to {place} for {a manner} {house} {near}.',
      'The same family has run {name}, {a manner} {house} {spot}, for three generations.',
      'There are more famous addresses in {place}, but few {house}s are as {manner} as {name}.',
      'It is easy to settle in at {name}, {a manner} {house} {spot}.',
      '{name} welcomes its guests {spot}: it is {a manner} {house} {near}.',
      'Behind a narrow front {spot}, {name} turns out to be {a manner} {house}.',
      'People from {place} put up their own visitors at {name}, {a manner} {house} {near}.',
      'Two old friends opened {name}, {a manner} {house} {spot}.',
    ],
    near: [
      'close to shops and cafés',
      'two minutes from the nearest bus stop',
      'close to a park',
      'with several restaurants nearby',
      'with a bakery next door',
      'with good connections by bus',
      'close to a swimming pool',
      'with a supermarket around the corner',
    ],
    extra: [
      'The front desk lends umbrellas and gives good directions.',
      'Regulars book the same room in {place} year after year.',
      'The staff speak {count} languages between them.',
      'If you arrive early, you can leave your bags and go out.',
      'Ask at the desk for a map of walks around {place}.',
      'Late arrivals are no problem; just call ahead.',
      'Guests often mention the friendly welcome.',
      'Bookings can be changed free of charge up to {count} days before arrival.',
      'For stays of more than {count} nights, the last one is half price.',
      'There is always a bowl of apples at the front desk.',
      'Pictures of {place} as it used to be hang along the stairs.',
      'Rooms are ready from three in the afternoon, and often earlier.',
      'A shelf by the door holds books that guests have left behind.',
      'The keys are real keys, with heavy brass tags.',
    ],
    count: ['three', 'four', 'five', 'six', 'seven'],
    offer: [
      'The hotel offers {amenity}, {amenity}, and {amenity}.',
      'Guests can count on {amenity} and {amenity}.',
      'You will find {amenity}, {amenity}, and {amenity} here.',
      'Facilities include {amenity}, {amenity}, and {amenity}.',
      'Guests appreciate {amenity} and {amenity}.',
      '{name} offers {amenity}, {amenity}, and {amenity}.',
      'Among other things, guests find {amenity} and {amenity}.',
      'The house has {amenity} and {amenity}, among other things.',
      'Look forward to {amenity} and {amenity}.',
      'The comforts include {amenity} and {amenity}.',
      'Guests make good use of {amenity} and {amenity}.',
      '{amenity}, {amenity}, and {amenity} are part of the stay.',
    ],
  },
  parts: { simple: SIMPLE, middle: MIDDLE, upper: UPPER },
  read({ name = 'The hotel', place = 'the city', topics, stars = 0, distance }, random) {
    const offered = topics ?? random.sample(['breakfast', 'free Wi-Fi', 'lounge', 'garden'], 3);
    const house = stars > 0 ? `${STARS[stars] ?? ''} hotel` : 'hotel';
    const amenity = worthTelling(offered, stars).map((short) => AMENITIES[short]?.phrase ?? short);
    const part = stars > 3 ? 'upper' : stars === 3 ? 'middle' : 'simple';
    return { part, slots: { name, place, house, amenity, spot: fill(spotAt(distance), () => place) } };
  },
};

/** Where a hotel lies, by the kilometres from the middle of its city. */
function spotAt(distance: number | undefined): string {
  if (distance === undefined) return 'in {place}';
  const spots = SPOTS.find(({ within }) => distance <= within)?.spots ?? ['in {place}'];
  // The metres are as good as a draw.
  return spots[Math.floor(distance * 1000) % spots.length] ?? 'in {place}';
}

const SPOTS: readonly { readonly within: number; readonly spots: readonly string[] }[] = [
  {
    within: 1,
    spots: [
      'in the centre of {place}',
      'in the heart of {place}',
      'a few steps from the centre of {place}',
      'in the middle of {place}',
      'within walking distance of the sights of {place}',
    ],
  },
  {
    within: 2.2,
    spots: [
      'on the edge of the centre of {place}',
      'a short bus ride from the centre of {place}',
      'in a lively part of {place}',
      'not far from the centre of {place}',
      'half an hour on foot from the centre of {place}',
    ],
  },
  {
    within: Infinity,
    spots: [
      'in a residential part of {place}',
      'in one of the outer districts of {place}',
      'away from the crowds in {place}',
      'some way out of the centre of {place}',
      'in the suburbs of {place}',
    ],
  },
];

/** What to tell of all that is offered: nothing that goes without saying at that number of stars, if that leaves three. */
function worthTelling(offered: readonly string[], stars: number): readonly string[] {
  const [told, others] = [true, false].map((wanted) =>
    offered.filter((short) => {
      const { share, phrase } = AMENITIES[short] ?? { share: [0, 0], phrase: short };
      const isPlain = stars > 3 ? (share[0] ?? 0) > 15 || (share[1] ?? 0) > 28 : DULL.has(phrase);
      return isPlain !== wanted;
    }),
  );
  return told && told.length >= 3 ? told : [...(told ?? []), ...(others ?? [])].slice(0, 3);
}

/** What nobody chooses a hotel for. */
const DULL: ReadonlySet<string> = new Set([
  'wheelchair access',
  'a vending machine',
  'lockers',
  'non-smoking rooms',
  'luggage storage',
]);
