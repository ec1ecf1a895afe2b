/** Something a hotel offers. */
export interface Amenity {
  /** What a guest reads in a sentence: `indoor pool` becomes "an indoor pool". */
  readonly phrase: string;
  /** How many of 100 houses have it: of one star, of two, and so on up to five. */
  readonly share: readonly [number, number, number, number, number];
}

/** What hotels offer, by the short name in the list of amenities. */
export const AMENITIES: Readonly<Record<string, Amenity>> = {
  'free Wi-Fi': { phrase: 'free Wi-Fi', share: [92, 97, 100, 100, 100] },
  breakfast: { phrase: 'breakfast', share: [48, 62, 72, 84, 92] },
  'luggage storage': { phrase: 'luggage storage', share: [55, 58, 66, 78, 88] },
  parking: { phrase: 'parking', share: [34, 42, 52, 60, 66] },
  'non-smoking rooms': { phrase: 'non-smoking rooms', share: [45, 52, 60, 66, 72] },
  'family rooms': { phrase: 'family rooms', share: [26, 34, 40, 44, 50] },
  'pets allowed': { phrase: 'pet-friendly rooms', share: [22, 24, 26, 28, 32] },
  'bicycle rental': { phrase: 'bicycle rental', share: [16, 18, 22, 24, 28] },
  'vending machine': { phrase: 'a vending machine', share: [32, 28, 0, 0, 0] },
  'shared kitchen': { phrase: 'a shared kitchen', share: [42, 14, 0, 0, 0] },
  lockers: { phrase: 'lockers', share: [46, 12, 0, 0, 0] },
  'laundry room': { phrase: 'a laundry room', share: [34, 26, 12, 0, 0] },
  lounge: { phrase: 'a lounge', share: [30, 32, 42, 56, 78] },
  garden: { phrase: 'a garden', share: [14, 20, 25, 32, 42] },
  terrace: { phrase: 'a terrace', share: [10, 20, 30, 42, 56] },
  lift: { phrase: 'a lift', share: [0, 46, 74, 92, 98] },
  '24-hour reception': { phrase: 'a 24-hour reception', share: [0, 36, 66, 92, 100] },
  'air conditioning': { phrase: 'air conditioning', share: [12, 38, 66, 88, 97] },
  bar: { phrase: 'a bar', share: [0, 28, 56, 84, 97] },
  'wheelchair access': { phrase: 'wheelchair access', share: [0, 26, 42, 62, 82] },
  'tea and coffee in rooms': { phrase: 'tea and coffee in the rooms', share: [0, 26, 44, 62, 78] },
  restaurant: { phrase: 'a restaurant', share: [0, 0, 48, 80, 97] },
  'fitness room': { phrase: 'a fitness room', share: [0, 0, 28, 62, 91] },
  'meeting rooms': { phrase: 'meeting rooms', share: [0, 0, 32, 56, 74] },
  'electric car charging': { phrase: 'charging points for electric cars', share: [0, 0, 22, 36, 54] },
  'laundry service': { phrase: 'a laundry service', share: [0, 0, 34, 62, 88] },
  'airport shuttle': { phrase: 'an airport shuttle', share: [0, 0, 16, 28, 46] },
  sauna: { phrase: 'a sauna', share: [0, 0, 12, 30, 54] },
  'outdoor pool': { phrase: 'an outdoor pool', share: [0, 0, 14, 26, 42] },
  'indoor pool': { phrase: 'an indoor pool', share: [0, 0, 0, 24, 50] },
  'rooftop bar': { phrase: 'a rooftop bar', share: [0, 0, 0, 14, 30] },
  'room service': { phrase: 'room service', share: [0, 0, 0, 62, 96] },
  library: { phrase: 'a library', share: [0, 0, 0, 10, 22] },
  minibar: { phrase: 'a minibar in every room', share: [0, 0, 0, 46, 84] },
  'babysitting service': { phrase: 'a babysitting service', share: [0, 0, 0, 18, 48] },
  spa: { phrase: 'a spa', share: [0, 0, 0, 28, 74] },
  concierge: { phrase: 'a concierge', share: [0, 0, 0, 46, 93] },
  'valet parking': { phrase: 'valet parking', share: [0, 0, 0, 0, 62] },
  'butler service': { phrase: 'butler service', share: [0, 0, 0, 0, 24] },
  'limousine service': { phrase: 'a limousine service', share: [0, 0, 0, 0, 40] },
};
