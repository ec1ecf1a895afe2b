import { listOf } from '../../lists/list-of.ts';

/** How hotels of a standard are described: the house as a whole, and its rooms. */
export interface Standard {
  readonly tones: readonly string[];
  readonly rooms: readonly string[];
}

const BUDGET: Standard = {
  tones: listOf('simple, friendly, good-value, welcoming, well-kept, affordable, practical'),
  rooms: listOf('simple, clean, tidy, affordable, bright, spotless, well-kept'),
};
const MIDDLE: Standard = {
  tones: listOf('comfortable, friendly, well-kept, welcoming, pleasant, relaxed, well-run'),
  rooms: listOf('comfortable, bright, well-equipped, quiet, pleasant, neatly furnished, cosy'),
};
const UPPER: Standard = {
  tones: listOf('stylish, elegant, smart, refined, well-appointed, attractive, polished'),
  rooms: listOf('stylish, spacious, elegant, modern, well-appointed, light-filled, tastefully furnished'),
};
const GRAND: Standard = {
  tones: listOf('luxurious, elegant, distinguished, sophisticated, grand, exclusive, gracious'),
  rooms: listOf('luxurious, generous, elegantly furnished, sumptuous, beautifully appointed, large, refined'),
};

/** Returns the words for a hotel with some stars; 0 stands for an unknown number. */
export function standardOf(stars: number): Standard {
  if (stars > 4) return GRAND;
  if (stars > 3) return UPPER;
  return stars > 2 || stars === 0 ? MIDDLE : BUDGET;
}

/** Words for the slots of sentences about hotels. */
export const HOTEL_WORDS: Readonly<Record<string, readonly string[]>> = {
  decade: listOf('1880s, 1890s, 1900s, 1910s, 1920s, 1930s'),
  recent: listOf('1960s, 1970s, 1980s, 1990s'),
  renewed: listOf('2016, 2017, 2018, 2019, 2021, 2022, 2023, 2024'),
  generation: listOf('second, third'),
  daily: ['every morning', 'each morning', 'daily', 'every day'],
  buffet: ['breakfast buffet', 'continental breakfast', 'freshly prepared breakfast', 'varied breakfast'],
  light: ['simple breakfast', 'hearty breakfast', 'continental breakfast', 'home-style breakfast'],
  dishes: ['local dishes', 'regional cooking', 'seasonal dishes', 'local and international dishes'],
  facilities: ['Facilities', 'On-site facilities', 'Amenities'],
  drink: ['a drink', 'an evening drink', 'a drink before dinner', 'a nightcap'],
  unwind: ['relax', 'unwind', 'rest', 'take a break'],
  outing: ['a day in the city', 'a day of sightseeing', 'a day out', 'a long day'],
};

/** Words for amenities in a list, the most distinctive first. */
export const THINGS: Readonly<Record<string, string>> = {
  spa: 'a spa',
  'rooftop bar': 'a rooftop bar',
  'indoor pool': 'an indoor pool',
  'outdoor pool': 'an outdoor pool',
  sauna: 'a sauna',
  concierge: 'a concierge',
  restaurant: 'a restaurant',
  bar: 'a bar',
  garden: 'a garden',
  terrace: 'a terrace',
  'fitness room': 'a fitness room',
  'room service': 'room service',
  'airport shuttle': 'an airport shuttle',
  parking: 'private parking',
  lounge: 'a lounge',
  'shared kitchen': 'a shared kitchen',
  '24-hour reception': 'a 24-hour front desk',
  'bicycle rental': 'bicycle rental',
  'laundry service': 'a laundry service',
  'laundry room': 'a laundry room',
  'luggage storage': 'luggage storage',
};
