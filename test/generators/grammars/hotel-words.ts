/** Words in texts about hotels, and the amenities of which a hotel must have one so that its text can have the word. */
const HOTEL_AMENITIES: readonly (readonly [word: RegExp, amenities: readonly string[]])[] = [
  [/breakfast/i, ['breakfast']],
  [/restaurant(?! bookings)|half board|dinner(?! \w* ?at)/i, ['restaurant', 'bar', 'rooftop bar']],
  [/\brestaurant (?:serves|has|is)|in the restaurant/i, ['restaurant']],
  [/\bbar\b/, ['bar', 'rooftop bar']],
  [/rooftop/, ['rooftop bar']],
  [/\bspa\b|massage/i, ['spa']],
  [/sauna/, ['sauna']],
  [/\bpool\b/, ['indoor pool', 'outdoor pool']],
  [/indoor pool/, ['indoor pool']],
  [/outdoor pool/, ['outdoor pool']],
  [/fitness room|\bgym\b/, ['fitness room']],
  [/\bgarden\b/, ['garden']],
  [/terrace/i, ['terrace']],
  [/\blounge\b/, ['lounge']],
  [/air.conditi/i, ['air conditioning']],
  [/minibar/, ['minibar']],
  [/kettle|tea and coffee/i, ['tea and coffee in rooms']],
  [/room service/, ['room service']],
  [/concierge/i, ['concierge']],
  [/\bpark(?:ing)?\b/i, ['parking']],
  [/valet/i, ['valet parking']],
  [/electric/, ['electric car charging']],
  [/shuttle/, ['airport shuttle']],
  [/bicycle/i, ['bicycle rental']],
  [/kitchen(?! prepares)/, ['shared kitchen']],
  [/laundry room/, ['laundry room']],
  [/laundry service/, ['laundry service']],
  [/luggage/i, ['luggage storage']],
  [/front desk|around the clock/, ['24-hour reception']],
  [/meeting rooms/i, ['meeting rooms']],
  [/family room/i, ['family rooms']],
  [/\bpets?\b|\bdogs?\b/i, ['pets allowed']],
  [/wheelchair/, ['wheelchair access']],
  [/non-smoking|smoking/i, ['non-smoking rooms']],
];

/** The amenities that a text about a hotel names although the hotel lacks them. */
export const missingIn = (text: string, own: readonly string[]): readonly string[] =>
  HOTEL_AMENITIES.filter(
    ([word, amenities]) => word.test(text) && !amenities.some((amenity) => own.includes(amenity)),
  ).map(([, [amenity = '']]) => amenity);
