import type { Grammar } from '../grammar.ts';

/** Texts for inns and hotels of ordinary size. */
const HOTEL_INTROS: readonly string[] = [
  '{a rooms}-room {house} {spot}. Rooms at the back are quieter; those at the front get the sun.',
  'The building was {a former} until {year}, which is why no two rooms have the same shape.',
  '{run} since {year}. Somebody who knows {place} well sits at the front desk.',
  '{old}, with {rooms} rooms, no two of them alike.{more}',
  '{a house} since {year}. Ask for the top floor: the rooms are smaller there, but you see over the roofs.',
  'Light, modern rooms {spot}, with oak floors and walk-in showers.{more}',
  'Busy with business travellers during the week; at weekends the rates are lower.{more}',
  'Stay a week or longer and we take ten per cent off.{more}',
  '{name} reopened in {recent}, after a year of work on the roof, the wiring, and all {rooms} rooms.',
  'Blackout curtains and double glazing in every room, as the street is lively until late.{more}',
  'The smaller rooms look onto the courtyard, the larger ones onto the street.{more}',
  '{rooms} rooms, {floors} floors, and one long corridor on each. The rooms at its end are the largest.',
  'We have been painting one floor a year since {recent}. The front desk knows which rooms are the newest.',
  'A corner building {spot}. Rooms with two windows cost a little more and go first.',
  'People come to {name} for a night between two trains and sometimes stay for three.{more}',
  'High ceilings, wooden floors, and radiators that were here before any of us.{more}',
  'Half of the {rooms} rooms are singles, since half of our guests are on their own.{more}',
  'The rooms are named after streets of {place}, and the one you are given is not always the nearest.{more}',
  'The desk is where the shop counter was: this was {a former} until {year}.',
];

/** Texts about plain rooms. */
const PLAIN_INTROS: readonly string[] = [
  'All {rooms} rooms were redone in {recent}, with better beds and sockets where you need them.{more}',
  'Free cancellation until {arrival} on the day before. We take cards and cash.',
  'Rooms are ready from {arrival}. You can leave by 11:00, or two hours later for a small charge.',
  'For people who have things to do in {place}: quick check-in, a desk in the room, and a good bed.{more}',
  'The smallest rooms are just wide enough for a bed and a desk.{more}',
  'Doubles, twins, and {few} larger rooms, all with a desk and a hairdryer.{more}',
  'Our guests come back for the location and for the people at the desk, who have been here for years.',
  'The furniture is from {year}, and the regulars like it that way. The bathrooms are from {recent}.',
  'Nothing fancy: a clean room, a good shower, and the middle of {place} outside the door.{more}',
  'A short walk from most of what you come to {place} for, and on a street where you can sleep.',
  'We belong to no chain, have {rooms} rooms on {floors} floors, and answer our own phone.',
  'The entrance is easy to miss: it is round the corner, under the blue awning.{more}',
  'Keys are still keys here, on a fob too heavy to take home by mistake.{more}',
  'You can see the whole room from the door. The bed is good, and so is the light.{more}',
  'If you call us yourself, the rate is the same as everywhere, and you choose the room.{more}',
  'Rooms for one, two, and three, all of them on the quiet side.{more}',
  'We ask for an email address and a signature, and that is all the paperwork there is.{more}',
  'White walls, blue blankets, and a chair for your clothes. It does not look like much in photos.{more}',
  'Our rates do not change with the weather or with football.{more}',
  'The windows are new, the beds are new, the wallpaper is a matter of taste.{more}',
];

const TEXT: readonly string[] = ['{intro}{say}{also}', '{intro}{say}'];

/**
 * Texts for guest houses, pensions and hostels. No two kinds of hotel have a text in common, so neighbours do not share
 * one.
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
    'A bed, a basin, a hook on the door. The shower is across the landing.',
    'Cheap, friendly, and five minutes from where the buses stop.{more}',
    'Write your name in the book, take a key from the board, and make yourself at home.',
    'Families get the {few} big rooms at the front, and everybody else gets the quiet at the back.',
    'Some of our guests first came as students and now bring their children.',
    'The rooms are small, so people sit in the kitchen.',
    'One corridor, {rooms} doors, and slippers for whoever forgot theirs.{more}',
    'We are not in the guidebooks, and full most weekends all the same.{more}',
    'There is a list of good and cheap places to eat on the back of your door.{more}',
    'Shoes off in the hall, please. The carpets thank you.{more}',
    '{rooms} rooms up a narrow staircase, and a landlady who has heard every excuse.{more}',
    'The house is old, the boiler is new, and the walls are painted every spring.{more}',
    'Students, fitters, and people whose flats are being renovated: most of our guests stay for longer.{more}',
    'You can leave a suitcase with us until your next visit.{more}',
    'Rooms without a number, each with a different door. You will find yours.{more}',
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
    'The upper floors have the view, the lower ones a lower price.',
    'Every room is the same, so you know what you get: a double bed, a desk, and a window that opens.{more}',
    'Most of our {rooms} rooms are booked by the week, by people with work in {place}.',
    'There is nothing to see from the outside. Inside are {rooms} rooms, a long desk, and people who know their way.',
    'Twins on the lower floors, doubles higher up, and {few} rooms for four.{more}',
    'Check-in from {arrival}, at a machine or at the desk, as you like.{more}',
    'Built in {year} for an exhibition, and needed ever since.{more}',
    'Two wings, {floors} floors, and a corridor that takes a minute to walk.{more}',
    'We change the carpets floor by floor; the {rooms} rooms stay open meanwhile.',
    'Big, plain, and rarely full.{more}',
    'The lobby is the size of a station, and at eight in the morning it sounds like one.{more}',
    'Five people at the desk on weekday mornings, so check-out takes a minute.{more}',
    'Rooms ending in 7 are at the corner and have two windows. You may ask for one.',
    '{name} has {rooms} rooms, and somebody always knows which of them is the quietest.{more}',
    'The lower floors have just been done up, and the upper ones come next.{more}',
    'Coaches stop on one side of the building and taxis on the other.{more}',
    'Crews, conference guests, and families with a long way still to go.{more}',
    'Whoever is late for a meeting in {place} is glad that it is not far from here.{more}',
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
    '{rooms} rooms, and low beams on the way to most of them.{more}',
    'Quiz on Tuesdays, music on Fridays, and otherwise as quiet as a pub can be.',
    'You can have a key to the side door if you do not care for the bar.',
    'The stairs start next to the dartboard. Above them, it is surprisingly quiet.',
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
    'Locals come for lunch, travellers for the night, and both sit at the same long table.',
    'A restaurant with rooms, in that order.{more}',
    'Eat well, climb the stairs, sleep. There are {rooms} rooms.',
    'The rooms above the kitchen are warm in winter and smell of bread.',
    '{rooms} rooms, and a menu that is written on a board every morning.',
    'The host cooks, the rest of the family does everything else.',
    'You may eat at seven, at eight, or at nine, and then it is only a flight of stairs.',
    '{rooms} rooms for people who came for dinner and did not want to drive.',
    'The tables are laid for {place}, the beds are made for you.',
    'Since {year}, we have been known for one dish, and since {recent} also for our beds.',
    'Guests of the house eat what the kitchen eats, if they like.',
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
    'Straw mats, sliding doors, and a thick quilt. Tea is on the table when you arrive.',
    '{rooms} rooms around a small garden with a stone lantern. The bath is down the corridor.',
    'Low tables, floor cushions, and heating from below. A few rooms have chairs for whoever needs one.',
    'The wood creaks, the paper glows, and after ten the house is silent.',
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
  'A four-star hotel that would rather be on time than grand.{more}',
  'Wide corridors, good beds, and showers that need no instructions.{more}',
  'The lobby is busy until midnight, the {rooms} rooms above it are not.',
  'Business hotel from Monday to Thursday, city break from Friday on.{more}',
  'The architects kept the staircase and little else. The {rooms} rooms are from {recent}.',
  'Superior rooms have a sofa, all {rooms} rooms have a proper desk.{more}',
  'Late check-out costs nothing if the room is free. Ask in the morning.',
  '{run} since {year}, and renovated a floor at a time. The last one was finished in {recent}.',
  'You can walk to most of {place} from here, and take a cab to the rest.{more}',
  'Check in on your phone or at the desk, where somebody knows the town.{more}',
  'The quiet rooms look onto the court, the bright ones onto the street.',
  'Large windows, thick carpets, and a desk that two people can share.{more}',
  'Half of our guests are here for work, and most of the others for a weekend.{more}',
  '{rooms} large rooms, and somebody at the desk who knows your name by the second day.{more}',
  'Good mattresses, thick doors, and lamps that you understand at once.{more}',
  'Part of {name} is {a former} from {built}, the rest is glass and steel from {recent}.',
  '{rooms} rooms on {floors} floors. The best of them have numbers that end in 1.',
  'We renovated in {recent} and asked our regulars first. They wanted hooks, and there are hooks.',
  'Rooms for work on the lower floors, rooms with a view above them.{more}',
  'Nothing here is themed. The chairs are comfortable, and the rooms are dark at night.{more}',
  'The windows reach to the floor, and the curtains close without a gap.{more}',
  'There are two kinds of pillows on the bed and two more in the wardrobe.{more}',
  'From the lobby you see who comes and goes in {place}, and that is how some of our guests spend their evenings.',
];

/** Texts for hotels of four stars. */
export const UPPER: Grammar = {
  text: TEXT,
  intro: [...FINE],
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
    'Nobody queues here: somebody meets you at the door and takes you up.',
    'A hotel since {built}, and for most of that time the best one in {place}.',
    'The rooms are large, the doors are heavy, and the telephone is answered at the first ring.',
    'Every floor has a pantry and somebody in it, day and night.',
    'Your bags are in the room before you are, and somebody has noted which side of the bed you sleep on.',
    'There are {few} suites with a dining table for eight.',
    'The staircase was built for people who wanted to be seen, in {built}. There is another way up.',
    'Opened in {built}, closed for three years, and reopened in {recent} with every door handle where it was.',
    'Curtains, lights, and blinds obey one switch by the bed, and it is labelled.',
    'Silver in the hall, linen on the beds, and nobody who asks for your room number.',
    'Rooms start at forty square metres. The suites are larger than most flats in {place}.',
    'If you have stayed before, we know about the pillow, the paper, and the tea.',
  ],
};
