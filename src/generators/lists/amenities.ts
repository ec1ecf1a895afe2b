/** An amenity of hotels, such as parking: how frequent it is, and what texts say about it. */
export interface Amenity {
  /** Which percentage of hotels has the amenity: for hotels with one star, two stars, and so on. */
  readonly share: readonly [number, number, number, number, number];
  /** Complete sentences about the amenity, with slots (placeholders) that are filled from {@link AMENITY_WORDS}. */
  readonly said: readonly string[];
}

/**
 * Words for the slots of amenity sentences: times of day, `number` for how many there are of something, and `kw` for a
 * power. Slots not listed here, such as `{spaces}`, follow from the number of rooms of the hotel.
 */
export const AMENITY_WORDS: Readonly<Record<string, readonly string[]>> = {
  am: ['6:00', '6:15', '6:30', '6:45', '7:00', '7:15', '7:30', '7:45', '8:00'],
  late: ['9:30', '9:45', '10:00', '10:15', '10:30', '10:45', '11:00'],
  night: ['22:30', '23:00', '23:30', 'midnight', '0:30', '1:00'],
  dinner: ['18:00', '18:30', '19:00', '19:30'],
  evening: ['21:30', '21:45', '22:00', '22:15', '22:30', '22:45'],
  number: ['eight', 'nine', 'ten', 'twelve', '14', '15', '16', '18', '20', '24', '25'],
  kw: ['11', '22'],
};

/** All amenities, by the name that a hotel's list of amenities has. */
// oxfmt-ignore
export const AMENITIES: Readonly<Record<string, Amenity>> = {
  'free Wi-Fi': { share: [100, 100, 100, 100, 100], said: [] },
  breakfast: { share: [48, 72, 86, 90, 96], said: ['Breakfast is from {am} to {late}.', 'Breakfast is served at one long table.', 'There are eggs, fresh bread, and fruit at breakfast.', 'If you leave before {am}, ask for a breakfast bag the evening before.', 'Breakfast is simple and fresh, with as much coffee as you like.', 'Breakfast can be added at any time, even in the morning.', 'Breakfast can be had in the room, too.', 'On holidays, breakfast goes on until noon.', 'Breakfast is freshly made to order.', 'The breakfast room opens at {am}, an hour later on Sundays.', 'There is no buffet: breakfast comes to your table.', 'Early risers find coffee in the hall before breakfast.', 'The jam at breakfast is made in the house.'] },
  'luggage storage': { share: [55, 58, 66, 78, 88], said: ['Bags can stay at reception after check-out.', 'There is a locked room for your bags.', 'You can leave your bags with us until the evening.', 'Luggage of any size can be stored for the day.'] },
  parking: { share: [34, 42, 52, 60, 66], said: ['We have {spaces} parking spaces, first come, first served.', 'Please reserve one of our {spaces} parking spaces when you book.', 'Parking is behind the house and charged by the night.', 'The garage is under the house.', 'You can park safely in our garage.', 'Motorcycles can be parked in the yard.', 'A car can stay until noon on the day you leave.', 'The yard has {spaces} spaces, and the gate closes at night.'] },
  'non-smoking rooms': { share: [45, 52, 60, 66, 72], said: ['The whole house is smoke-free.', 'The whole hotel is non-smoking.', 'Smoking is not allowed in any of the rooms.', 'All rooms are non-smoking.'] },
  'family rooms': { share: [26, 34, 40, 44, 50], said: ['A family of four fits into {few} of the rooms.', 'Family rooms have a double bed and a sofa bed.', 'Babies stay free, and folding beds are available for older children.', 'For families, there are {few} rooms with a separate bedroom for children.', 'Cots and high chairs cost nothing.', 'Children under twelve sleep free in the room of their parents.'] },
  'pets allowed': { share: [22, 24, 26, 28, 32], said: ['Dogs stay free of charge.', 'Small dogs are allowed.', 'Dogs are welcome guests, and their bed is free.', 'Travelling with a dog? We have rooms with wooden floors.', 'Dogs and cats are allowed on request.', 'There is a bowl for your dog in the hall, and a towel for its paws.', 'Pets pay a flat fee, whatever their size.'] },
  'bicycle rental': { share: [16, 18, 22, 24, 28], said: ['We have {number} bicycles for hire.', 'Helmets and locks come with the rental bikes.', 'Our rental bikes have seven gears and a basket.', 'Explore the city on one of our rental bikes.'] },
  'vending machine': { share: [32, 28, 0, 0, 0], said: ['Drinks and snacks come from a machine by the stairs.', 'The machine in the hall has drinks, snacks, and toothbrushes.', 'Coffee and snacks are available around the clock.'] },
  'shared kitchen': { share: [34, 6, 0, 0, 0], said: ['You can cook in the shared kitchen until {night}.', 'You can cook for yourself in our well-equipped kitchen.', 'The shared kitchen has pans, plates, and cutlery.'] },
  lockers: { share: [22, 4, 0, 0, 0], said: ['There are free lockers in the hall.', 'Each locker is large enough for a backpack.'] },
  'laundry room': { share: [34, 26, 12, 0, 0], said: ['Washing machines run until {night}.', 'There is a washer and a dryer in the basement.', 'There is a laundry room on the ground floor, and an iron.'] },
  lounge: { share: [30, 32, 42, 56, 78], said: ['The lounge stays open until {night}.', 'There are board games and a shelf of paperbacks in the lounge.', 'The lounge has a fireplace and {few} good armchairs.', 'There are newspapers in the lounge in the morning.', 'The lounge is a good place for a coffee or a game of cards.'] },
  garden: { share: [10, 11, 14, 20, 28], said: ['There are deckchairs in the garden.', 'Enjoy your coffee in the garden.', 'The garden is open to guests until {evening}.', 'Ask for a room with a view of the garden.', 'The garden is a quiet place to relax.', 'The garden has tables in the shade.'] },
  terrace: { share: [10, 20, 30, 42, 56], said: ['You can sit on the terrace until {evening}.', 'In summer, drinks are served on the terrace.', 'The terrace is a lovely place at sunset.'] },
  lift: { share: [0, 46, 74, 92, 98], said: [] },
  '24-hour reception': { share: [0, 36, 66, 92, 100], said: ['However late you arrive, somebody is at the desk.', 'Our reception is open day and night.', 'Reception is happy to welcome you at any hour.', 'The desk is there for you at any time of night.'] },
  'air conditioning': { share: [12, 38, 66, 88, 97], said: ['Each room has its own air conditioning.', 'The air conditioning can be set room by room.', 'All rooms are air-conditioned.'] },
  bar: { share: [2, 28, 56, 84, 97], said: ['The bar is open until {night}.', 'The bar has {number} wines by the glass.', 'The bar opens at {dinner}.', 'Snacks are served at the bar until {night}.', 'The bar serves local beers and wines.'] },
  'wheelchair access': { share: [0, 26, 42, 62, 82], said: ['There are wide doors and a level shower in {few} of the rooms.', 'The hotel has step-free access throughout.', 'All public rooms can be reached without a step.', 'A ramp leads to the front door.'] },
  'tea and coffee in rooms': { share: [0, 26, 44, 62, 78], said: ['Each room has a kettle with tea and coffee.', 'Make yourself a cup of tea: there is a kettle in every room.', 'Tea, coffee, and biscuits are in the room, and refilled every day.', 'Tea and coffee are provided in every room.'] },
  restaurant: { share: [2, 6, 48, 90, 98], said: ['There are {few} dishes without meat on the menu.', 'The restaurant serves local dishes.', 'The restaurant has {seats} seats and is open to everyone.', 'The menu is short and changes with the market.', 'At weekends, book your table when you book your room.', 'Warm meals are served until {evening}.', 'The restaurant serves lunch and dinner.', 'Children get half portions in the restaurant.', 'Dinner starts at {dinner}.'] },
  'fitness room': { share: [0, 0, 28, 62, 91], said: ['The fitness room has weights and {few} treadmills.', 'Your room key opens the gym, day and night.', 'Keep up your training in our fitness room.', 'The fitness room has {number} machines and free weights.'] },
  'meeting rooms': { share: [0, 0, 32, 56, 74], said: ['There are meeting rooms for up to {seats} people.', 'The largest meeting room takes {seats}.', 'All meeting rooms have daylight.', 'There are {few} meeting rooms, and coffee in front of each.'] },
  'electric car charging': { share: [0, 0, 22, 36, 54], said: ['Electric cars can be charged at {kw} kW.', 'Please tell us if your car needs a charger.', 'There are {few} chargers for electric cars.'] },
  'laundry service': { share: [0, 0, 34, 62, 88], said: ['Our laundry service returns your shirts by {dinner}.', 'There is a laundry service with same-day return.'] },
  'airport shuttle': { share: [0, 0, 16, 28, 46], said: ['The airport shuttle leaves every hour from {am}.', 'Please book the airport shuttle the evening before.'] },
  sauna: { share: [0, 0, 5, 14, 40], said: ['Relax in the sauna, which is free for guests until {evening}.', 'Warm up in the sauna and cool off in the plunge pool.'] },
  'outdoor pool': { share: [0, 0, 14, 26, 42], said: ['Start the day with a swim in the pool.', 'The outdoor pool is surrounded by loungers and umbrellas.', 'Towels for the pool are provided.'] },
  'indoor pool': { share: [0, 0, 0, 24, 50], said: ['The indoor pool opens at {am}.', 'Swim a few lengths in the heated indoor pool.', 'The indoor pool is heated and open to guests all year round.'] },
  'rooftop bar': { share: [0, 0, 0, 14, 30], said: ['The rooftop bar is open in good weather.', 'Drinks are served on the roof from {dinner}.', 'From the rooftop bar, you look out over the city.'] },
  'room service': { share: [0, 0, 0, 62, 96], said: ['Meals can be ordered to the room until {night}.', 'Room service starts at {am}.', 'Room service brings most of the menu upstairs.', 'Breakfast in bed? Room service starts at {am}.'] },
  minibar: { share: [0, 0, 0, 46, 84], said: ['The minibar is filled with local drinks and snacks.', 'The minibar is filled every day.'] },
  spa: { share: [0, 0, 0, 28, 74], said: ['Unwind in the spa until {evening}.', 'The spa offers massages and treatments.', 'The spa has two treatment rooms and a steam bath.', 'Treat yourself to a massage in our spa.', 'The spa is open from {am} to {evening}.'] },
  concierge: { share: [0, 0, 0, 46, 93], said: ['The concierge books tables, tickets, and taxis.', 'Our concierge is happy to plan your day in the city.', 'The concierge knows what is on tonight and gets you tickets.'] },
  'valet parking': { share: [0, 0, 0, 0, 62], said: ['We park your car for you and bring it round when you leave.', 'Our valets take care of your car.'] },
};
