import { category, chosen, matching, row, whole, worded, type Row } from './row.ts';

/** Rows for rooms, buildings, and locations. */
export const BUILDINGS: readonly Row[] = [
  row(
    'name',
    'room type, room category, accommodation type, room type name, suite type, room type title, unit type room, bed type, room class, lodging type, bedding type',
    { string: chosen('Single room:2, Double room:5, Twin room:3, Family room, Suite') },
  ),
  row(
    'name',
    'property type, real estate type, house type, listing type property, building type, home type, dwelling type, property category, residence type, housing type, property kind, premises type, type of property, listing property type',
    { string: chosen('apartment:5, house:4, studio:2, office, loft') },
  ),
  row(
    'name',
    'feature, amenity, amenity name, facility, feature list, highlight, perk, benefit, equipment, amenity list, benefit name, features, included, room amenity, inclusion, accessory, facility list, room feature, property amenity, hotel amenity, perk name',
    category(
      'free Wi-Fi, parking, air conditioning, breakfast, swimming pool, gym, pets allowed, balcony, kitchen, washing machine, step-free access, terrace',
    ),
  ),
  row(
    'number',
    'room number, classroom number, office number, room no, apartment number, ward number, cabin number, hotel room, unit number, suite number, cell number room, table number room',
    { string: matching('[1-4](0[1-9]|1[0-9])'), integer: whole(101, 420), number: whole(101, 420) },
  ),
  row('level', 'parking level, parking spot level, floor level, garage level, level floor', {
    string: chosen('P1, P2, P3'),
    integer: whole(1, 4),
  }),
  row(
    'name',
    'location name, stock location name, pickup location, drop off location, meeting point, pickup point, location title, pick up location, dropoff location, collection point, meeting place, rental location, inventory location, pickup location name, return location, place name, place title, destination name label, spot name, location label',
    {
      string: worded('{first} {kind}', {
        first:
          'Main Street, Central Station, Airport, Harbour, Market Square, North Gate, City Centre, Riverside, University, Trade Fair',
        kind: 'Branch, Office, Point, Hub',
      }),
    },
  ),
];
