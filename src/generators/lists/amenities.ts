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
  dinner: ['five', 'half past five', 'six', 'half past six'],
  kg: ['8', '10', '12', '15', '20', '25'],
  kw: ['11', '22'],
  metres: ['10', '12', '15', '16', '20', '25'],
};

/** What hotels offer, by the short name in the list of amenities. */
// prettier-ignore
export const AMENITIES: Readonly<Record<string, Amenity>> = {
  'free Wi-Fi': { share: [92, 97, 100, 100, 100], told: ['fast Wi-Fi', 'free Wi-Fi'] },
  breakfast: { share: [48, 62, 72, 84, 92], told: ['breakfast until {late}', 'coffee from {am}'], lacked: 'no breakfast' },
  'luggage storage': { share: [55, 58, 66, 78, 88], told: ['luggage storage'] },
  parking: { share: [34, 42, 52, 60, 66], told: ['parking for {spaces} cars'], lacked: 'no car park' },
  'non-smoking rooms': { share: [45, 52, 60, 66, 72], told: ['smoke-free rooms'] },
  'family rooms': { share: [26, 34, 40, 44, 50], told: ['{few} family rooms'] },
  'pets allowed': { share: [22, 24, 26, 28, 32], told: ['water bowls for dogs', 'small-dog beds'], lacked: 'no pets' },
  'bicycle rental': { share: [16, 18, 22, 24, 28], told: ['{kg} rental bikes'] },
  'vending machine': { share: [32, 28, 0, 0, 0], told: ['a drinks machine'] },
  'shared kitchen': { share: [42, 14, 0, 0, 0], told: ['a shared kitchen', 'a kitchen with {few} hobs'] },
  lockers: { share: [46, 12, 0, 0, 0], told: ['lockers for cabin bags'] },
  'laundry room': { share: [34, 26, 12, 0, 0], told: ['washing machines until {pm}'] },
  lounge: { share: [30, 32, 42, 56, 78], told: ['a lounge with {kg} board games', 'a quiet lounge'] },
  garden: { share: [14, 20, 25, 32, 42], told: ['a shady garden', 'a garden with deckchairs'] },
  terrace: { share: [10, 20, 30, 42, 56], told: ['{few} tables on the terrace', 'a sunny terrace'] },
  lift: { share: [0, 46, 74, 92, 98], told: ['a small lift', 'a lift for three'], lacked: 'no lift' },
  '24-hour reception': { share: [0, 36, 66, 92, 100], told: ['a night porter', '24-hour check-in'], lacked: 'no night porter' },
  'air conditioning': { share: [12, 38, 66, 88, 97], told: ['quiet air conditioning'], lacked: 'no air conditioning' },
  bar: { share: [0, 28, 56, 84, 97], told: ['a cocktail bar', 'a late bar'] },
  'wheelchair access': { share: [0, 26, 42, 62, 82], told: ['{few} wheelchair-friendly rooms'] },
  'tea and coffee in rooms': { share: [0, 26, 44, 62, 78], told: ['in-room kettles'] },
  restaurant: { share: [0, 0, 48, 80, 97], told: ['a restaurant for {seats}', 'dinner from {dinner}'], lacked: 'no restaurant' },
  'fitness room': { share: [0, 0, 28, 62, 91], told: ['a gym with {few} treadmills', 'an early gym'] },
  'meeting rooms': { share: [0, 0, 32, 56, 74], told: ['meeting space for {seats}'] },
  'electric car charging': { share: [0, 0, 22, 36, 54], told: ['{few} {kw} kW car chargers'] },
  'laundry service': { share: [0, 0, 34, 62, 88], told: ['same-day laundry', 'overnight shirt laundry'] },
  'airport shuttle': { share: [0, 0, 16, 28, 46], told: ['airport transfers', 'an airport shuttle'] },
  sauna: { share: [0, 0, 12, 30, 54], told: ['a sauna heated from {dinner}', 'a pine sauna'] },
  'outdoor pool': { share: [0, 0, 14, 26, 42], told: ['a {metres}-metre outdoor pool', 'loungers by the pool'] },
  'indoor pool': { share: [0, 0, 0, 24, 50], told: ['a {metres}-metre indoor pool', 'an early swim from {am}'] },
  'rooftop bar': { share: [0, 0, 0, 14, 30], told: ['a rooftop bar for {seats}'] },
  'room service': { share: [0, 0, 0, 62, 96], told: ['room service until {night}'] },
  library: { share: [0, 0, 0, 10, 22], told: ['a library of {hundreds} novels'] },
  minibar: { share: [0, 0, 0, 46, 84], told: ['a well-stocked minibar'] },
  'babysitting service': { share: [0, 0, 0, 18, 48], told: ['babysitters on request'] },
  spa: { share: [0, 0, 0, 28, 74], told: ['a spa with {few} treatment rooms', 'massages until {pm}'] },
  concierge: { share: [0, 0, 0, 46, 93], told: ['a resourceful concierge'] },
  'valet parking': { share: [0, 0, 0, 0, 62], told: ['valets at the door'] },
  'butler service': { share: [0, 0, 0, 0, 24], told: ['butlers for the suites'] },
  'limousine service': { share: [0, 0, 0, 0, 40], told: ['a car with a driver'] },
};
