import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

const isThere = ({ online = false }: About): boolean => !online;
const isOnline = ({ online = false }: About): boolean => online;
const isOf =
  (...categories: readonly string[]) =>
  ({ topic = '', online = false }: About): boolean =>
    !online && categories.includes(topic);

/** Facts about events: doors, seats, food, company, access, weather, and what has gone wrong before. */
// oxfmt-ignore
export const EVENT_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 34, 1: 27, 2: 19, 3: 12, 4: 8 },
  topics: [
    { unless: /doors|entrance/i, when: isThere, says: [
      'Doors open {n30to60} minutes before, and the queue is shorter at the side entrance.',
      'Latecomers are let in {late}.',
      'The entrance is on {entrance}, not at the front.',
      'Please come early: bags are checked, and it takes {n10to30} minutes.',
      'There is one way in, past {landmark}.',
    ] },
    { unless: /seat|stand/i, when: isOf('Concert', 'Sports'), says: [
      'Seats are not numbered, and {seats} go first.',
      'The view is best from {seats}.',
      'Bring {cushion}, as the benches are hard.',
      'Children under {n8to14} sit at the front, on mats.',
    ] },
    { when: isOf('Conference', 'Workshop', 'Networking'), says: [
      'There is {food} at the break, and coffee all the time.',
      'The coffee is from {roaster}, and it is not an afterthought.',
      'Water is on the tables, and {food} is across the road.',
      'We eat together afterwards, at {afterwards}.',
    ] },
    { unless: /bar\b|drinks|food/i, when: isOf('Concert', 'Sports'), says: [
      'The bar takes {pay} only.',
      'Outside there is a stall with {food}.',
      'Bottles have to stay outside; {free} is free.',
      'In the interval there is {food}, until it is gone.',
    ] },
    { when: isThere, says: [
      'The room is on the {nth} floor, and there is a lift.',
      'Wheelchair users reach everything without a step, and there are {n2to9} spaces for them.',
      'There is a hearing loop in the first {n4to9} rows.',
      'If you need a quiet place, ask at the desk for the key to {quiet}.',
      'A sign-language interpreter can be there if we know {n7to21} days before.',
    ] },
    { when: isThere, says: [
      'Parking nearby is hopeless on {weekday2}; take {transport}.',
      'Bicycles can be left in {bikes}.',
      'Buses stop {n50to200} metres away.',
      'It is {n4to15} minutes on foot from the station.',
      'The nearest car park is {n3to9} minutes away.',
    ] },
    { when: isOnline, says: [
      'The link comes {n1to3} days before and again an hour before the start.',
      'Cameras may stay off, and {camera}.',
      'It is recorded, and the recording stays online for {n14to60} days.',
      'If the connection fails, {fails}.',
      'You need a browser, {headset}, and a door that can be closed.',
      'Questions go into the chat, where {n2to3} people sort them.',
    ] },
    { when: ({ topic = '' }) => ['Conference', 'Workshop', 'Networking'].includes(topic), says: [
      'Last time, {n20to70} per cent came for the first time.',
      'Most people come from {crowd}, some from {crowd2}.',
      'It is a mixed crowd: {crowd}, {crowd2}, and a few who have been coming for years.',
      'Nobody has to {notDo}.',
      'People stay in touch afterwards.',
    ] },
    { when: ({ topic = '' }) => topic === 'Workshop' || topic === 'Conference', says: [
      'Slides are sent round {sent}.',
      'Bring {bring}.',
      'You go home with {takeaway}.',
      'The last {n20to40} minutes belong to questions.',
      'Notes are taken by {taker} and are better than the talks.',
    ] },
    { when: ({ price = 0 }) => price > 0, unless: /free/i, says: [
      'Tickets can be passed on until {n1to4} days before, but not sold for more.',
      'If it is sold out, put your name on the waiting list: about {n5to20} people drop out every time.',
      'Refunds are possible until {n2to7} days before.',
      '{reduced} pay half.',
      'Groups of {n5to10} or more should write to us first.',
    ] },
    { when: isThere, says: [
      'Two years ago {mishap}; there is a plan for that now.',
      'It takes place in any weather.',
      'Photographs are taken, and deleted if you ask us within {n7to21} days.',
      'It usually ends {n10to40} minutes late.',
    ] },
  ],
  words: {
    late: ['at the first break', 'between two pieces', 'through the side door', 'as long as there are seats'], cushion: ['a cushion', 'a blanket', 'something soft'], afterwards: ['a place round the corner', 'long tables in the hall', 'the canteen', 'the station buffet'], pay: ['cards', 'cash', 'tokens'], free: ['tap water', 'tea', 'coffee'], weekday2: ['that day', 'most evenings', 'match days'], transport: ['the tram', 'the bus', 'the train', 'a bicycle'], bikes: ['the yard', 'the hall', 'the rack behind the hall', 'the underground car park'], camera: ['microphones should', 'nobody will be called on', 'pets are welcome'], fails: ['call the number in the invitation', 'try again in five minutes', 'there is a telephone line', 'the recording will be up that night'], headset: ['a headset', 'a second screen', 'a quiet corner'], notDo: ['introduce themselves to the whole room', 'wear a badge', 'pitch anything', 'stay until the end'], sent: ['the next day', 'by the end of the week', 'before the talks begin', 'to everybody who signs in'], taker: ['a volunteer', 'two students', 'a court reporter', 'last year\'s speaker'], reduced: ['Students and people out of work', 'Apprentices', 'People under 26', 'Pensioners', 'Neighbours'],
    entrance: ['the river side', 'the yard', 'the side street', 'the car park side'], landmark: ['the ticket machines', 'the bakery', 'the fountain', 'the bicycle stands'],
    seats: ['the rows behind the pillar', 'the balcony', 'the left-hand side', 'the places near the exit'],
    food: ['soup', 'flatbread', 'cake', 'ice cream', 'fruit'], roaster: ['a roaster two streets away', 'the café next door', 'a machine that needs patience'],
    nth: listOf('first, second, third, fourth'), quiet: ['the library', 'room nine', 'the small office', 'the green room'],
    crowd: ['small firms', 'the public sector', 'universities', 'the region', 'start-ups', 'agencies'], crowd2: ['abroad', 'large firms', 'schools', 'charities', 'the neighbouring towns'],
    bring: ['a laptop and its charger', 'something to write with', 'one question that you would not google', 'an example from your own work'], takeaway: ['a plan for the first week', 'a list of names', 'pages of notes', 'one thing to try on Monday'],
    mishap: ['the power failed', 'the heating failed', 'twice as many came', 'the keynote speaker missed the train', 'it rained through the roof'],
  },
};
