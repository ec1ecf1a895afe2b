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
  'free Wi-Fi': { share: [92, 97, 100, 100, 100], told: ['free Wi-Fi'], said: ['Wi-Fi is free in all rooms.', 'The Wi-Fi is free and needs no password.'] },
  breakfast: { share: [48, 72, 86, 90, 96], told: ['a breakfast buffet', 'breakfast'], said: ['Breakfast is served from {am} to {late}.', 'Breakfast starts at {am}.', 'The breakfast room closes at {late}.', 'Breakfast costs extra.', 'Eggs are cooked to order at breakfast.'], lacked: 'Breakfast is not served.' },
  'luggage storage': { share: [55, 58, 66, 78, 88], told: ['luggage storage', 'a luggage room'], said: ['Luggage can be left at reception after check-out.', 'Bags are kept free of charge on the day you leave.'] },
  parking: { share: [34, 42, 52, 60, 66], told: ['a car park', 'parking'], said: ['The car park has {spaces} spaces, which cannot be reserved.', 'There is room for {spaces} cars behind the building.', '{spaces} parking spaces.', 'Please reserve one of our {spaces} parking spaces when you book.', 'Cars can be left in the yard.', 'Parking is charged by the night.'], lacked: 'There is no car park.' },
  'non-smoking rooms': { share: [45, 52, 60, 66, 72], told: ['non-smoking rooms'], said: ['Smoking is not allowed in the rooms.', 'Please smoke outside.', 'The whole house is smoke-free.'] },
  'family rooms': { share: [26, 34, 40, 44, 50], told: ['family rooms'], said: ['{few} of the rooms sleep a family of four.', 'Family rooms have a double bed and bunk beds.', 'Cots are free in the family rooms.', 'Children up to twelve sleep free.'], lacked: 'No room sleeps more than three.' },
  'pets allowed': { share: [22, 24, 26, 28, 32], told: ['dog-friendly rooms'], said: ['Dogs stay free of charge.', 'Pets are welcome in some of the rooms.', 'Dogs sleep on blankets that we provide.', 'Small dogs are allowed; please mention them when you book.'] },
  'bicycle rental': { share: [16, 18, 22, 24, 28], told: ['bicycle hire', 'rental bikes'], said: ['We have {number} bicycles for hire.', 'Bicycles can be hired by the day.', 'Helmets come with the {number} rental bikes.'] },
  'vending machine': { share: [32, 28, 0, 0, 0], told: ['a drinks machine', 'a snack machine'], said: ['Drinks and snacks come from a machine by the stairs.', 'A machine on each floor has cold drinks.'] },
  'shared kitchen': { share: [42, 14, 0, 0, 0], told: ['a shared kitchen'], said: ['Guests can cook in the shared kitchen until {night}.', 'The shared kitchen is open all day.', 'The shared kitchen has {two} stoves.'] },
  lockers: { share: [46, 12, 0, 0, 0], told: ['lockers'], said: ['There are {spaces} lockers by the entrance.', 'Lockers are free of charge.', 'Each guest has a locker.'] },
  'laundry room': { share: [34, 26, 12, 0, 0], told: ['a laundry room', 'washing machines'], said: ['There is a laundry room with {two} washing machines.', 'Washing machines run until {night}.', 'The laundry room takes coins.'] },
  lounge: { share: [30, 32, 42, 56, 78], told: ['a lounge'], said: ['The lounge has a television and stays open until {night}.', 'Newspapers are laid out in the lounge.', 'A lounge with {number} armchairs adjoins the reception.'] },
  garden: { share: [14, 20, 25, 32, 42], told: ['a garden', 'a walled garden', 'a small garden'], said: ['Coffee can be taken in the garden.', 'Children may play in the garden.', 'The garden behind the house is open to guests all day.', 'Some rooms open onto the garden.'] },
  terrace: { share: [10, 20, 30, 42, 56], told: ['a terrace'], said: ['The terrace closes at {evening}.', 'Tables are set on the terrace.', 'The terrace serves drinks from {dinner}.', 'Smokers can use the terrace.'] },
  lift: { share: [0, 46, 74, 92, 98], told: ['a lift'], said: ['A lift goes to all floors.'], lacked: 'There is no lift.' },
  '24-hour reception': { share: [0, 36, 66, 92, 100], told: ['24-hour reception'], said: ['Reception is open day and night.', 'You can check in at any hour of the night.'], lacked: 'Reception closes at ten.' },
  'air conditioning': { share: [12, 38, 66, 88, 97], told: ['air conditioning'], said: ['All rooms are air-conditioned.', 'The air conditioning can be set in each room.'], lacked: 'The rooms are not air-conditioned.' },
  bar: { share: [0, 28, 56, 84, 97], told: ['a bar', 'a small bar'], said: ['The bar is open until {night}.', 'The bar in the lobby opens at {dinner}.', 'Snacks are sold at the bar.', 'The bar has {number} wines by the glass.'] },
  'wheelchair access': { share: [0, 26, 42, 62, 82], told: ['step-free access', 'wheelchair access'], said: ['{few} rooms are fitted for guests in wheelchairs.', 'The ground floor is step-free.', 'The entrance has a ramp.'] },
  'tea and coffee in rooms': { share: [0, 26, 44, 62, 78], told: ['tea and coffee trays'], said: ['Each room has a kettle with tea and coffee.', 'Tea and coffee are free in the rooms.', 'Every room has a kettle.'] },
  restaurant: { share: [0, 0, 48, 90, 98], told: ['a restaurant'], said: ['The restaurant seats {seats}.', 'Dinner starts at {dinner}.', 'The restaurant serves lunch and dinner.', 'Please reserve tables in the restaurant by {time}.', 'The restaurant cooks regional dishes.', 'Non-residents may eat in the restaurant from {dinner}.'] },
  'fitness room': { share: [0, 0, 28, 62, 91], told: ['a gym', 'a fitness room'], said: ['The gym opens at {am}.', 'The fitness room has weights and {two} treadmills.'] },
  'meeting rooms': { share: [0, 0, 32, 56, 74], told: ['meeting rooms'], said: ['There are meeting rooms for up to {seats} people.', 'The largest meeting room takes {seats} people.', 'The meeting rooms have daylight and screens.'] },
  'electric car charging': { share: [0, 0, 22, 36, 54], told: ['car chargers'], said: ['Electric cars can be charged at {kw} kW.', '{few} chargers for electric cars are in the car park.', 'Charging an electric car costs extra.'] },
  'laundry service': { share: [0, 0, 34, 62, 88], told: ['a laundry service', 'dry cleaning'], said: ['Laundry handed in by {time} is ready by {dinner}.', 'Suits handed in before {am} are pressed by noon.', 'Shirts are ironed overnight.'] },
  'airport shuttle': { share: [0, 0, 16, 28, 46], told: ['an airport shuttle', 'airport transfers'], said: ['An airport shuttle can be booked at reception.', 'We arrange transfers to and from the airport.'] },
  sauna: { share: [0, 0, 12, 30, 54], told: ['a sauna'], said: ['The sauna is heated every day from 16:00.', 'The sauna can be booked by the hour.'] },
  'outdoor pool': { share: [0, 0, 14, 26, 42], told: ['an outdoor pool'], said: ['The outdoor pool measures {metres} metres.', 'Sunloungers stand around the outdoor pool.', 'Towels for the outdoor pool are at reception.'] },
  'indoor pool': { share: [0, 0, 0, 24, 50], told: ['an indoor pool'], said: ['The indoor pool measures {metres} metres.', 'The indoor pool has {degrees} degrees.', 'The indoor pool opens at {am}.'] },
  'rooftop bar': { share: [0, 0, 0, 14, 30], told: ['a rooftop bar'], said: ['The rooftop bar is open in good weather.', 'Drinks are served on the roof from {dinner}.'] },
  'room service': { share: [0, 0, 0, 62, 96], told: ['room service'], said: ['Room service is available until {night}.', 'Meals can be ordered to the room until {night}.'] },
  library: { share: [0, 0, 0, 10, 22], told: ['a library'], said: ['The library lends novels in several languages.'] },
  minibar: { share: [0, 0, 0, 46, 84], told: ['minibars'], said: ['The minibar is refilled daily.', 'Soft drinks from the minibar are free.'] },
  'babysitting service': { share: [0, 0, 0, 18, 48], told: ['babysitting'], said: ['Babysitters can be booked a day ahead.'] },
  spa: { share: [0, 0, 0, 28, 74], told: ['a spa'], said: ['The spa closes at {evening}.', 'The spa has {two} treatment rooms.', 'Massages in the spa should be booked in advance.'] },
  concierge: { share: [0, 0, 0, 46, 93], told: ['a concierge'], said: ['The concierge books tables, tickets, and taxis.', 'The concierge is there until {night}.'] },
  'valet parking': { share: [0, 0, 0, 0, 62], told: ['valet parking'], said: ['Cars are parked for you and brought round when you leave.'] },
  'butler service': { share: [0, 0, 0, 0, 24], told: ['butler service'], said: ['A butler looks after the suites.'] },
  'limousine service': { share: [0, 0, 0, 0, 40], told: ['a limousine service'], said: ['A car with a driver can be hired by the hour.'] },
};
