import { CURRENCY_NAMES, CURRENCY_SIGNS } from './currency-names.ts';
import { chosen, decimal, listed, matching, namesWith, row, whole, type Guess, type Row } from './row.ts';

const code = matching('[A-Z]{2}[0-9]{6}');

/** A guess that makes a code from the initials of the name beside it. */
const capitals: Guess = {
  generator: 'phrase',
  args: { texts: ['{name}'], form: 'capitals' },
  reads: { name: ['name', 'company name', 'full name'] },
  otherwise: matching('[A-Z]{3}'),
};
const numbered = (prefix: string): Guess => matching(`${prefix}-[1-9][0-9]{4,5}`);

const COUPON = '(SAVE|WELCOME|SPRING|SUMMER|AUTUMN|WINTER|FRIEND|EXTRA|THANKS)(5|10|15|20|25)[A-Z]?';

/** Codes of discounts, by the name of the discount. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'Summer Sale': ['SUMMER10', 'SUMMER20', 'SUNNY15'],
  'Welcome Discount': ['WELCOME10', 'HELLO10', 'FIRST15'],
  'Free Shipping': ['FREESHIP', 'SHIPFREE'],
  'Weekend Sale': ['WEEKEND10', 'WEEKEND15'],
  'Student Discount': ['STUDENT10', 'CAMPUS15'],
  'Black Friday': ['BLACK20', 'FRIDAY25'],
  'Birthday Voucher': ['BIRTHDAY10', 'BDAY15'],
  'Early Bird': ['EARLY10', 'EARLYBIRD'],
  'Spring Sale': ['SPRING10', 'SPRING20'],
  'Staff Discount': ['STAFF25', 'TEAM20'],
  'Volume Discount': ['BULK10', 'MORE15'],
  'Loyalty Bonus': ['LOYAL10', 'THANKS15'],
};

/** The kinds of ways to pay, by their names. */
const METHODS: Readonly<Record<string, string>> = {
  'Credit card': 'card',
  'Bank transfer': 'bank_transfer',
  'Direct debit': 'direct_debit',
  Invoice: 'invoice',
  'Gift card': 'gift_card',
  'Cash on delivery': 'cash',
  Instalments: 'instalments',
  'Mobile payment': 'wallet',
  'Store credit': 'store_credit',
  Cash: 'cash',
};

/** Rows for fields about what is sold, ordered, paid and kept in stock. */
export const COMMERCE: readonly Row[] = [
  row(
    'display amount',
    'display amount, display price, display total, display cost, formatted price, price formatted, formatted amount, formatted total, price display, price text, price string, amount formatted, price range, display item total, display subtotal, display tax total, display discount total, display amount due, price label, cost text, budget range, formatted, price with currency, display value, display outstanding balance',
    { string: matching('\\$[1-9][0-9]{1,2}\\.(00|20|50|90|95|99)') },
  ),
  row('quantity', 'quantity, unit, count unit, qty ordered, quantity ordered, number of unit, pax, ordered', {
    integer: whole(1, 8, { distribution: 'low' }),
    number: whole(1, 8, { distribution: 'low' }),
    string: { ...matching('[1-9]'), samples: ['1', '4', '9'] },
  }),
  row(
    'stock',
    'stock, inventory, stock quantity, inventory quantity, quantity on hand, on hand, available quantity, quantity available, stocked quantity, stock level, in stock, available stock, quantity in stock, total on hand, count on hand, stock count, inventory level, units in stock, on hand quantity, remaining, quantity remaining, available unit, current stock',
    { integer: whole(0, 250), number: whole(0, 250), string: matching('[1-9][0-9]') },
  ),
  row('reserved', 'reserved quantity, allocated, reserved, on order, incoming quantity, quantity reserved, committed', {
    integer: whole(0, 20),
    number: whole(0, 20),
  }),
  row(
    'reorder',
    'reorder level, reorder point, reorder quantity, minimum stock, safety stock, minimum quantity, minimum order quantity, low stock threshold',
    { integer: whole(5, 40, { step: 5 }), number: whole(5, 40, { step: 5 }) },
  ),
  row(
    'currency',
    'currency, price unit, currency code, currency iso, currency iso code, currency id, iso currency code, base currency, quote currency, from currency, to currency, default currency, price currency, amount currency, total currency, billing currency, home currency, unofficial currency code, local currency, source currency, target currency, @company currency, currencies code',
    {
      string: {
        generator: 'currency',
        samples: ['EUR', 'USD', 'CHF', 'JPY', 'ZMW'],
        apart: '[A-Z]{3}',
        reads: { country: ['country'], city: ['city'] },
        otherwise: {
          generator: 'currency',
          args: { choices: { USD: 50, EUR: 28, GBP: 12, CAD: 4, AUD: 4, CHF: 2 } },
        },
      },
    },
  ),
  row('name', 'currency name, currency display name, currency title', {
    string: {
      ...listed([...new Set(Object.values(CURRENCY_NAMES))].join(', ')),
      by: { role: 'currency', texts: CURRENCY_NAMES },
    },
  }),
  row('symbol', 'currency symbol, symbol native, currency sign', {
    string: { ...listed('$, €, £, CHF, kr, zł, ₹'), by: { role: 'currency', texts: CURRENCY_SIGNS } },
  }),
  row('decimals', 'currency decimal digit, currency decimal place, currency decimal, currency precision', {
    integer: whole(2, 2),
    number: whole(2, 2),
  }),
  row('rounding', 'currency rounding', { integer: whole(0, 0), number: whole(0, 0) }),
  row(
    'symbol',
    'stock symbol, ticker symbol, ticker, instrument symbol, security symbol, trading symbol, coin symbol, asset symbol, crypto symbol, token symbol, quote symbol',
    { string: matching('[B-DF-HJ-NP-TV-Z][AEIO][B-DF-HJ-NP-TV-Z]{1,2}') },
  ),
  row('exchange rate', 'exchange rate, conversion rate, currency rate, fx rate, rate exchange', {
    number: decimal(0.7, 1.6, 0.0001),
    string: matching('[01]\\.[1-9][0-9]{3}'),
  }),
  row(
    'sku',
    'sku, product code, article number, item code, item number, part number, model number, product number, manufacturer part number, mpn, catalog number, style number, stock keeping unit, supplier code, variant code, product sku, variant sku, material number, stock code, plu',
    { string: matching('[A-Z]{3}-[0-9]{5}') },
  ),
  row('barcode', 'barcode, ean, gtin, ean13, gtin13, ean 13, gtin 13, gtin 8, gtin 14, bar code', {
    string: matching('20[0-9]{11}'),
  }),
  row('upc', 'upc, upc code, upc a, universal product code', { string: matching('2[0-9]{11}') }),
  row('gift code', 'gift card code, gift code, gift certificate code, gift card number', {
    string: matching('[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}'),
  }),
  row('isbn', 'isbn, isbn13, isbn 13, isbn number', {
    string: { generator: 'isbn', args: { published: '2019-01-01' }, reads: { published: ['published'] } },
  }),
  row('isbn10', 'isbn10, isbn 10, issn', { string: matching('0[0-9]{8}[0-9X]') }),
  row(
    'serial',
    'serial number, serial, device id number, asset tag, asset number, tag number, chip id, inventory number, device serial',
    { string: matching('[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}') },
  ),
  row('lot', 'lot number, batch number, lot, batch, batch code, lot code, batch id number', {
    string: matching('L[0-9]{2}[A-Z][0-9]{4}'),
  }),
  row(
    'order number',
    'order number, order reference, order no, order code, purchase order number, po number, sales order number, order name, purchase order, work order number, order display id',
    { string: numbered('ORD') },
  ),
  row(
    'invoice number',
    'invoice number, invoice reference, bill number, invoice no, invoice code, credit note number',
    { string: numbered('INV') },
  ),
  row(
    'booking number',
    'booking reference, booking number, confirmation number, confirmation code, reservation number, record locator, pnr, reservation code, booking code, itinerary number',
    { string: matching('[A-HJ-NP-Z2-9]{6}') },
  ),
  row(
    'tracking number',
    'tracking number, tracking code, waybill number, awb, tracking id, shipment number, consignment number, parcel number, tracking, container number',
    { string: matching('1Z[A-Z0-9]{10}') },
  ),
  row(
    'ticket number',
    'ticket number, case number, claim number, incident number, request number, issue number, reference number, document number, contract number, policy number, quote number, receipt number, membership number, customer number, employee number, employee id number, student number, patient number, member number, client number, account code number, application number, registration code, voucher number, medical record number, mrn, case reference, file number, job number, project number, transaction number, payment number, delivery number, return number, rma number, statement number, certificate number, staff number, payroll number, badge number, personnel number, project code number, work order, matter number, docket number',
    { string: matching('[A-Z]{2}-[0-9]{6}') },
  ),
  row(
    'code',
    'code, reference, number, external reference, reference code, external code, internal code, access code, unique code, external number, business key, external key, short code, name code, external reference number, customer reference, payment reference, merchant reference, transaction reference, client reference, your reference, our reference',
    { string: code },
  ),
  row(
    'code',
    'team code, department code, branch code, station code, warehouse code, store code, location code, project code, unit code, category code, school code, course group code, site code, plan code, league code, division code, facility code, abbreviation, short name, acronym, tla, room code, area code short, zone code short',
    { string: capitals },
  ),
  row(
    'coupon',
    'coupon code, coupon, promo code, promotion code, voucher code, discount code, referral code, invite code, invitation code, redemption code',
    { string: matching(COUPON) },
  ),
  row(
    'coupon',
    namesWith('discount, promotion, coupon, voucher, offer, promo, order discount, line discount', 'code'),
    {
      string: {
        generator: 'phrase',
        args: { texts: Object.values(CODES).flat() },
        by: { role: 'name', texts: CODES },
        otherwise: matching(COUPON),
        apart: COUPON,
      },
    },
  ),
  row(
    'account number',
    'account number, bank account number, account no, account, iban number, ledger account, card account, account mask number',
    { string: matching('[0-9]{10}') },
  ),
  row(
    'account code',
    'account code, accounting code, gl code, ledger code, cost center, cost centre code, nominal code, gl account, cost center code',
    { string: { ...matching('[1-9][0-9]{3}'), samples: ['1200', '4010', '9999'] } },
  ),
  row('iban', 'iban', { string: matching('(DE|FR|NL|ES|IT|BE|AT)00 [0-9]{4} [0-9]{4} [0-9]{4} [0-9]{4} [0-9]{2}') }),
  row('bic', 'bic, swift, swift code, bic code, bic swift', {
    string: matching('[A-Z]{4}(DE|FR|NL|GB|CH|US)[A-Z0-9]{2}'),
  }),
  row(
    'routing number',
    'routing number, sort code, bank code, branch code, bsb, transit number, institution number, aba, ifsc, clabe',
    { string: matching('0[0-9]{8}') },
  ),
  row('code', 'mcc, merchant category code', {
    string: chosen('5411:3, 5812:3, 5732, 5999, 7230, 8099'),
    integer: whole(5000, 5999),
  }),
  row('card start', 'first six, first 6, card first six, card bin, bin, iin, card prefix', {
    string: matching('[45][0-9]{5}'),
  }),
  row('card end', 'last two, card last two', { string: matching('[0-9]{2}') }),
  row(
    'last 4',
    'last 4, last four, account number suffix, account number last 4, iban last 4, card suffix, card last 4, mask, last digit, last 4 digit, card number last 4, last four digit',
    {
      string: matching('[0-9]{4}'),
    },
  ),
  row('card number', 'card number, credit card number, pan, masked number, masked card number, card pan, masked pan', {
    string: matching('\\*\\*\\*\\* \\*\\*\\*\\* \\*\\*\\*\\* [0-9]{4}'),
  }),
  row('card brand', 'card brand, card type, card network, card scheme, credit card type, brand card, cc type', {
    string: chosen('visa:6, mastercard:5, amex, discover:0.5'),
  }),
  row('card month', 'expiry month, expiration month, exp month, month expiry', {
    integer: whole(1, 12),
    number: whole(1, 12),
    string: matching('0[1-9]|1[0-2]'),
  }),
  row('card year', 'expiry year, expiration year, exp year', {
    integer: whole(2026, 2031),
    number: whole(2026, 2031),
    string: matching('20(2[6-9]|3[01])'),
  }),
  row('cvv', 'cvv, cvc, cvv2, security code', { string: matching('[0-9]{3}') }),
  row(
    'tax number',
    'tax id, vat code, tax registration number, fiscal code, tax id vat, tax id eu vat, eu vat, vat number, vat id, tax number, tax identification number, tin, company number, business number, vat registration number, gst number, registration tax number, tax registration number, company registration number, trade register number, duns, duns number, nip',
    { string: matching('(DE|FR|NL|GB|IT|ES)[0-9]{9}') },
  ),
  row('tax number', 'siret', { string: matching('[1-9][0-9]{13}') }),
  row('tax number', 'siren', { string: matching('[1-9][0-9]{8}') }),
  row('tax number', 'naf', { string: matching('[0-9]{2}\\.[0-9]{2}[A-Z]') }),
  row('tax number', 'nif, nie', { string: matching('[0-9]{8}[A-HJ-NP-TV-Z]') }),
  row('tax number', 'ein', { string: matching('[1-9][0-9]-[0-9]{7}') }),
  row('tax number', 'abn', { string: matching('[1-9][0-9] [0-9]{3} [0-9]{3} [0-9]{3}') }),
  row('tax number', 'cnpj', { string: matching('[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}/0001-[0-9]{2}') }),
  row('tax number', 'cpf', { string: matching('[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}') }),
  row(
    'payment method',
    'payment method, payment type, method payment, pay method, payment method name, payment source, tender type, payment option, payment mode, payment gateway, payment channel, funding source',
    { string: chosen('card:6, bank_transfer:3, paypal:2, direct_debit, cash:0.5') },
  ),
  row('payment method', 'payment method type, type payment method', {
    string: {
      generator: 'phrase',
      args: { texts: ['card', 'bank_transfer', 'paypal', 'direct_debit'] },
      by: { role: 'name', texts: METHODS },
    },
  }),
  row('payment terms', 'payment term, term of payment, credit term', {
    string: chosen('Net 7, Net 14:3, Net 30:6, Net 60:2, Due on receipt'),
    integer: whole(7, 60),
    number: whole(7, 60),
  }),
  row(
    'shipping method',
    'shipping method, delivery method, shipping method name, shipping option, shipment method, shipping service, delivery type, delivery option, service level, shipping rate name, fulfillment method, shipping method code, shipping type, shipping method title, delivery option name, shipping option name, delivery mode',
    { string: chosen('Standard delivery:6, Express delivery:2, Next-day delivery, Pick-up in store:2') },
  ),
  row(
    'carrier',
    'carrier, carrier name, shipping carrier, courier, shipping company, shipping provider, delivery company',
    { string: chosen('DHL:4, UPS:3, FedEx:3, GLS, DPD:2') },
  ),
  row('airline', 'airline, airline name, operating airline, marketing airline', {
    string: listed(
      'Northern Wings, Aurora Air, Meridian Airlines, Blue Coast Air, Transalpine, Pacific Link, Sunline, Polar Airways, Iberian Express, Delta Coast',
    ),
  }),
  row('flight number', 'flight number, flight no, flight code, flight', {
    string: matching('(NW|AU|MD|BC|TA|PL)[1-9][0-9]{2,3}'),
  }),
  row('incoterm', 'incoterm', { string: chosen('EXW, FCA, FOB, CIF, DAP:3, DDP:2') }),
  row('hs code', 'hs code, tariff code, customs code, harmonized system code, commodity code, hts code, hsn code', {
    string: matching('[1-9][0-9]{3}\\.[0-9]{2}'),
  }),
  row(
    'company name',
    'company, billing entity name, billing entity display name, from label, sender label, company name, organization, organization name, employer, vendor, manufacturer, supplier, business name, @company name, trade name, trading name, merchant, merchant name, account name, customer company, employer name, operator, provider, client company, insurer, institution name, bank name, counterparty, contractor, sponsor, importer, exporter, agency, firm, distributor, corporation, doing business as, dba, institution, insurance company, insurance provider, lender, landlord, seller name company, business, publisher, record label, developer company, production company, network operator, maker, bank, agency name, issuing bank, issuer, shipper, owner organization, insurance name, carrier company, tenant organization',
    { string: { generator: 'company' } },
  ),
  row(
    'legal name',
    'legal name, company legal name, legal company name, legal entity name, legal business name, entity name, entity legal name, registered entity name, registered name, registered company name, third party legal name, business legal name, merchant legal name, official company name',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['{name}'] },
        reads: { name: ['company name', 'full name'] },
        otherwise: {
          generator: 'company',
          reads: { country: ['country'] },
          otherwise: { generator: 'company', args: { country: 'United States' } },
        },
      },
    },
  ),
  row('brand', 'brand, brand name, make product, brand title', {
    string: listed(
      'Alder & Finch, Brightwell, Castellan, Dunmore, Elmwood, Fernhill, Greystone, Halden, Ironbark, Junia, Kestrel, Lumen, Marlow, Norvik, Oakline, Pemberton, Quill, Rowan, Solera, Tideway, Umbra, Velora, Westbrook, Zephyr',
    ),
  }),
  row('warranty', 'warranty, warranty period, guarantee', {
    string: chosen('1 year, 2 years:4, 3 years, 5 years'),
    integer: whole(12, 60, { step: 12 }),
    number: whole(12, 60, { step: 12 }),
  }),
  row(
    'discount type',
    'discount type, promotion type, coupon type, type discount, value type, calculation type, rebate type',
    { string: chosen('percentage:3, fixed_amount:2') },
  ),
  row(
    'plan',
    'plan, plan name, subscription plan, tier, pricing plan, price plan, tier name, package name, subscription name, subscription type, membership type, membership level, membership name, edition, account plan, subscription tier, plan type, pricing tier, membership plan, membership tier, loyalty tier, plan title',
    { string: chosen('Basic:3, Standard:3, Professional:2, Enterprise') },
  ),
  row(
    'billing interval',
    'billing cycle, billing interval, interval, billing period, frequency, recurrence, repeat, interval unit, billing frequency, payment frequency, cadence, recurring interval, schedule type, cycle, pay frequency, repeat interval, period unit, period type, payment interval, renewal period, interval type, subscription interval',
    { string: chosen('monthly:5, yearly:3, quarterly, weekly') },
  ),
  row('interval', 'recurring interval unit, plan interval, price interval, trial interval, trial period unit', {
    string: chosen('month:5, year:3, week, day'),
  }),
  row(
    'interval count',
    'interval count, interval length, interval, repeat every, every, billing interval count, frequency',
    {
      integer: whole(1, 6, { distribution: 'low' }),
      number: whole(1, 6, { distribution: 'low' }),
    },
  ),
  row(
    'transaction name',
    'transaction name, transaction description, statement descriptor, transaction detail, payment description, descriptor, bank statement text, original description, memo line, charge description, payment detail, remittance information, line description payment, transfer description, narration, purpose',
    {
      string: listed(
        'Groceries, Monthly rent, Electricity bill, Restaurant, Fuel, Salary, Train ticket, Online order, Insurance premium, Gym membership, Internet bill, Pharmacy, Cash withdrawal, Refund, Subscription renewal, Parking',
      ),
    },
  ),
  row(
    'transaction type',
    'transaction type, payment transaction type, entry type, ledger type, type transaction, balance transaction type, movement type',
    { string: chosen('payment:5, refund, transfer:2, fee, payout') },
  ),
  row('account type', 'account type, account kind, type account, bank account type, account subtype, bank subtype', {
    string: chosen('checking:4, savings:3, credit:2, business'),
  }),
  row(
    'name',
    'bank account name, account nickname, wallet name, fund name, portfolio name, ledger name, official name, budget name',
    {
      string: listed(
        'Everyday Account, Household Account, Savings, Emergency Fund, Business Account, Travel Fund, Joint Account, Tax Reserve, Payroll Account, Investment Account, Holiday Savings, Petty Cash',
      ),
    },
  ),
];
