import { chosen, decimal, listed, matching, row, whole, worded, type Row } from './row.ts';

const both = (min: number, max: number, more?: Readonly<Record<string, unknown>>): Row['guesses'] => ({
  integer: whole(min, max, more),
  number: whole(min, max, more),
});

/** Rows for fields of single trades: clinics, courts, farms, energy, property, staff, and sport. */
export const TRADES: readonly Row[] = [
  row('code', 'npi, npi number, national provider identifier', { string: matching('1[0-9]{9}') }),
  row('name', 'allergy, patient allergy, known allergy, drug allergy', {
    string: chosen('Penicillin:3, Peanuts:2, Latex, Pollen:3, Dust mites:2, Shellfish, Aspirin'),
  }),
  row('measure', 'bmi, body mass index', { number: decimal(18.5, 34, 0.1), integer: whole(19, 34) }),
  row('measure', 'fte, full time equivalent, employment rate', { number: decimal(0.4, 1, 0.1) }),
  row('percent', 'workload percent, employment percent', both(40, 100, { step: 10 })),
  row('hours', 'weekly hour, contracted hour, contract hour, hours per week contract', both(16, 40, { step: 2 })),
  row('code', 'pay grade, salary grade, pay band, job band', { string: matching('E[1-9]') }),
  row('code', 'bank identification number, card bin, iin, issuer identification number', {
    string: matching('4[0-9]{5}'),
  }),
  row('code', 'sort code', { string: matching('00-[0-9]{2}-[0-9]{2}') }),
  row('code', 'bsb, bsb number, branch code, bank branch code, transit number, institution number', {
    string: matching('0[0-9]{5}'),
  }),
  row('price', 'price per kwh, price kwh, energy price, unit rate kwh, electricity price, rate per kwh, cost per kwh', {
    number: decimal(0.18, 0.69, 0.01),
    string: matching('0\\.[2-6][0-9]'),
  }),
  row(
    'energy',
    'kwh, energy kwh, energy delivered, consumption kwh, usage kwh, energy consumed, consumption, meter start, meter stop',
    {
      number: decimal(2, 480, 0.1),
      integer: whole(2, 480),
    },
  ),
  row('energy', 'meter reading, meter value, reading kwh, meter counter', both(1200, 48_000)),
  row(
    'power',
    'power kw, maximum power, charging power, connector power, max power kw, maximum power kw, rated power, charge point power',
    {
      integer: { generator: 'choices', args: { choices: [11, 22, 50, 150] }, within: [11, 150] },
      number: { generator: 'choices', args: { choices: [3.7, 7.4, 11, 22, 50, 150] }, within: [3.7, 150] },
    },
  ),
  row('voltage', 'meter voltage, grid voltage, line voltage, mains voltage', {
    number: decimal(225, 236, 0.1),
    integer: whole(225, 236),
  }),
  row('frequency', 'grid frequency, meter frequency, line frequency', { number: decimal(49.9, 50.1, 0.01) }),
  row(
    'connector',
    'connector, connector standard, plug type, charging connector, charge point connector type, connector type charging, socket type, plug, outlet type charging, meter connector type, charger connector type, station connector type',
    {
      string: chosen('Type 2:5, CCS:4, CHAdeMO:2, Type 1'),
    },
  ),
  row('ph', 'soil ph, water ph', { number: decimal(5.2, 7.8, 0.1) }),
  row('area', 'hectare, acre, field size hectare, area hectare, area ha, field area', {
    number: decimal(0.8, 48, 0.1),
    integer: whole(1, 48),
  }),
  row(
    'yield',
    'yield kg, yield kilogram, harvest weight, yield ton, crop yield, harvested quantity',
    both(200, 9000, { step: 10 }),
  ),
  row('name', 'farm field name, crop field name, farm field, plot name, parcel name field, paddock name', {
    string: worded('{first} {kind}', {
      first: 'North, South, Mill, River, Hill, Long, Church, Upper, Lower, Orchard',
      kind: 'Field, Meadow, Acre, Paddock',
    }),
  }),
  row('name', 'court, court name, tribunal', {
    string: listed(
      'District Court, County Court, High Court, Court of Appeal, Labour Court, Family Court, Commercial Court',
    ),
  }),
  row('full name', 'plaintiff, defendant, claimant name, appellant, prosecutor, petitioner, complainant', {
    string: { generator: 'name' },
  }),
  row('code', 'statute, legal basis, section of law', { string: matching('§ [1-9][0-9]{1,2}') }),
  row('code', 'docket number, court file number, file reference', { string: matching('2[0-4]-C-[0-9]{4}') }),
  row('verdict', 'verdict, ruling, judgement, judgment', {
    string: chosen('settled:4, upheld:3, dismissed:3, acquitted'),
  }),
  row(
    'price',
    'listing price, asking price, house price, home price, property price, sale price property, apartment price, home value',
    both(140_000, 920_000, { step: 500 }),
  ),
  row('area', 'square feet, square foot, sqft, living area sqft, size sqft', both(420, 3600, { step: 10 })),
  row(
    'count',
    'match attendance, game attendance, attendance count, spectator, stadium capacity, fixture attendance',
    both(800, 60_000, { distribution: 'wide' }),
  ),
  row('minute', 'match minute, goal minute, event minute, minute of play', both(1, 90)),
  row(
    'host',
    'show host, podcast host, program host, episode host, event host, radio show host, meeting host, party host',
    {
      string: { generator: 'name' },
    },
  ),
  row('name', 'tv network, show network, broadcaster, broadcast network, television network, series network', {
    string: listed('Channel Nine, Northern TV, Arc Network, Harbour Television, Lantern Plus, Metro One'),
  }),
  row('season', 'show season, episode season, series season, season', both(1, 8)),
  row(
    'site',
    'observation site, injury site, specimen site, surgical site, anatomical site, procedure site, vaccination site',
    {
      string: chosen('left arm:4, right arm:4, left knee, right shoulder, abdomen'),
    },
  ),
  row('mention', 'mention, mentioned user', {
    string: matching('@(ada|ben|carla|elena|finn|grace|hugo|kira|liam|maya)_(costa|evans|hansen|keller|novak|rossi)'),
  }),
  row('name', 'homeroom, class group, form group, homeroom name', { string: matching('[5-9][A-D]') }),
  row(
    'tier',
    'loyalty tier, membership tier, loyalty level, loyalty status, member tier, vip tier, reward tier, status tier',
    {
      string: chosen('Bronze:4, Silver:4, Gold:3, Platinum'),
    },
  ),
];
