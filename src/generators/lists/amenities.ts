/** Something a hotel offers. */
export interface Amenity {
  /** How many of 100 houses have it: of one star, of two, and so on up to five. */
  readonly share: readonly [number, number, number, number, number];
  /** What to call it in a list. */
  readonly told: readonly string[];
  /** Whole sentences about it, with slots of {@link AMENITY_WORDS}. */
  readonly said: readonly string[];
  /** What to say where it is missing. */
  readonly lacked?: string;
}

/** What stands in the slots of phrases and sentences on amenities, apart from numbers that follow the size of the house. */
export const AMENITY_WORDS: Readonly<Record<string, readonly string[]>> = {
  am: ['6:00', '6:15', '6:30', '6:45', '7:00', '7:15', '7:30'],
  late: ['9:30', '10:00', '10:15', '10:30', '11:00'],
  night: ['22:30', '23:00', 'midnight', '1:00'],
  dinner: ['18:00', '18:30', '19:00', '19:30'],
  evening: ['21:00', '21:30', '22:00', '22:30'],
  number: ['8', '10', '12', '15', '20', '25'],
  kw: ['11', '22'],
  metres: ['10', '12', '15', '16', '20', '25'],
  degrees: ['26', '27', '28', '29'],
  time: ['8:00', '9:00', '9:30', '10:00'],
};

/** What hotels offer, by the short name in the list of amenities. */
// prettier-ignore
export const AMENITIES: Readonly<Record<string, Amenity>> = {
  'free Wi-Fi': { share: [95, 99, 100, 100, 100], told: ['free Wi-Fi'], said: ['Wi-Fi is free in all rooms.'] },
  breakfast: { share: [48, 72, 86, 90, 96], told: ['a breakfast buffet', 'breakfast'], said: ['Breakfast is from {am} to {late}.', 'The breakfast room opens at {am}.', 'Breakfast is served until {late}.'], lacked: 'Breakfast is not served.' },
  'luggage storage': { share: [55, 58, 66, 78, 88], told: ['luggage storage', 'a luggage room'], said: ['Bags can stay at reception after check-out.'] },
  parking: { share: [34, 42, 52, 60, 66], told: ['a car park', 'parking'], said: ['The car park has {spaces} spaces, which cannot be reserved.', 'Please reserve one of our {spaces} parking spaces when you book.', 'Parking is behind the house and charged by the night.'], lacked: 'Parking is on the street.' },
  'non-smoking rooms': { share: [45, 52, 60, 66, 72], told: ['non-smoking rooms'], said: ['The whole house is smoke-free.', 'Please smoke outside.'] },
  'family rooms': { share: [26, 34, 40, 44, 50], told: ['family rooms'], said: ['{few} of the rooms sleep a family of four.', 'Family rooms have a double bed and a sofa bed.'] },
  'pets allowed': { share: [22, 24, 26, 28, 32], told: ['dog-friendly rooms'], said: ['Dogs stay free of charge.', 'Small dogs are allowed.', 'Pets are welcome in some of the rooms.'], lacked: 'We cannot take pets.' },
  'bicycle rental': { share: [16, 18, 22, 24, 28], told: ['bicycle hire', 'rental bikes'], said: ['We have {number} bicycles for hire.', 'Bicycles can be hired by the day.'] },
  'vending machine': { share: [32, 28, 0, 0, 0], told: ['a drinks machine', 'a snack machine'], said: ['Drinks and snacks come from a machine by the stairs.'] },
  'shared kitchen': { share: [42, 14, 0, 0, 0], told: ['a shared kitchen'], said: ['You can cook in the shared kitchen until {night}.', 'The shared kitchen has {two} stoves.'] },
  lockers: { share: [46, 12, 0, 0, 0], told: ['lockers'], said: ['Each guest has a locker.', 'There are {spaces} lockers by the entrance.'] },
  'laundry room': { share: [34, 26, 12, 0, 0], told: ['a laundry room', 'washing machines'], said: ['Washing machines run until {night}.', 'The laundry room takes coins.'] },
  lounge: { share: [30, 32, 42, 56, 78], told: ['a lounge'], said: ['The lounge stays open until {night}.', 'The lounge has {number} armchairs.'] },
  garden: { share: [14, 20, 25, 32, 42], told: ['a garden', 'a walled garden', 'a small garden'], said: ['There are deckchairs in the garden.', 'Coffee can be taken in the garden.', 'The garden is open to guests until {evening}.'] },
  terrace: { share: [10, 20, 30, 42, 56], told: ['a terrace'], said: ['The terrace closes at {evening}.', 'The terrace serves drinks from {dinner}.'] },
  lift: { share: [0, 46, 74, 92, 98], told: ['a lift'], said: ['A lift goes to all floors.'], lacked: 'There is no lift, so ask for a low floor if you need one.' },
  '24-hour reception': { share: [0, 36, 66, 92, 100], told: ['24-hour reception'], said: ['Reception is open day and night.'], lacked: 'Reception closes at ten at night.' },
  'air conditioning': { share: [12, 38, 66, 88, 97], told: ['air conditioning'], said: ['All rooms are air-conditioned.'], lacked: 'The rooms are not air-conditioned.' },
  bar: { share: [0, 28, 56, 84, 97], told: ['a bar', 'a small bar'], said: ['The bar is open until {night}.', 'The bar in the lobby opens at {dinner}.', 'The bar has {number} wines by the glass.'] },
  'wheelchair access': { share: [0, 26, 42, 62, 82], told: ['step-free access', 'wheelchair access'], said: ['{two} rooms have wide doors and a level shower.', 'The ground floor is step-free.'] },
  'tea and coffee in rooms': { share: [0, 26, 44, 62, 78], told: ['tea and coffee trays'], said: ['Each room has a kettle with tea and coffee.'] },
  restaurant: { share: [0, 0, 48, 90, 98], told: ['a restaurant'], said: ['The restaurant seats {seats}.', 'Dinner starts at {dinner}.', 'Lunch is served from noon, dinner from {dinner}.', 'The restaurant is open to everyone from {dinner}.'], lacked: 'There is no restaurant.' },
  'fitness room': { share: [0, 0, 28, 62, 91], told: ['a gym', 'a fitness room'], said: ['The gym opens at {am}.', 'The fitness room has weights and {two} treadmills.'] },
  'meeting rooms': { share: [0, 0, 32, 56, 74], told: ['meeting rooms'], said: ['There are meeting rooms for up to {seats} people.', 'The largest meeting room takes {seats}.'] },
  'electric car charging': { share: [0, 0, 22, 36, 54], told: ['car chargers'], said: ['Electric cars can be charged at {kw} kW.', '{few} chargers for electric cars are in the car park.'] },
  'laundry service': { share: [0, 0, 34, 62, 88], told: ['a laundry service', 'dry cleaning'], said: ['Laundry handed in by {time} is ready by {dinner}.', 'Shirts are ironed by the next morning.'] },
  'airport shuttle': { share: [0, 0, 16, 28, 46], told: ['an airport shuttle', 'airport transfers'], said: ['An airport shuttle can be booked at reception.', 'The airport shuttle runs until {evening}.'] },
  sauna: { share: [0, 0, 12, 30, 54], told: ['a sauna'], said: ['The sauna is heated from {dinner}.', 'The sauna is free for guests until {evening}.'] },
  'outdoor pool': { share: [0, 0, 14, 26, 42], told: ['an outdoor pool'], said: ['The outdoor pool measures {metres} metres.', 'Towels for the outdoor pool are at reception.'] },
  'indoor pool': { share: [0, 0, 0, 24, 50], told: ['an indoor pool'], said: ['The indoor pool measures {metres} metres.', 'The indoor pool is kept at {degrees} degrees.', 'The indoor pool opens at {am}.'] },
  'rooftop bar': { share: [0, 0, 0, 14, 30], told: ['a rooftop bar'], said: ['The rooftop bar is open in good weather.', 'Drinks are served on the roof from {dinner}.'] },
  'room service': { share: [0, 0, 0, 62, 96], told: ['room service'], said: ['Meals can be ordered to the room until {night}.', 'Room service starts at {am}.'] },
  minibar: { share: [0, 0, 0, 46, 84], told: ['minibars'], said: ['Soft drinks from the minibar are free.'] },
  'babysitting service': { share: [0, 0, 0, 18, 48], told: ['babysitting'], said: ['Babysitters can be booked a day ahead.'] },
  spa: { share: [0, 0, 0, 28, 74], told: ['a spa'], said: ['The spa closes at {evening}.', 'The spa has {two} treatment rooms.'] },
  concierge: { share: [0, 0, 0, 46, 93], told: ['a concierge'], said: ['The concierge books tables, tickets, and taxis.', 'The concierge is there until {night}.'] },
  'valet parking': { share: [0, 0, 0, 0, 62], told: ['valet parking'], said: ['Cars are parked for you and brought round when you leave.'] },
  'limousine service': { share: [0, 0, 0, 0, 40], told: ['a limousine service'], said: ['A car with a driver can be hired by the hour.'] },
};
