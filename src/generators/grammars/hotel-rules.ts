import type { Grammar } from '../grammar.ts';
import { FINE_HOTEL, GUEST_HOUSE, INN, LARGE_HOTEL, PUB_ROOMS, SMALL_HOTEL, TRADITIONAL } from './hotel-openings.ts';

/** Texts for inns and hotels of ordinary size. */
const HOTEL_INTROS: readonly string[] = [
  'Rooms at the back are quieter; those at the front get the sun.',
  'Somebody who knows {place} well sits at the front desk.',
  'Ask for the top floor: the rooms are smaller there, but you see over the roofs.',
  'The rooms are light, with oak floors and walk-in showers.',
  'Busy with business travellers during the week; at weekends the rates are lower.',
  'Stay a week or longer and we take ten per cent off.',
  'The roof, the wiring, and the bathrooms were renewed in {recent}.',
  'Blackout curtains and double glazing in every room, as the street is lively until late.',
  'The smaller rooms look onto the courtyard, the larger ones onto the street.',
  'The largest rooms are at the ends of the corridors.',
  'We have been painting one floor a year since {recent}. The front desk knows which rooms are the newest.',
  'Rooms with two windows cost a little more and go first.',
  'Shops and restaurants are on the same street.',
  'High ceilings, wooden floors, and individually furnished rooms.',
  'Half of our guests are on their own, and singles do not cost extra.',
];

/** Texts about plain rooms. */
const PLAIN_INTROS: readonly string[] = [
  'There are good beds, and sockets where you need them.',
  'Free cancellation until {arrival} on the day before. We take cards and cash.',
  'Rooms are ready from {arrival}. You can leave by 11:00, or two hours later for a small charge.',
  'For people who have things to do in {place}: quick check-in, a desk in the room, and a good bed.',
  'The smallest rooms are just wide enough for a bed and a desk.',
  'Doubles, twins, and {few} larger rooms, all with a desk and a hairdryer.',
  'Our guests come back for the location and for the people at the desk, who have been here for years.',
  'The furniture is from {year}, and the regulars like it that way. The bathrooms are from {recent}.',
  'Nothing fancy: a clean room, a good shower, and the middle of {place} outside the door.',
  'A short walk from most of what you come to {place} for, and on a street where you can sleep.',
  'We belong to no chain and answer our own phone.',
  'The entrance is easy to miss: it is round the corner, under the blue awning.',
  'Check-in is from {arrival}, and check-out is until 11:00.',
  'Compact rooms with a double bed, a desk, and a private bathroom.',
  'If you call us yourself, the rate is the same as everywhere, and you choose the room.',
  'Rooms for one, two, and three, all of them on the quiet side.',
  'We ask for an email address and a signature, and that is all the paperwork there is.',
  'White walls, blue blankets, and a chair for your clothes. It does not look like much in photos.',
  'Single and double rooms at the same rate all year round.',
  'New windows, new beds, and a television in every room.',
  'The front desk has maps of {place} and will call a taxi for you.',
  'Clean and comfortable rooms at a fair price, with new beds and fresh towels.',
  'Most rooms have a bath, the others a shower with room to turn round.',
  'A practical choice for short stays in {place}, close to shops and restaurants.',
  'Room 4 is the one that people ask for. The other rooms are just as quiet, and cost less.',
  'Ironing board, hairdryer, reading lamp: all of it in the room, all of it works.',
  'Somebody from the family is at the desk on most evenings.',
  'On one side you hear the street, on the other side nothing. Say which you prefer.',
  'The mattresses were replaced in {recent}, and all rooms have blackout curtains.',
  'Rooms face the street or the courtyard. Please say which you prefer when you book.',
  'There is a plan of {place} in every room, drawn by somebody who lives here.',
  'Three kinds of rooms, and the difference between them is the window.',
  'Simple rooms, good coffee, and people who ask how your day was.',
  'You can pay in the morning, in whatever way you like.',
  'The house is easy to find: look for the yellow door.',
  'A place to sleep, and to come back to before dinner. The afternoon sun is in the front rooms.',
  'The rooms are not large, but everything in them has its place.',
  'Guests in {place} for work get a table by the window and a lamp that is bright enough.',
  'There are tables in the hall for guests who want to work.',
  'Quiet rooms at the back, brighter ones at the front.',
  'We have been full on three weekends in four since {recent}, so book ahead if you can.',
  'The walls are thick, the doors close softly, and the corridor light goes out by itself.',
];

/** What opens a text says what and where the hotel is; what follows is about its rooms, its services, or its guests. */
const TEXT: readonly string[] = [
  '{opening} {intro}',
  '{opening}{say}{also}{more}',
  '{opening} {intro}{say}',
  '{opening}{say}{more}',
];

/** The same, with some texts that begin with the rooms or services. */
const TURNED: readonly string[] = [...TEXT, '{intro} {opening}', '{intro} {opening}{say}'];

/**
 * Texts for guest houses, pensions and hostels. No two kinds of hotel have a text in common, so neighbours do not share
 * one.
 */
export const MODEST: Grammar = {
  ...GUEST_HOUSE,
  text: TEXT,
  intro: [
    'Somebody is nearly always in, and the bell works at night as well.',
    'The shower in the corridor is hot, and you will rarely have to wait for it.',
    'Please ring if nobody is at the desk; we are upstairs or in the yard.',
    'Good beds, hot showers, and no fuss. Many of our guests walk or cycle, or have family in {place}.',
    'The walls are thin and the rooms are plain, but everything is clean, and {place} does not get much cheaper.',
    'We are doing up the rooms one at a time; ask for one of the new ones.',
    'Quiet after eleven. If you come later than that, call us, and we leave the key out.',
    'Singles, doubles, and {few} rooms for three. Bed linen and towels are included.',
    'Weekly rates on request; people who work in {place} often stay for a month or two.',
    'Not much has changed here since {year}, apart from the mattresses and the windows.',
    'You get a key to the front door and can come and go as you like.',
    'There is a table in the yard, and a fridge for guests.',
    'A bed, a basin, a hook on the door. The shower is across the landing.',
    'Cheap, friendly, and five minutes from where the buses stop.',
    'Write your name in the book, take a key from the board, and make yourself at home.',
    'Families get the {few} big rooms at the front, and everybody else gets the quiet at the back.',
    'Some of our guests first came as students and now bring their children.',
    'The rooms are small, so people sit in the kitchen.',
    'There are slippers for whoever forgot theirs.',
    'We are not in the guidebooks, and full most weekends all the same.',
    'There is a list of good and cheap places to eat on the back of your door.',
    'Shoes off in the hall, please. The carpets thank you.',
    'The staircase is narrow, so large suitcases stay downstairs.',
    'The house is old, the boiler is new, and the walls are painted every spring.',
    'Students, fitters, and people whose flats are being renovated: most of our guests stay for longer.',
    'You can leave a suitcase with us until your next visit.',
    'Rooms without a number, each with a different door. You will find yours.',
  ],
};

/** Texts for inns and hotels of up to three stars, or without a known number of stars. */
export const SIMPLE: Grammar = { ...SMALL_HOTEL, text: TURNED, intro: [...HOTEL_INTROS, ...PLAIN_INTROS] };

/** Texts for hotels of up to three stars with many rooms. */
export const BIG: Grammar = {
  ...LARGE_HOTEL,
  text: TEXT,
  intro: [
    'Tour groups and school trips are welcome. Ask for the upper floors if you want it quiet.',
    'Check-in is from {arrival}, and it can take a while on Fridays.',
    'Something is usually free, even on the day.',
    'The beds and windows are new, the reception desk has been there since {year}.',
    'Rooms on the odd floors have been renovated; those on the even floors are cheaper until their turn comes.',
    'Airline crews, fairgoers, and families stay here. Weekday rates depend on what is on in {place}.',
    'The upper floors have the view, the lower ones a lower price.',
    'Every room is the same, so you know what you get: a double bed, a desk, and a window that opens.',
    'Many rooms are booked by the week, by people with work in {place}.',
    'The walls are thin, so ask for a room away from the lifts.',
    'Twins on the lower floors, doubles higher up, and {few} rooms for four.',
    'Check-in from {arrival}, at a machine or at the desk, as you like.',
    'On days with a trade fair, rates double, and there is nothing free.',
    'It takes a minute to walk from the lifts to the last room.',
    'We change the carpets floor by floor, and the house stays open meanwhile.',
    'The single beds are narrow, the doubles wide.',
    'Groups have a desk of their own, so that others do not wait.',
    'Five people at the desk on weekday mornings, so check-out takes a minute.',
    'Rooms ending in 7 are at the corner and have two windows. You may ask for one.',
    'Say if you sleep lightly, and you get a room over the yard.',
    'The lower floors have just been done up, and the upper ones come next.',
    'Coaches stop on one side of the building and taxis on the other.',
    'Crews, conference guests, and families with a long way still to go.',
    'Well placed for meetings and for days out in {place}.',
  ],
};

/** Texts for hotels with a bar downstairs. */
export const PUBS: Grammar = {
  ...PUB_ROOMS,
  text: TEXT,
  intro: [
    'It is lively until closing time, so ask for the back if you go to bed early.',
    'The rooms were redone in {recent}, the bar was not.',
    'Check in at the bar from {arrival}. The floors creak and the beds are good.',
    'The beds are new, and so are the showers. The stairs are not.',
    'Your room key is behind the bar, and so is whoever made your bed.',
    'There is music on Fridays until eleven; all other nights are quiet.',
    'Stay the night, and you need not ask who is driving.',
    'No two rooms are alike. The one over the front door has the bay window.',
    'People from round the corner drink here, and they will tell you where to go in {place}.',
    'The bathrooms are from {recent}, the beams are two hundred years older.',
    'Mind the low beams on the way to your room.',
    'Quiz on Tuesdays, music on Fridays, and otherwise as quiet as a pub can be.',
    'You can have a key to the side door if you do not care for the bar.',
    'The stairs start next to the dartboard. Above them, it is surprisingly quiet.',
  ],
};

/** Texts for inns with a restaurant. */
export const DINERS: Grammar = {
  ...INN,
  text: TEXT,
  intro: [
    'Most people come for dinner. Take a room upstairs and you need not watch the clock.',
    'Dinner is at one sitting, and the kitchen likes to know who is coming.',
    'One generation is at the stove, one at the desk.',
    'The dining room fills up at weekends, mostly with people from {place}. House guests always get a table.',
    'The rooms have wooden floors and thick duvets.',
    'We cook what the market in {place} has, and change the sheets ourselves.',
    'Locals come for lunch, travellers for the night, and both sit at the same long table.',
    'Half board costs little more than the room alone.',
    'Eat well, climb the stairs, sleep.',
    'The rooms above the kitchen are warm in winter and smell of bread.',
    'The menu is written on a board every morning.',
    'The host cooks, the rest of the family does everything else.',
    'You may eat at seven, at eight, or at nine, and then it is only a flight of stairs.',
    'The kitchen is closed on two days a week, and the rooms are cheaper then.',
    'The tables are laid for {place}, the beds are made for you.',
    'We are known for one dish, and since {recent} also for our beds.',
    'Guests of the house eat what the kitchen eats, if they like.',
  ],
};

/** Texts for hotels in the style of Japan and Korea, where guests sleep on the floor. */
export const LOW: Grammar = {
  ...TRADITIONAL,
  text: TEXT,
  intro: [
    'You sleep on the floor, on thick bedding that we lay out in the evening. Shoes stay at the door.',
    'The doors are of paper, and the tables low. Bring socks.',
    'The floors are warm, and every room has a modern bathroom.',
    'We lay out the bedding and show you where shoes come off.',
    'Straw mats, sliding doors, and a thick quilt. Tea is on the table when you arrive.',
    'The bath is down the corridor and can be locked from inside.',
    'Low tables, floor cushions, and heating from below. A few rooms have chairs for whoever needs one.',
    'The wood creaks, the paper glows, and after ten the house is silent.',
  ],
};

/** Texts for hotels of four and five stars. */
const FINE: readonly string[] = [
  'Superior rooms are not larger but higher up.',
  'Check-in from 15:00, check-out at noon, or at 16:00 if you book it the day before.',
  'Ask for a room on one of the top floors.',
  'Suites have a sofa and windows on two sides; all other rooms, an armchair by the window.',
  'The rooms have oak floors and rain showers.',
  'Designed by a studio from {place}, with local stone in the bathrooms and work by local artists in the rooms.',
  'Standard doubles face the courtyard; deluxe rooms face the street, and {few} have a balcony.',
  'The largest rooms are on the corners.',
  'Most of the sights of {place} are a short walk away.',
  'Wide corridors, good beds, and large walk-in showers.',
  'All rooms have a large bed, a desk, and a safe.',
  'Business hotel from Monday to Thursday, city break from Friday on.',
  'The architects kept the staircase and little else.',
  'Superior rooms have a sofa, and all rooms have a proper desk.',
  'Late check-out costs nothing if the room is free. Ask in the morning.',
  'We renovate one floor at a time, and the last one was finished in {recent}.',
  'You can walk to most of {place} from here, and take a cab to the rest.',
  'Check in on your phone or at the desk, where somebody knows the town.',
  'The quiet rooms look onto the court, the bright ones onto the street.',
  'Large windows, thick carpets, and a desk that two people can share.',
  'Half of our guests are here for work, and most of the others for a weekend.',
  'Somebody at the desk knows your name by the second day.',
  'Firm mattresses, thick doors, and reading lamps on both sides of the bed.',
  'Rooms on the street side get the evening sun, and some noise until ten.',
  'On Sundays rates drop by a third, and late check-out is free.',
  'The bathrooms and the windows are new.',
  'Rooms for work on the lower floors, rooms with a view above them.',
  'Comfortable chairs, dark curtains, and a desk in every room.',
  'The windows reach to the floor, and the curtains close without a gap.',
  'There are two kinds of pillows on the bed and two more in the wardrobe.',
  'Well suited for business trips, and for weekends in {place}.',
];

/** Texts for hotels of four stars. */
export const UPPER: Grammar = {
  ...FINE_HOTEL,
  text: TURNED,
  intro: [...FINE],
};

/** Texts for hotels of five stars. */
export const GRAND: Grammar = {
  ...FINE_HOTEL,
  text: TURNED,
  intro: [
    'The bathrooms are of marble, and the flowers fresh.',
    'Each room has a dressing area and a bathroom in natural stone.',
    'Check-in is at a table and over tea. Turndown and late check-out are part of every stay.',
    'Breakfast is served in a court with a glass roof.',
    'The walls are thick, the doors tall, and there is no music in the lobby.',
    'The old ballroom is used for weddings, and on Mondays for tea.',
    'No two suites are alike; the one under the roof, with a piano, is booked months ahead.',
    'Hand-made beds, linen sheets, and a choice of pillows. Shoes left outside the door are polished overnight.',
    'The porter knows most of our guests by name.',
    'Each room has a small hall that keeps out the noise.',
    'Afternoon tea in the hall, and staff who knock and wait.',
    'The staircase is listed, and the bathrooms are new.',
    'Suites face the avenue, and most have a balcony wide enough for breakfast.',
    'Ask for a driver or a babysitter at breakfast, and you have one by noon.',
    'Four designers worked on the rooms, and regulars have their favourites.',
    'You do not queue here: somebody meets you at the door and takes you up.',
    'Most guests have stayed before.',
    'The rooms are large, the doors are heavy, and the telephone is answered at the first ring.',
    'Every floor has a pantry and somebody in it, day and night.',
    'Your bags are brought to the room, and staff are there for you around the clock.',
    'There are {few} suites with a dining table for eight.',
    'There is a driver for the airport, and he knows your flight.',
    'The restaurant is booked weeks ahead, but a few tables are kept for guests.',
    'Curtains, lights, and blinds can be set from the bed.',
    'Elegant rooms with linen sheets, large bathrooms, and a separate seating area.',
    'Rooms start at forty square metres. The suites are larger than most flats in {place}.',
    'If you have stayed before, we know about the pillow, the paper, and the tea.',
  ],
};
