import { chosen, decimal, listed, matching, row, whole, worded, type Guess, type Row } from './row.ts';

const CITY = { reads: { city: ['city'] }, needs: { city: 'city' } } as const;

/**
 * Typical texts for each part of an address. The pattern of a schema is tested with them, so they have all forms of
 * postcodes, and all letters and marks of the other parts.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  postcode:
    `0150, 04122, 400001, 8320000, 1012 AB, 114 55, 60-488, 1124-686, 100-8111, 01310-100, C1043, GA-183, JMAKN07, K1B 6P1,
    D02 X4F5, G1 1AA, M14 4BH, EH1 1RE, CF10 2AF, EC1A 4BB`.split(/,\s+/),
  region: ['Île-de-France', 'São Paulo', 'Áåãäéí óôöø', 'Zz'],
};

/** Returns a guess that makes a part of an address that suits its city. */
const ofPlace = (part: string, more: Partial<Guess> = {}): Guess => ({
  generator: 'place_detail',
  args: { part },
  reads: { city: ['city'], country: ['country'] },
  needs: { city: 'city' },
  ...(Object.hasOwn(PARTS, part) && { samples: PARTS[part] }),
  ...more,
});

const city: Guess = {
  generator: 'city',
  // Letters with accents stand at the beginning, in the middle, and at the end.
  samples: ['Berlin', 'São Paulo', 'New York', 'Århus', 'Medellín', 'Bogotá', 'Łódź', 'Zzzz', 'Qqqq'],
};
const country: Guess = { generator: 'country', ...CITY, samples: ['Germany', 'United Arab Emirates', 'Zz'] };
const address: Guess = {
  generator: 'address',
  ...CITY,
  // They contain all letters and marks of addresses.
  samples: ['24 Daehak-ro', 'No. 5: Aa Zz, Éire’s', 'ÁÇÉßáâãäæçèéêíñóôõö', 'øúüýąğİıŁłřśşŠšżž’'],
};
const phone: Guess = {
  generator: 'phone',
  reads: { city: ['city'], country: ['country'] },
  needs: { city: 'city' },
  samples: ['+33 2 61 91 67 67', '+1 215-555-0197', '+1 404-555-0128', '+44 20 7946 0073', '+34 600 55 04 38'],
};

const latitude: Guess = { generator: 'latitude', ...CITY, otherwise: decimal(-60, 70, 0.0001), within: [-60, 70] };
const longitude: Guess = {
  generator: 'longitude',
  args: { min: -180, max: 180 },
  ...CITY,
  otherwise: decimal(-180, 180, 0.0001),
  within: [-180, 180],
};

/** Guesses names of buildings and grounds that end in one of some words. */
const named = (kinds: string): Guess =>
  worded('{first} {kind}', {
    first:
      'Harbour, Riverside, Central, Market, Castle, Hillside, Station, Bridge, Meadow, Old Town, Northgate, Lakeside, Parkside, Garden, Mill, Orchard, Queens, Kings, Abbey, Westfield, Eastfield, Canal',
    kind: kinds,
  });

/** Guesses another city, which trains and buses from the first one reach within some hours. */
const cityNearby: Guess = {
  ...city,
  args: {
    cities:
      'Berlin, Hamburg, Munich, Frankfurt, Cologne, Amsterdam, Rotterdam, Utrecht, Brussels, Antwerp, Paris, Lille, Strasbourg, Zurich, Basel, Vienna, Salzburg, Prague'.split(
        ', ',
      ),
  },
};

/** Rows for parts of addresses, coordinates, and names of places and buildings. */
export const PLACES: readonly Row[] = [
  row(
    'city',
    'city, town, city name, locality, city locality, city town, city or town, city name locality, municipality, birthplace, place of birth, rate center, hometown, address city, destination, origin, @place name, town name, location, @person location, address locality, address level2, suburb, departure city, arrival city, from city, to city, place, where, based in, venue city, capital, location name, job location, area served, office location',
    { string: city },
  ),
  row(
    'city',
    'station city, railway station city, train station city, bus stop city, trip origin, trip destination, trip departure city, trip arrival city, trip from, trip to, ride origin, ride destination, route origin, route destination, journey origin, journey destination, bus origin, bus destination, train origin, train destination, line origin, line destination, delivery city, courier city, parcel locker city',
    { string: cityNearby },
  ),
  row(
    'country',
    'country, country name, country title, nation, country of origin, address country, origin country, country region, made in',
    { string: country },
  ),
  row('country display name', 'country display name', {
    string: { generator: 'phrase', args: { texts: ['{name}'] }, reads: { name: ['country'] }, otherwise: country },
  }),
  row(
    'country code',
    'country code, country iso, iso country, country code alpha2, iso2, iso 2, alpha2, iso alpha2, iso code, country iso code, country id, country iso2, iso country code, nation code, countries code, available market, market code, restricted market, country of activity, countries of operation, ships to, supported market',
    {
      string: ofPlace('country_code', {
        samples: ['DE', 'US', 'CH', 'JP', 'ZA'],
        apart: '[A-Z]{2}',
        amongOthers: chosen('US:4, GB:3, DE:3, FR:3, ES:2, IT:2, NL, PL, SE, CA, AU, JP'),
      }),
    },
  ),
  row('country code', 'iso3, iso 3, alpha3, country iso3, country code alpha3, iso alpha3, country code iso3', {
    string: ofPlace('country_code3', { samples: ['DEU', 'USA', 'CHE', 'JPN', 'ZAF'], apart: '[A-Z]{3}' }),
  }),
  row(
    'region',
    'state, province, region, county, state province, region name, state name, province name, prefecture, canton, administrative area, address region, administrative area level 1, state text, province text, region text, address state, address level1, administrative district level 1, administrative area 1, admin level 1, admin 1, state or county, state locality, region or state, state or province, state or region, governorate',
    { string: ofPlace('region') },
  ),
  row(
    'region code',
    'state code, province code, region code, state abbreviation, state abbr, zone code, subdivision code',
    { string: ofPlace('region_code', { samples: ['BE', 'NSW', '11', 'ZH', 'QC'] }) },
  ),
  row('state code', 'state code of address', { string: chosen('CA:3, NY:3, TX:3, FL:2, WA, IL, MA, CO, GA, OR') }),
  row('postcode', 'postal code, zip code, zip postal code, post code, postal, zip 4, pin code, pincode, eircode, plz', {
    string: ofPlace('postcode'),
    integer: whole(10000, 99999),
    number: whole(10000, 99999),
  }),
  row('time zone', 'time zone, time zone name, time zone id, tzid, iana time zone', {
    string: ofPlace('time_zone', { samples: ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo'] }),
  }),
  row('continent', 'continent, world region, continent name', { string: ofPlace('continent') }),
  row('nationality', 'nationality, citizenship, demonym', { string: ofPlace('nationality') }),
  row(
    'address',
    'address, street, street address, address line 1, address 1, line 1, street 1, address line, street name, road, street line 1, mailing address, home address, billing address, shipping address, thoroughfare, address street, address street 1, pickup address, delivery address, return address, premises address, residential address, street and number, street line, headquarters, address text',
    { string: address },
  ),
  row(
    'address line 2',
    'address line 2, address 2, line 2, street 2, address street 2, apartment, suite, unit number, apt, street line 2, flat, secondary address, street additional, address additional, additional street, additional address, address extra, address complement, complement, address supplement, apartment number, room address',
    { string: matching('(Apartment|Suite|Floor|Unit) [1-9][0-9]?') },
  ),
  row('house number', 'house number, street number, building number', {
    string: matching('[1-9][0-9]?'),
    integer: whole(1, 180),
    number: whole(1, 180),
  }),
  row(
    'neighborhood',
    'neighborhood, neighbourhood, district, borough, quarter, ward, district name, suburb name, arrondissement, administrative area level 2, sublocality, sublocality 1, sublocality 2, sublocality 3, dependent locality, administrative district level 2, administrative district level 3, administrative district, admin level 2, barrio, hamlet, colonia, parish',
    {
      string: listed(
        'Old Town, Riverside, Northgate, Market Quarter, Harbour, University Quarter, Westend, Hillside, Station Quarter, Southbank, Eastfield, Parkview',
      ),
    },
  ),
  row(
    'phone',
    'phone, phone number, telephone, telephone number, mobile, cell, fax, mobile number, mobile phone, cell phone, fax number, contact number, phone 1, phone 2, home phone, work phone, phone primary contact, phone secondary contact, primary phone contact, phone value, phone number value, conference number, dial in number, bridge number, whatsapp, sms number, number from, number to, caller id, msisdn, contact phone, e164, emergency phone, day phone, evening phone, hotline, to number, from number',
    // Numbers that reach nobody: those with 555-01 are kept free for stories.
    { string: phone, integer: whole(2025550100, 2025550199), number: whole(2025550100, 2025550199) },
  ),
  row('phone extension', 'phone extension, extension number', { string: matching('[1-9][0-9]{2}') }),
  row(
    'calling code',
    'calling code, dial code, dialing code, phone code, phone prefix, country calling code, phone country code',
    { string: ofPlace('calling_code') },
  ),
  row('area code', 'area code, phone area code', { string: matching('[2-9][0-9]{2}') }),
  row('latitude', 'latitude', { number: latitude, string: { ...matching('-?[1-5][0-9]\\.[0-9]{6}') } }),
  row('longitude', 'longitude, long', { number: longitude, string: matching('-?[1-9][0-9]\\.[0-9]{6}') }),
  row('coordinates', 'coordinate, geo point, lat long, latitude longitude, geo, gps, gps position', {
    string: matching('[1-5][0-9]\\.[0-9]{4},[1-9][0-9]\\.[0-9]{4}'),
  }),
  row('altitude', 'altitude, elevation', { number: whole(2, 1800), integer: whole(2, 1800) }),
  row('geohash', 'geohash', { string: matching('[0-9bcdefghjkmnp-z]{7}') }),
  row('name', 'store name, shop name, branch name, outlet name', {
    string: named('Store, Market, Corner, Shop, Outlet'),
  }),
  row(
    'name',
    'warehouse name, depot name, facility name, distribution center name, fulfillment center name, stock location name, inventory location name',
    { string: named('Warehouse, Depot, Logistics Centre, Distribution Centre, Storehouse') },
  ),
  row('name', 'restaurant name, cafe name, bar name, diner name', {
    string: named('Kitchen, Bistro, Café, Grill, Table, Tavern, Canteen'),
  }),
  row('name', 'hotel name, property name, accommodation name, hostel name, resort name, lodging name', {
    string: { generator: 'hotel_name', ...CITY, otherwise: named('Hotel, Inn, Guest House, Lodge, Suites') },
  }),
  row('name', 'museum name, gallery name, monument name, attraction name', {
    string: named('Museum, Gallery, Castle, Palace, Collection'),
  }),
  row(
    'name',
    'school name, university name, college name, academy name, campus name, institute name, faculty name, school, university, college, alma mater',
    { string: named('School, College, University, Academy, Institute') },
  ),
  row('name', 'hospital name, clinic name, practice name, pharmacy name, health center name, hospital', {
    string: named('Clinic, Hospital, Medical Centre, Health Centre, Practice'),
  }),
  row('name', 'station name, stop name, platform name, terminal name, port name, airport name, station, stop', {
    string: named('Station, Square, Road, Street, Park, Gate, Junction'),
  }),
  row(
    'name',
    'trip operator, journey operator, bus operator, train operator, departure operator, route operator, connection operator, ride operator',
    {
      string: listed(
        'Northern Rail, Coastline Railways, Alpine Express, Transit Union, Intercity Nord, Lakeland Trains, Valley Line, Eurostrand',
      ),
    },
  ),
  row('name', 'park name, garden name, square name, street name name, trail name', {
    string: named('Park, Garden, Trail, Walk, Green'),
  }),
  row(
    'name',
    'building name, building, tower name, block name, office name, site name, center name, mall name, property title, apartment name, listing name, premises name, office',
    { string: named('House, Court, Tower, Building, Place, Offices') },
  ),
  row(
    'name',
    'venue name, venue, stadium, arena, theater name, theatre name, cinema name, stadium name, arena name, club name, hall name',
    { string: named('Hall, Theatre, Arena, Club, Stage, Auditorium') },
  ),
  row('name', 'gym name, studio name, spa name, salon name, pool name', {
    string: named('Gym, Studio, Spa, Fitness Club'),
  }),
  row('name', 'library name, church name, temple name, bank branch name', { string: named('Library, Branch') }),
  row('name', 'farm name, field name, vineyard name, winery name, brewery name', {
    string: named('Farm, Estate, Vineyard, Brewery'),
  }),
  row('name', 'room name, meeting room name, classroom name, hall, room, conference room name, ward name, lab name', {
    string: worded('{kind} {number}', {
      kind: 'Room, Studio, Hall',
      number: '101, 102, 103, 104, 201, 202, 203, 204, 301, 302, 303, 304',
    }),
  }),
  row(
    'name',
    'region name, zone name, territory name, area name, sales region name, district name, market name, area, zone, territory',
    {
      string: listed(
        'North, South, East, West, Central, Northwest, Northeast, Southwest, Southeast, Coast, Highlands, Metropolitan area',
      ),
    },
  ),
  row('name', 'river name, lake name, mountain name, island name, peak name, volcano name, glacier name, beach name', {
    string: worded('{first} {kind}', {
      first: 'Blue, Long, Grey, Silver, Upper, Lower, Stone, Pine, Eagle, White, Black, Mist',
      kind: 'Lake, Peak, Bay, River, Island, Ridge',
    }),
  }),
  row('name', 'planet name, star name, moon name, galaxy name', {
    string: listed(
      'Aldrin, Borea, Calder, Deneva, Erion, Faris, Galdor, Hesper, Ilios, Kora, Lunara, Mirach, Nerid, Orsa, Talos, Vega Minor',
    ),
  }),
  row(
    'airport',
    'airport, airport code, iata, iata code, departure airport, arrival airport, origin airport, destination airport, from airport, to airport, origin code, destination code',
    {
      string: chosen(
        'LHR, CDG, FRA, AMS, MAD, JFK, LAX, ORD, SFO, NRT, SIN, DXB, SYD, GRU, YYZ, CPH, ZRH, VIE, LIS, DUB',
      ),
    },
  ),
  row('direction', 'direction, heading, bearing, wind direction, facing, orientation compass', {
    string: chosen('north, northeast, east, southeast, south, southwest, west, northwest'),
    integer: whole(0, 359),
    number: whole(0, 359),
  }),
  row(
    'direction',
    'message direction, call direction, sort direction, transfer direction, payment direction, transaction direction',
    { string: chosen('inbound, outbound') },
  ),
];
