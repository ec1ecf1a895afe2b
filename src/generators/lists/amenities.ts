/** Something a hotel offers. */
export interface Amenity {
  /** What a guest reads in a sentence: `indoor pool` becomes "an indoor pool". */
  readonly phrase: string;
  /** The fewest stars of a house that has it. */
  readonly from: number;
  /** The most stars. Default 5. */
  readonly to?: number;
}

/** What hotels offer, by the short name in the list of amenities. */
export const AMENITIES: Readonly<Record<string, Amenity>> = {
  'free Wi-Fi': { phrase: 'free Wi-Fi', from: 1 },
  breakfast: { phrase: 'breakfast', from: 1 },
  'luggage storage': { phrase: 'luggage storage', from: 1 },
  parking: { phrase: 'parking', from: 1 },
  'non-smoking rooms': { phrase: 'non-smoking rooms', from: 1 },
  'family rooms': { phrase: 'family rooms', from: 1 },
  'pets allowed': { phrase: 'a welcome for well-behaved pets', from: 1 },
  'bicycle rental': { phrase: 'bicycle rental', from: 1 },
  'vending machine': { phrase: 'a vending machine', from: 1, to: 2 },
  'shared kitchen': { phrase: 'a shared kitchen', from: 1, to: 2 },
  lockers: { phrase: 'lockers', from: 1, to: 2 },
  'laundry room': { phrase: 'a laundry room', from: 1, to: 3 },
  lounge: { phrase: 'a lounge', from: 1 },
  garden: { phrase: 'a garden', from: 2 },
  terrace: { phrase: 'a terrace', from: 2 },
  lift: { phrase: 'a lift', from: 2 },
  '24-hour reception': { phrase: 'a 24-hour reception', from: 2 },
  'air conditioning': { phrase: 'air conditioning', from: 2 },
  bar: { phrase: 'a bar', from: 2 },
  'wheelchair access': { phrase: 'wheelchair access', from: 2 },
  'tea and coffee in rooms': { phrase: 'tea and coffee in the rooms', from: 2 },
  restaurant: { phrase: 'a restaurant', from: 3 },
  'fitness room': { phrase: 'a fitness room', from: 3 },
  'meeting rooms': { phrase: 'meeting rooms', from: 3 },
  'electric car charging': { phrase: 'charging points for electric cars', from: 3 },
  'laundry service': { phrase: 'a laundry service', from: 3 },
  'airport shuttle': { phrase: 'an airport shuttle', from: 3 },
  sauna: { phrase: 'a sauna', from: 3 },
  'outdoor pool': { phrase: 'an outdoor pool', from: 3 },
  'indoor pool': { phrase: 'an indoor pool', from: 4 },
  'rooftop bar': { phrase: 'a rooftop bar', from: 4 },
  'room service': { phrase: 'room service', from: 4 },
  library: { phrase: 'a library', from: 4 },
  minibar: { phrase: 'a minibar in every room', from: 4 },
  'babysitting service': { phrase: 'a babysitting service', from: 4 },
  spa: { phrase: 'a spa', from: 4 },
  concierge: { phrase: 'a concierge', from: 4 },
  'valet parking': { phrase: 'valet parking', from: 5 },
  'butler service': { phrase: 'butler service', from: 5 },
  'limousine service': { phrase: 'a limousine service', from: 5 },
};
