import { chosen, decimal, listed, matching, row, whole, type Row } from './row.ts';

const CARRIER = listed('Northwind Express, Parcel Direct, BlueLine Freight, Cargo One, Swift Post, Harbour Logistics');

/** Rows for parcels, carriers, customs, and what is around them. */
export const LOGISTICS: readonly Row[] = [
  row(
    'carrier',
    'carrier, shipping carrier, carrier friendly name, shipment carrier, courier, courier name, shipping company, delivery company, shipping provider, logistics provider, carrier title, freight carrier, carrier nickname',
    { string: CARRIER },
  ),
  row('carrier name', 'carrier name', {
    string: {
      generator: 'phrase',
      args: { texts: ['{name}'] },
      reads: { name: ['carrier'] },
      otherwise: CARRIER,
    },
  }),
  row(
    'name',
    'carrier service name, carriers service name, shipping service name, shipping service, carrier service, shipping method name, shipping method, shipping option name, delivery method name, shipping rate name, delivery option, shipping option, shipping line title, shipping service level, shipping service type, service level name, shipping method title',
    { string: chosen('Standard Parcel:4, Express:3, Next Day:2, Economy:2, Priority Mail:2, Two-Day Air') },
  ),
  row('code', 'carrier code, carrier id code, scac, scac code', {
    string: chosen('northwind_express:3, parcel_direct:3, blueline, cargo_one, swift_post'),
  }),
  row(
    'code',
    'carrier service code, carriers service code, shipping service code, shipping code, shipping method code, shipment service code, label service code',
    {
      string: chosen('standard:4, express:3, next_day:2, economy:2, priority:2'),
    },
  ),
  row('code', 'package code, packaging code, parcel code, package type code', {
    string: chosen('package:4, letter:2, flat_rate_box:2, large_envelope, pallet'),
  }),
  row('code', 'freight class, nmfc class', { string: chosen('50:2, 60, 70:3, 85:2, 100, 125') }),
  row(
    'code',
    'hs code, hs tariff code, harmonized code, harmonized tariff code, tariff code, harmonized system code, hts code, commodity code, customs tariff number, hs tariff number, tariff number, taric code',
    {
      string: matching('[1-9][0-9]{3}\\.[1-9]0'),
    },
  ),
  row('code', 'incoterm, terms of trade, trade term, delivery term code, terms of delivery, term of trade code', {
    string: chosen('DAP:4, DDP:3, EXW:2, FCA:2, CIF, FOB:2'),
  }),
  row('code', 'un number, dangerous goods code', { string: matching('UN[1-3][0-9]{3}') }),
  row('code', 'container number, container id number, iso container', { string: matching('[A-Z]{3}U[0-9]{7}') }),
  row('code', 'imo number, imo', { string: matching('9[0-9]{6}'), integer: whole(9_100_000, 9_950_000) }),
  row('code', 'mmsi', { string: matching('2[0-9]{8}'), integer: whole(201_000_000, 279_000_000) }),
  row(
    'code',
    'port code, unlocode, port of loading, port of discharge, port of departure, port of arrival, loading port, discharge port, departure port, arrival port',
    {
      string: chosen('NLRTM:3, DEHAM:3, BEANR:2, CNSHA:3, SGSIN:2, USNYC:2, GBFXT'),
    },
  ),
  row(
    'code',
    'waybill, waybill number, air waybill, bill of lading, bill of lading number, airway bill number, consignment number, awb, docket number, proof of delivery number',
    {
      string: matching('[A-Z]{3}[0-9]{9}'),
    },
  ),
  row(
    'status text',
    'tracking description, tracking event description, tracking message, status description tracking, tracking status description, checkpoint message, carrier status description, tracking detail description, shipment event description, tracking update message, tracking status message',
    {
      string: chosen(
        'Shipment picked up:2, In transit:4, Arrived at sorting centre:3, Out for delivery:2, Delivered:4, Delivery attempted',
      ),
    },
  ),
  row(
    'customs',
    'customs description, customs item description, customs items description, contents description, declared content, content explanation, commodity description, goods description, cargo description, freight description, description of goods, shipment contents',
    {
      string: listed(
        'Cotton shirts, Ceramic mugs, Printed books, Wooden toys, Spare parts, Leather bags, Desk lamps, Kitchen knives, Running shoes, Coffee beans',
      ),
    },
  ),
  row(
    'customs',
    'customs contents, parcel contents type, content type of parcel, customs content type, reason for export, export reason',
    {
      string: chosen('merchandise:6, gift:2, sample, documents:2, returned_goods'),
    },
  ),
  row('code', 'box number, carton number, pallet number, handling unit, license plate number pallet, sscc', {
    string: matching('00[1-9][0-9]{17}'),
  }),
  row(
    'count',
    'number of pallet, pallet count, carton count, number of carton, package count, number of package, piece count, number of piece, box count, parcel count',
    {
      integer: whole(1, 24),
      number: whole(1, 24),
    },
  ),
  row('stop', 'stop sequence, stop number, route stop number', { integer: whole(1, 24), number: whole(1, 24) }),
  row(
    'measure',
    'package dimension, parcel dimension length, girth, cubic meter, cbm, volume cubic meter, cargo volume',
    {
      number: decimal(0.1, 60, 0.1),
    },
  ),
];
