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
    'Rooms come with everything one needs for a night or two and nothing that gets in the way.',
    'Bright walls, wooden floors and fresh linen make up for the small size of the rooms.',
    'The rooms are plain and tidy, some of them with a view over the rooftops.',
    'Beds are comfortable, corridors are quiet and prices are fair.',
  ],
  guest: [
    'Travellers on a budget, students and families feel at home here.',
    'It is a sensible choice for those who want to spend their money elsewhere in {place}.',
    'Guests who mainly need a good bed will be well looked after.',
    'The staff know the bus timetable by heart and give honest advice on where to eat.',
  ],
};

const MIDDLE: Grammar = {
  manner: ['comfortable', 'friendly', 'well-kept', 'welcoming', 'practical', 'relaxed'],
  room: [
    'The rooms are bright and quiet, with desks that are large enough to work at.',
    'Rooms are furnished in warm colours and have showers with real pressure.',
    'All rooms were designed with short stays in mind and are easy to feel at home in.',
    'Most rooms face away from the street, and the beds are praised in many reviews.',
    'The rooms are not large, but every corner of them has been thought through.',
    'Good beds, thick curtains and plenty of sockets make the rooms a pleasure to use.',
  ],
  guest: [
    'Business travellers stay during the week, families and couples at weekends.',
    'It is a good base for exploring {place} on foot or by public transport.',
    'Many guests come back, and the staff remember their names.',
    'The staff are glad to help with tickets, timetables and rainy-day ideas.',
  ],
};

const UPPER: Grammar = {
  manner: ['elegant', 'stylish', 'refined', 'distinguished', 'polished', 'grand'],
  room: [
    'The rooms combine soft carpets and heavy curtains with thoughtful lighting.',
    'High ceilings, marble bathrooms and excellent beds set the tone.',
    'Rooms are spacious and quiet, with furniture made by local craftsmen.',
    'Each room has a sitting area, fine linen and a bathroom with daylight.',
    'The suites look out over the city, and even the smallest rooms have space to breathe.',
    'Works by local artists hang in the rooms, and fresh flowers stand on every table.',
  ],
  guest: [
    'Service is attentive without being stiff.',
    'It is a fine address for special occasions as well as for long working weeks in {place}.',
    'The staff remember how guests like their coffee and which pillow they prefer.',
    'Concert evenings, business dinners and quiet weekends are all in good hands here.',
  ],
};

/** Paragraphs about a hotel: where it is, what its rooms are like, what it offers. */
export const hotel: Subject = {
  rules: {
    text: ['{opening} {room} {offer}', '{opening} {offer} {guest}', '{opening} {offer} {room}'],
    opening: [
      '{name} is {a manner} {house} in {place}.',
      '{name} is {a manner} {house} {spot}.',
      '{a manner} {house} {spot}, {name} welcomes guests all year round.',
      'Guests of {name} stay in {a manner} {house} {spot}.',
      '{name} is {a manner} {house} {spot}, {near}.',
      'In {place}, {name} has made a name for itself as {a manner} {house}.',
      'Set in {place}, {near}, {name} is {a manner} {house}.',
      'For a stay in {place}, {name} is {a manner} {house} {near}.',
    ],
    spot: [
      'in the centre of {place}',
      'in a quiet street of {place}',
      'in one of the older parts of {place}',
      'in a lively part of {place}',
      'on a small square in {place}',
      'on the edge of the centre of {place}',
      'in a residential part of {place}',
      'on a tree-lined avenue in {place}',
    ],
    near: [
      'close to shops and cafés',
      'two minutes from the nearest bus stop',
      'a short walk from the main sights',
      'close to a park',
      'within walking distance of the main museums',
      'ten minutes on foot from the town hall',
      'not far from the market hall',
      'with several restaurants nearby',
    ],
    offer: [
      'The house offers {amenity}, {amenity} and {amenity}.',
      'Guests can count on {amenity} and {amenity}.',
      'Among the comforts of the house are {amenity} and {amenity}.',
      'With {amenity} and {amenity}, the house covers what most guests ask for.',
      'On offer are {amenity}, {amenity} and {amenity}.',
      'The list of services includes {amenity}, {amenity} and {amenity}.',
      'Guests find {amenity} and {amenity} here.',
      '{name} has {amenity}, {amenity} and {amenity} to offer.',
    ],
  },
  parts: { simple: SIMPLE, middle: MIDDLE, upper: UPPER },
  read({ name = 'The hotel', place = 'the city', topics, stars = 0 }, random) {
    const offered = topics ?? random.sample(['breakfast', 'free Wi-Fi', 'luggage storage', 'lounge'], 3);
    const house = stars > 0 ? `${STARS[stars] ?? ''} hotel` : 'hotel';
    const amenity = offered.map((short) => AMENITIES[short]?.phrase ?? short);
    const part = stars > 3 ? 'upper' : stars === 3 ? 'middle' : 'simple';
    return { part, slots: { name, place, house, amenity } };
  },
};
