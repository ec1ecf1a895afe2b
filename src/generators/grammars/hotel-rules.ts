import type { Grammar } from '../grammar.ts';

/** Texts for inns and hotels of up to four stars, of any size. */
const ANY_SIZE: readonly string[] = [
  'Busy with business travellers during the week; at weekends the rates are lower.{more}',
  'Stay a week or longer and we take ten per cent off.{more}',
  '{name} reopened in {recent}, after a year of work on the roof, the wiring, and all {rooms} rooms.',
  'Blackout curtains and double glazing in every room, as the street is lively until late.{more}',
  '{few} of the rooms have a bath, the others a shower.{more}',
  'The smaller rooms look onto the courtyard, the larger ones onto the street.{more}',
];

/** The same, for hotels of ordinary size. */
const HOTEL_INTROS: readonly string[] = [
  '{a rooms}-room {house} {spot}. Rooms at the back are quieter; those at the front get the sun.',
  'The building was {a former} until {year}, which is why no two rooms have the same shape.',
  '{run} since {year}. Somebody who knows {place} well sits at the front desk.',
  '{old}, with {rooms} rooms and corridors that turn when you least expect it.{more}',
  '{a house} since {year}. Ask for the top floor: the rooms are smaller there, but you see over the roofs.',
  'Light, modern rooms {spot}, with oak floors and walk-in showers.{more}',
  ...ANY_SIZE,
];

/** Texts about rooms, for hotels of up to four stars. */
const ANY_ROOMS: readonly string[] = [
  'All {rooms} rooms were redone in {recent}, with better beds and sockets where you need them.{more}',
  'Free cancellation until {arrival} on the day before. We take cards and cash.',
  'Rooms are ready from {arrival}. You can leave by 11:00, or two hours later for a small charge.',
];

/** Texts about plain rooms, for hotels of any size up to three stars. */
const ROOMS: readonly string[] = [
  ...ANY_ROOMS,
  'For people who have things to do in {place}: quick check-in, a desk in the room, and a good bed.{more}',
  'The smallest rooms are just wide enough for a bed and a desk.{more}',
  'Doubles, twins, and {few} larger rooms, all with a desk and a hairdryer.{more}',
  'Our guests come back for the location and for the people at the desk, who have been here for years.',
  'The furniture is from {year}, and the regulars like it that way. The bathrooms are from {recent}.',
  'Nothing fancy: a clean room, a good shower, and the middle of {place} outside the door.{more}',
  'A short walk from most of what you come to {place} for, and on a street where you can sleep.',
  'We belong to no chain, have {rooms} rooms on {floors} floors, and answer our own phone.',
];

/** Texts for plain hotels and for guest houses. */
const PLAIN_INTROS: readonly string[] = [
  ...ROOMS,
  'The entrance is easy to miss: it is round the corner, under the blue awning.{more}',
  'Keys are still keys here, on a fob too heavy to take home by mistake.{more}',
];

const TEXT: readonly string[] = ['{intro}{say}{also}', '{intro}{say}'];

/**
 * Texts for guest houses, pensions and hostels. A text that other hotels have too has the same index in their list, so
 * that neighbours do not share it.
 */
export const MODEST: Grammar = {
  text: TEXT,
  intro: [
    '{rooms} rooms in a family house. We live on the ground floor, so somebody is nearly always in.',
    '{rooms} simple rooms, some with their own shower and some sharing one in the corridor.',
    'Please ring if nobody is at the desk; we are upstairs or in the yard.',
    'Good beds, hot showers, and no fuss. Many of our guests walk or cycle, or have family in {place}.',
    'The walls are thin and the rooms are plain, but everything is clean, and {place} does not get much cheaper.',
    'We took over the {house} in {recent} and are doing up the {rooms} rooms one at a time.',
    'Quiet after eleven. If you come later than that, call us, and we leave the key out.',
    'Singles, doubles, and {few} rooms for three. Bed linen and towels are included.',
    'Weekly rates on request; people who work in {place} often stay for a month or two.{more}',
    'Not much has changed here since {year}, apart from the mattresses and the windows.{more}',
    'You get a key to the front door and can come and go as you like.{more}',
    'A narrow house {spot}, in the same family since {year}.',
    ...PLAIN_INTROS,
  ],
};

/** Texts for inns and hotels of up to three stars, or without a known number of stars. */
export const SIMPLE: Grammar = { text: TEXT, intro: [...HOTEL_INTROS, ...PLAIN_INTROS] };

/** Texts for hotels of up to three stars with many rooms. */
export const BIG: Grammar = {
  text: TEXT,
  intro: [
    'Tour groups and school trips are welcome. Ask for the upper floors if you want it quiet.',
    '{rooms} rooms on {floors} floors, most of them twins. Check-in is from {arrival}, and it can take a while on Fridays.',
    'With {rooms} rooms, something is usually free, even on the day.',
    'Opened in {year} and brought up to date in {recent}: new beds, new windows, the same reception desk.',
    'Rooms on the odd floors have been renovated; those on the even floors are cheaper until their turn comes.',
    'Airline crews, fairgoers, and families share the {rooms} rooms. Weekday rates depend on what is on in {place}.',
    ...ANY_SIZE,
    ...ROOMS,
    'The upper floors have the view, the lower ones a lower price.',
  ],
};

/** Texts for hotels with a bar downstairs. */
export const PUBS: Grammar = {
  text: TEXT,
  intro: [
    '{rooms} rooms over the bar. It is lively until closing time, so ask for the back if you go to bed early.',
    'A pub first and a place to sleep second. The rooms were redone in {recent}, the bar was not.',
    'Check in at the bar from {arrival}. The floors creak and the beds are good.',
    'We took over the pub in {recent} and did up the {rooms} rooms before we touched anything else.',
    'Your room key is behind the bar, and so is whoever made your bed.',
    'There is music on Fridays until eleven; all other nights are quiet.',
    'Stay the night, and you need not ask who is driving.',
    'No two rooms are alike. The one over the front door has the bay window.',
    'People from round the corner drink here, and they will tell you where to go in {place}.',
    'The bar has been here since {built}, the bathrooms since {recent}.',
  ],
};

/** Texts for inns with a restaurant. */
export const DINERS: Grammar = {
  text: TEXT,
  intro: [
    'Most people come for dinner. Take a room upstairs and you need not watch the clock.',
    'The kitchen came first, in {year}; the rooms were added one by one.',
    'Same family since {year}: one generation at the stove, one at the desk.',
    'The dining room fills up at weekends, mostly with people from {place}. House guests always get a table.',
    '{rooms} rooms above the dining room, with wooden floors and thick duvets.',
    'We cook what the market in {place} has, and change the sheets ourselves.',
    ...ANY_SIZE,
    ...PLAIN_INTROS,
  ],
};

/** Texts for hotels in the style of Japan and Korea, where guests sleep on the floor. */
export const LOW: Grammar = {
  text: TEXT,
  intro: [
    'You sleep on the floor, on thick bedding that we lay out in the evening. Shoes stay at the door.',
    'Paper doors, a small court, and {rooms} rooms with low tables. Bring socks.',
    'An old timber house, rebuilt in {recent} with warm floors and a modern bathroom for every room.',
    'Same family since {year}. We lay out the bedding and show you where shoes come off.',
  ],
};

/** Texts for hotels of four and five stars. */
const FINE: readonly string[] = [
  'Soundproof windows and good light in all {rooms} rooms. Superior ones are not larger but higher up.',
  'Check-in from 15:00, check-out at noon, or at 16:00 if you book it the day before.',
  'Opened in {recent} {spot}. Ask for a room on one of the top floors.',
  'Suites have a sofa and windows on two sides; all other rooms, an armchair by the window.',
  'Behind the front of {a former} from {built} are {rooms} rooms with oak floors and rain showers.',
  'Designed by a studio from {place}, with local stone in the bathrooms and work by local artists in the rooms.',
  'Independently owned, and {present}.',
  'Standard doubles face the courtyard; deluxe rooms face the street, and {few} have a balcony.',
  'The new wing has the larger rooms; those in the old building have higher ceilings.',
  '{name} has {rooms} rooms {spot}, half of them on a quiet courtyard.',
];

/** Texts for hotels of four stars. */
export const UPPER: Grammar = {
  text: TEXT,
  intro: [...HOTEL_INTROS, ...ANY_ROOMS, ...FINE],
};

/** Texts for hotels of five stars. */
export const GRAND: Grammar = {
  text: TEXT,
  intro: [
    'One of the first addresses in {place} since {built}, restored in {recent}. Marble bathrooms, fresh flowers.',
    'Each room has a dressing area and a bathroom in natural stone.',
    'Check-in is at a table and over tea. Turndown and late check-out are part of every stay.',
    'Once {a former}, today {rooms} rooms and suites around a court with a glass roof.',
    'Quiet luxury {spot}: thick walls, tall doors, no music in the lobby.',
    'Reopened in {recent} with the old ballroom and a new wing.',
    'No two suites are alike; the one under the roof, with a piano, is booked months ahead.',
    'Hand-made beds, linen sheets, and a choice of pillows. Shoes left outside the door are polished overnight.',
    'The porter knows most of our guests by name.',
    '{rooms} rooms and suites, each with a small hall that keeps out the noise.',
    'Afternoon tea in the hall, and staff who knock and wait.',
    'Built as a private residence in {built}. The staircase is listed, and the bathrooms are new.',
    'Suites face the avenue, and most have a balcony wide enough for breakfast.',
    'Ask for a driver or a babysitter at breakfast, and you have one by noon.',
    'Four designers worked on the {rooms} rooms, and regulars have their favourites.',
    ...FINE,
  ],
};
