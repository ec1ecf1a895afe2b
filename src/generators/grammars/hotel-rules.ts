import type { Grammar } from '../grammar.ts';

/** What is said of inns and hotels, fine ones too. */
const HOTEL_INTROS: readonly string[] = [
  'A {rooms}-room {house} {spot}. Rooms at the back are quieter; those at the front get the sun.',
  'The building was {a former} until {year}, which is why no two rooms have the same shape.',
  '{run} since {year}. Somebody who knows {place} well sits at the front desk.',
  'Busy with business travellers from Monday to Thursday; at weekends the rates are lower.',
  'Stay {least} nights or longer and we take ten per cent off.',
  '{name} reopened in {recent}, after a year of work on the roof, the wiring, and all {rooms} rooms.',
  'Blackout curtains and double glazing in every room, as the street is lively until late.',
  '{old}, with {rooms} rooms and corridors that turn when you least expect it.',
  'Light, modern rooms {spot}, with oak floors and walk-in showers.',
  '{a house} since {year}. Ask for the top floor: the rooms are smaller there, but you see over the roofs.',
  '{few} of the rooms are singles, and they cost about two thirds of a double.',
  'The smaller rooms look onto the courtyard, the larger ones onto the street.',
];

/** What is said of plain hotels, and of guest houses as well. */
const PLAIN_INTROS: readonly string[] = [
  'For people who have things to do in {place}: quick check-in, a desk in the room, and a bed that you can sleep in.',
  'All {rooms} rooms were redone in {recent}, with better beds and sockets where you need them.',
  'Standard rooms are compact, about {small} square metres. Ask for a corner room if you need more space.',
  'Our guests come back for the location and for the people at the desk, most of whom have been here for years.',
  'The furniture is from {year}, and the regulars like it that way. The bathrooms are from {recent}.',
  'Nothing fancy: a clean room, a good shower, and the middle of {place} outside the door.',
  'Doubles, twins, and {few} larger rooms, all with a desk and a hairdryer.',
  'The entrance is easy to miss: it is round the corner, under the blue awning.',
  'We belong to no chain, have {rooms} rooms on {floors} floors, and answer our own phone.',
  'Free cancellation until {arrival} on the day before. We take cards and cash.',
  'Rooms are ready from {arrival}. You can leave by {leaving}, or two hours later for a small charge.',
  'A short walk from most of what you come to {place} for, and on a street where you can sleep.',
  'Keys are still keys here, on a fob too heavy to take home by mistake.',
];

/** Guest houses, pensions, and hostels. What other houses say as well is in the same place there: neighbours do not share it. */
export const MODEST: Grammar = {
  text: ['{intro}', '{intro} {say}', '{intro} {lack}', '{intro} {list}'],
  intro: [
    '{rooms} rooms in a family house. We live on the ground floor, so somebody is nearly always in.',
    '{rooms} simple rooms, some with their own shower and some sharing one on the landing.',
    'Please ring if nobody is at the desk; we are upstairs or in the yard.',
    'Good beds, hot showers, and no fuss. Many of our guests walk or cycle, or have family in {place}.',
    'The walls are thin and the rooms are plain, but everything is clean, and {place} does not get much cheaper.',
    'We took over the {house} in {recent} and are doing up the {rooms} rooms one at a time.',
    'Quiet after eleven. If you come later than that, call us, and we leave the key out.',
    'Singles, doubles, and {few} rooms for three. Bed linen and towels are included.',
    'Weekly rates on request; people who work in {place} often stay for a month or two.',
    'Not much has changed here since {year}, apart from the mattresses and the windows.',
    'You get a key to the front door and can come and go as you like.',
    'A narrow house {spot}, in the same family since {year}.',
    ...PLAIN_INTROS,
  ],
};

/** Houses with a car park at the door. */
export const MOTEL: Grammar = {
  text: MODEST['text'] ?? [],
  intro: [
    'Park outside your door. All {rooms} rooms have a fridge and a microwave.',
    'A plain roadside motel, built in {year} and repainted in {recent}. Ask for a room at the far end.',
    'Queen beds in every room, kings in {few} of them. The highway is close, but the rooms face the other way.',
  ],
};

/** Hotels and inns of up to three stars, and all whose stars are not told. */
export const SIMPLE: Grammar = {
  text: [
    '{intro} {more}',
    '{intro} {say}',
    '{intro} {say} {also}',
    '{intro} {list}',
    '{intro} {also} {lack}',
    '{intro} {say} {list}',
    '{intro} {also} {more}',
    '{intro} {list} {lack}',
  ],
  intro: [...HOTEL_INTROS, ...PLAIN_INTROS],
};

/** Houses of four stars. */
export const UPPER: Grammar = {
  text: ['{intro} {say} {also}', '{intro} {say}', '{intro} {list}', '{intro} {say} {list}', '{intro} {also} {more}'],
  intro: [
    ...HOTEL_INTROS,
    'Rooms start at {size} square metres. Suites add a sofa and windows on two sides.',
    'Behind the front of {a former} from {built} are {rooms} rooms with oak floors and rain showers.',
    'Designed by a studio from {place}, with local stone in the bathrooms and work by local artists in the rooms.',
    'Mostly business guests on weekdays, and half as many at weekends. If your room is ready early, it is yours.',
    'Opened in {recent} {spot}. Ask for a room at the back.',
    'Soundproof windows and good light in all {rooms} rooms. Superior ones are not larger but higher up.',
    'Independently owned, with a staff of {staff}. The owners are in the building most days.',
    'Refurbished floor by floor until {recent}, with new bathrooms and larger beds.',
    'Check-in from 15:00, check-out at noon, or at 16:00 if you book it the day before.',
    'Standard doubles face the courtyard, deluxe rooms the street, and {few} of them have a balcony.',
    'The annexe from {recent} has the larger rooms; those in the main house have higher ceilings.',
    '{name} has {rooms} rooms {spot}, half of them on a quiet courtyard.',
    'The lobby was redone in {recent}, with deep chairs, low lamps, and the old reception desk in the middle of it.',
  ],
};

/** Houses of five stars. */
export const GRAND: Grammar = {
  text: UPPER['text'] ?? [],
  intro: [
    'One of the first addresses in {place} since {year}, restored in {recent}. Marble bathrooms, fresh flowers.',
    'Each room has a dressing area and a bathroom in natural stone. Suites start at 60 square metres.',
    'With {staff} people for {rooms} rooms, there is always somebody at hand.',
    'You are met at the door and checked in upstairs. Turndown and late check-out are part of every stay.',
    'Two suites on the top floor can be joined, and have a front door of their own.',
    'Once {a former}, today {rooms} rooms and suites around a court with a glass roof.',
    'Quiet luxury {spot}: thick walls, tall doors, no music in the lobby.',
    'Reopened in {recent} with the old ballroom and a new wing.',
    'No two suites are alike; the one under the roof, with a piano, is booked months ahead.',
    'Some guests have come every year since {year}, and ask for the same room.',
    'Hand-made beds, linen sheets, and a choice of pillows. Shoes left outside the door are polished overnight.',
  ],
};
