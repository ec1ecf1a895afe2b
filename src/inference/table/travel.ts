import { called } from './called.ts';
import { chosen, listed, matching, namesWith, phrase, row, whole, type Row } from './row.ts';

const AIRLINES = chosen('LH:3, BA:3, AF:3, KL:2, IB:2, LX:2, OS, SK, TP, EI, AY, UA:2, DL:2, AA:2');

/** Rows for flights, hotels, and sights. */
export const TRAVEL: readonly Row[] = [
  row(
    'code',
    `airline code, carrier iata code, airline iata code, validating airline code, validating carrier, marketing carrier, operating carrier, marketing carrier code, operating carrier code, iata airline code, ${namesWith('flight, flight segment, segment, leg, itinerary segment, flight designator, operating flight, marketing flight, operating, marketing, flight offer', 'carrier code, airline code, carrier')}`,
    { string: AIRLINES, array: { ...AIRLINES, isEach: true } },
  ),
  row('code', 'aircraft code, aircraft type code, aircraft iata code, equipment code, equipment aircraft code', {
    string: chosen('320:4, 321:3, 319:2, 738:3, 77W:2, 788:2, 789:2, E90, CR9, AT7, 333'),
  }),
  row('name', 'aircraft type, aircraft name, aircraft model, aircraft, plane type, airplane model', {
    string: listed('Airbus A320, Airbus A321, Boeing 737-800, Boeing 787-9, Airbus A350-900, Embraer 190, ATR 72'),
  }),
  row('code', 'terminal code, departure terminal code, arrival terminal code', {
    string: chosen('1:3, 2:3, 2E, 2F, 3, A, B, T5'),
  }),
  row('code', 'fare basis, fare basis code, fare code, rate basis', { string: matching('[YBMHQKLV][A-Z]{2}[1-9]CV') }),
  row('name', 'branded fare, fare brand, fare family, fare brand name, brand fare, fare type name', {
    string: chosen('ECOLIGHT:3, ECOSTANDARD:3, ECOFLEX:2, BUSINESS, BASIC:2, COMFORT'),
  }),
  row('code', 'chargeable seat number, chargeable seat, assigned seat number, selected seat number', {
    string: matching('[1-9][0-9]?[A-F]'),
  }),
  row('code', 'operational suffix, flight suffix, number suffix letter', { string: chosen('A:4, B:2, C, D') }),
  row('code', 'timing qualifier, flight timing qualifier, departure timing qualifier, arrival timing qualifier', {
    string: chosen('STD:3, STA:3, ETD, ETA, ATD, ATA'),
  }),
  row('count', 'bookable seat, number of bookable seat, seat left, remaining seat, seat available', {
    integer: whole(1, 9),
    number: whole(1, 9),
  }),
  row('count', 'number of night, night count, cancellation night, penalty night, cancellation number of night', {
    integer: whole(1, 5),
    number: whole(1, 5),
  }),
  row('iso duration', namesWith('flight, itinerary, segment, leg, stop, layover', 'duration'), {
    string: matching('PT([1-9]|1[0-2])H([1-5][05]M)?'),
  }),
  row('code', namesWith('flight offer price, flight price, airline, ticket, fare', 'tax code'), {
    string: chosen('YQ:3, YR, GB:2, UB, DE:2, RA, FR, QX, US'),
  }),
  row('code', namesWith('hotel offer price, hotel price, room, hotel, stay, lodging', 'tax code, fee code'), {
    string: chosen('CITY_TAX:3, SERVICE_CHARGE:3, TOURISM_TAX:2, VALUE_ADDED_TAX:2'),
  }),
  row(
    'text',
    namesWith('hotel offer price, hotel price, room, hotel, stay, lodging', 'tax description, fee description'),
    {
      string: listed('City tax, Service charge, Tourism tax, Value added tax, Resort fee, Cleaning fee'),
    },
  ),
  row('kind', 'pricing frequency, charge frequency, fee frequency', {
    string: chosen('PER_STAY:3, PER_NIGHT:3'),
  }),
  row('kind', 'pricing mode, tax pricing mode, fee pricing mode', { string: chosen('PER_OCCUPANT:3, PER_PRODUCT:3') }),
  row(
    'text',
    namesWith('deposit, prepay, prepayment, guarantee', 'description text, description, policy'),
    phrase(
      'The first night is charged when you book.',
      'Half of the price is due a week before arrival.',
      'A credit card is needed to hold the room.',
      'Paid in full at the time of booking.',
      'Due three days before arrival. Not refundable afterwards.',
    ),
  ),
  row(
    'text',
    namesWith(
      'cancellation, cancellation policy, cancellation rule, refund policy',
      'description text, description, text',
    ),
    phrase(
      'Free cancellation until two days before arrival.',
      'One night is charged for late cancellations.',
      'Not refundable.',
      'Free until 18:00 on the day of arrival.',
      'Half of the price is charged within a week of arrival.',
    ),
  ),
  row('kind', 'bed type, type of bed, room bed type', { string: chosen('KING:3, QUEEN:3, DOUBLE:3, TWIN:2, SINGLE') }),
  row(
    'category',
    'room category, room type category, type estimated category, hotel room category, hotel offer category, estimated category, accommodation category, rate category',
    { string: chosen('STANDARD_ROOM:4, SUPERIOR_ROOM:3, DELUXE_ROOM:2, FAMILY_ROOM, JUNIOR_SUITE, SUITE') },
  ),
  row(
    'text',
    'check in description, check in description text, check in instruction, check in note, check in policy',
    phrase(
      'Check-in from 15:00. Please have an ID ready.',
      'The front desk is open around the clock.',
      'Late arrivals: please call before 20:00.',
      'Rooms are ready from 14:00. Luggage can be left earlier.',
      'A credit card is required at check-in.',
      'Self check-in with a code sent by e-mail.',
    ),
  ),
  row(
    'text',
    'check out description, check out description text, check out instruction, check out note, check out policy',
    phrase(
      'Check-out until 11:00.',
      'Late check-out until 14:00 for a small fee.',
      'Please leave the key at the front desk.',
      'Luggage can stay with us until the evening.',
      'Express check-out: leave the card in the room.',
      'Rooms are to be left by 10:30.',
    ),
  ),
  row(
    'text',
    namesWith(
      'hotel offer, room, hotel room, room offer, room type, rate plan, suite',
      'description text, description, detail, summary',
    ),
    phrase(
      'Bright double room with a view of the courtyard.',
      'King bed, desk, and a walk-in shower. Breakfast included.',
      'Quiet room on an upper floor with free Wi-Fi.',
      'Two single beds and a balcony. Free cancellation.',
      'Corner room with a sofa and a city view.',
      'Family room with four beds and a kitchenette.',
      'Small room for one, close to the lift.',
      'Junior suite with a separate living area.',
    ),
  ),
  row(
    'time of day',
    'check in out check in, check out time, check in time, check in out check out, check in from, check in until, check out until',
    {
      string: { generator: 'choices', args: { choices: ['14:00', '15:00', '16:00', '11:00', '10:30', '12:00'] } },
    },
  ),
  called(
    'poi, pois, point of interest, place of interest',
    'Old Town Hall, Botanical Garden, City Museum, Harbour Lighthouse, Cathedral Square, Castle Hill, Opera House, Market Hall, Riverside Park, Roman Bridge, Science Centre, Observation Tower',
  ),
  row(
    'tag',
    namesWith(
      'poi, point of interest, sight, attraction, landmark, location, place',
      'tag, keyword, label, category, tag name',
    ),
    {
      string: listed(
        'museum, park, sightseeing, restaurant, shopping, beach, historic, theatre, church, viewpoint, nightlife, market',
      ),
      array: {
        ...listed(
          'museum, park, sightseeing, restaurant, shopping, beach, historic, theatre, church, viewpoint, nightlife, market',
        ),
        isEach: true,
      },
    },
  ),
];
