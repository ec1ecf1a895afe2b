import { category, chosen, listed, matching, row, whole, type Row } from './row.ts';

/** Rows for vehicles, and what travellers see of them. */
export const VEHICLES: readonly Row[] = [
  row(
    'name',
    'vehicle make, car make, make, manufacturer car, vehicle manufacturer, vehicle brand, car brand, brand vehicle, car manufacturer, auto make, vehicle make name',
    category('Toyota, Volkswagen, Ford, Renault, Hyundai, Volvo, Kia, Škoda, Fiat, Mazda, Peugeot, Honda'),
  ),
  row(
    'name',
    'vehicle model, car model, vehicle name, car name, car, vehicle, motorcycle name, vehicle model name, truck name, vehicle title, rental car, model vehicle, vehicle label, vehicle description short, vehicle class name',
    category('Corolla, Golf, Focus, Clio, Tucson, V60, Ceed, Octavia, Panda, CX-5, 308, Civic'),
  ),
  row(
    'name',
    'vehicle type, car type, body type, vehicle category, vehicle class, car category, car class, body style, vehicle kind, transport type, fleet type, vehicle body type, vehicle body, truck type',
    { string: chosen('hatchback:3, sedan:3, SUV:4, estate:2, van, pickup:0.5') },
  ),
  row('name', 'fuel type, fuel, engine type, fuel kind, energy source, propulsion, engine fuel type', {
    string: chosen('petrol:4, diesel:3, electric:3, hybrid:3'),
  }),
  row('name', 'transmission, transmission type, gearbox, gear type', { string: chosen('manual, automatic:2') }),
  row('code', 'vin, vehicle identification number, chassis number, vin number, frame number, vin code', {
    string: matching('W[A-HJ-NPR-Z]{2}[A-HJ-NPR-Z0-9]{8}[0-9]{6}'),
  }),
  row(
    'code',
    'license plate, plate number, registration plate, licence plate, number plate, license plate number, plate, vehicle registration, registration number vehicle, vehicle registration number, car registration, vehicle plate, car plate, vehicle number, reg number, vehicle license plate, tail number, plate no, vehicle reg number, license tag',
    { string: matching('[A-HJ-NPR-Z]{2}[0-9]{2} [A-HJ-NPR-Z]{3}') },
  ),
  row(
    'name',
    'transport mode, travel mode, mode of transport, transport, transportation, trip mode, route mode, leg mode, travel leg mode, journey mode, commute mode, means of transport, transport method, travel type, vehicle mode, shipping mode, travel class transport, freight mode, mode of travel',
    { string: chosen('train:4, bus:3, car:3, plane:2, ship, bicycle') },
  ),
  row(
    'name',
    'train name, line name, route name, bus line, line, route, train number, bus number, transit line, train, ferry name, ship name, vessel name, boat name, route short name, route number, trip name, vessel, ship, bus route, tram line, route long name, trip headsign, headsign, line number name, yacht name',
    { string: matching('(IC|RE|ICE|TGV|EC|RB) [1-9][0-9]{1,2}') },
  ),
  row(
    'name',
    'ship name, vessel name, boat name, vessel, ship, ferry name, yacht name, starship name, spaceship name',
    {
      string: listed(
        'Aurora, Northern Star, Albatross, Meridian, Seagull, Polaris, Fortuna, Blue Marlin, Silver Wave, Esperanza, Windward, Odyssey',
      ),
    },
  ),
  row(
    'name',
    'cabin class, travel class, seat class, fare class, booking class, class of service, service class, class travel, ticket class, cabin, flight class',
    { string: chosen('economy:6, premium economy, business:2, first:0.5') },
  ),
  row('code', 'seat, seat number, seat label, seat assignment, seat name, place number, seat code', {
    string: matching('[1-9][0-9]?[A-F]'),
  }),
  row(
    'code',
    'gate, terminal, gate number, platform number, terminal number, boarding gate, track platform, departure gate, bay, departure terminal, arrival terminal, arrival gate, bin, aisle, rack, bin location, shelf, storage location, dock, platform, aisle number, bin code, shelf location, location code, stall, locker, slot code, bay number, desk, parking spot, spot, shelf number, warehouse location, pallet, berth, grid position, locker number, dock door, parking space',
    { string: matching('[A-F][1-9][0-9]?') },
  ),
  row(
    'name',
    'airplane type, aircraft, aircraft type, plane model, aircraft model, plane type, aircraft name, equipment aircraft',
    category('Airbus A320, Airbus A350, Boeing 737, Boeing 787, Embraer 190, ATR 72, Airbus A220, Dash 8'),
  ),
  row(
    'number',
    'parking spot number, spot number, parking number, bay number, locker number, parking space number, desk number, table number, seat number, stall number',
    { string: matching('[A-D][1-9][0-9]?'), integer: whole(1, 60), number: whole(1, 60) },
  ),
];
