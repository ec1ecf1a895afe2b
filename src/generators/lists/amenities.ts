/** Something a hotel offers. */
export interface Amenity {
  /** How many of 100 houses have it: of one star, of two, and so on up to five. */
  readonly share: readonly [number, number, number, number, number];
  /** What to call it in a sentence, with slots of {@link AMENITY_WORDS}. */
  readonly told: readonly string[];
  /** What to say where it is missing. */
  readonly lacked?: string;
}

/** What stands in the slots of phrases for amenities, apart from numbers that follow the size of the house. */
export const AMENITY_WORDS: Readonly<Record<string, readonly string[]>> = {
  hundreds: ['80', '120', '200', '300', '400'],
  am: ['6', '6:15', '6:30', '7', '7:15', '7:30'],
  late: ['9:30', '10', '10:15', '10:30', '11'],
  pm: ['seven', 'eight', 'half past eight', 'nine', 'ten'],
  night: ['half past ten', 'eleven', 'midnight', 'one'],
  dinner: ['six', 'half past six', 'seven', 'half past seven'],
  kg: ['8', '10', '12', '15', '20', '25'],
  kw: ['11', '22'],
  metres: ['10', '12', '15', '16', '20', '25'],
};

/** What hotels offer, by the short name in the list of amenities. */
// prettier-ignore
export const AMENITIES: Readonly<Record<string, Amenity>> = {
  'free Wi-Fi': { share: [92, 97, 100, 100, 100], told: ['fast Wi-Fi', 'free Wi-Fi', 'Wi-Fi throughout'] },
  breakfast: { share: [48, 62, 72, 84, 92], told: ['breakfast until {late}', 'coffee from {am}', 'breakfast from {am}', 'a breakfast buffet'], lacked: 'no breakfast' },
  'luggage storage': { share: [55, 58, 66, 78, 88], told: ['luggage storage', 'a luggage room'] },
  parking: { share: [34, 42, 52, 60, 66], told: ['parking for {spaces} cars', '{spaces} parking spaces', 'a car park'], lacked: 'no car park' },
  'non-smoking rooms': { share: [45, 52, 60, 66, 72], told: ['smoke-free rooms', 'no-smoking floors'] },
  'family rooms': { share: [26, 34, 40, 44, 50], told: ['{few} family rooms', 'rooms for four', 'cots for babies'] },
  'pets allowed': { share: [22, 24, 26, 28, 32], told: ['rooms for dog owners', 'a welcome for dogs', 'no charge for dogs'] },
  'bicycle rental': { share: [16, 18, 22, 24, 28], told: ['{kg} rental bikes', 'bikes by the day', 'bicycle hire'] },
  'vending machine': { share: [32, 28, 0, 0, 0], told: ['a drinks machine', 'a snack machine'] },
  'shared kitchen': { share: [42, 14, 0, 0, 0], told: ['a shared kitchen', 'a kitchen for guests'] },
  lockers: { share: [46, 12, 0, 0, 0], told: ['lockers', 'lockers for cabin bags'] },
  'laundry room': { share: [34, 26, 12, 0, 0], told: ['washing machines', 'coin laundry', 'a laundry room'] },
  lounge: { share: [30, 32, 42, 56, 78], told: ['a quiet lounge', 'a TV lounge'] },
  garden: { share: [14, 20, 25, 32, 42], told: ['a shady garden', 'a small garden', 'a garden with deckchairs', 'a walled garden'] },
  terrace: { share: [10, 20, 30, 42, 56], told: ['a sunny terrace', 'a terrace'] },
  lift: { share: [0, 46, 74, 92, 98], told: ['a lift', 'lifts'], lacked: 'no lift' },
  '24-hour reception': { share: [0, 36, 66, 92, 100], told: ['a night porter', '24-hour check-in', '24-hour reception'], lacked: 'no night porter' },
  'air conditioning': { share: [12, 38, 66, 88, 97], told: ['air conditioning in all rooms', 'air-conditioned rooms'], lacked: 'no air conditioning' },
  bar: { share: [0, 28, 56, 84, 97], told: ['a cocktail bar', 'a late bar', 'a bar until {night}', 'a small bar'] },
  'wheelchair access': { share: [0, 26, 42, 62, 82], told: ['{few} wheelchair-friendly rooms', 'step-free access', 'wheelchair access'] },
  'tea and coffee in rooms': { share: [0, 26, 44, 62, 78], told: ['in-room kettles'] },
  restaurant: { share: [0, 0, 48, 80, 97], told: ['a restaurant for {seats}', 'dinner from {dinner}', 'a restaurant', 'lunch and dinner'], lacked: 'no restaurant' },
  'fitness room': { share: [0, 0, 28, 62, 91], told: ['a gym', 'a 24-hour gym', 'a fitness room'] },
  'meeting rooms': { share: [0, 0, 32, 56, 74], told: ['meeting space for {seats}', '{few} meeting rooms', 'a conference room'] },
  'electric car charging': { share: [0, 0, 22, 36, 54], told: ['{kw} kW car chargers', 'charging for electric cars', '{few} charging points'] },
  'laundry service': { share: [0, 0, 34, 62, 88], told: ['same-day laundry', 'overnight laundry', 'ironing', 'dry cleaning'] },
  'airport shuttle': { share: [0, 0, 16, 28, 46], told: ['airport transfers', 'an airport shuttle'] },
  sauna: { share: [0, 0, 12, 30, 54], told: ['a sauna', 'a sauna from {dinner}'] },
  'outdoor pool': { share: [0, 0, 14, 26, 42], told: ['a {metres}-metre outdoor pool', 'an outdoor pool', 'a pool with loungers'] },
  'indoor pool': { share: [0, 0, 0, 24, 50], told: ['a {metres}-metre indoor pool', 'an indoor pool', 'a heated pool'] },
  'rooftop bar': { share: [0, 0, 0, 14, 30], told: ['a rooftop bar', 'drinks on the roof'] },
  'room service': { share: [0, 0, 0, 62, 96], told: ['room service until {night}', 'room service'] },
  library: { share: [0, 0, 0, 10, 22], told: ['a library of {hundreds} novels', 'a small library'] },
  minibar: { share: [0, 0, 0, 46, 84], told: ['a well-stocked minibar', 'minibars'] },
  'babysitting service': { share: [0, 0, 0, 18, 48], told: ['babysitters on request', 'babysitting'] },
  spa: { share: [0, 0, 0, 28, 74], told: ['{few} treatment rooms', 'massages until {pm}', 'a spa'] },
  concierge: { share: [0, 0, 0, 46, 93], told: ['a concierge', 'a concierge desk'] },
  'valet parking': { share: [0, 0, 0, 0, 62], told: ['valet parking'] },
  'butler service': { share: [0, 0, 0, 0, 24], told: ['butlers for the suites', 'butler service'] },
  'limousine service': { share: [0, 0, 0, 0, 40], told: ['a car with a driver', 'limousines'] },
};
