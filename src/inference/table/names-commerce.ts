import { called } from './called.ts';
import { worded, type Row } from './row.ts';

/** Rows for names of what shops, banks and marketing have beside their products. */
export const COMMERCE_NAMES: readonly Row[] = [
  called(
    'price group',
    'New customers, Regular customers, Newsletter readers, Wholesale, VIP, Inactive for a year, Local customers, Families, Students, Early adopters, Partners, Opened last campaign',
  ),
  called(
    'campaign, marketing campaign, ad campaign, sms campaign, ad, ad group, ad set, promotion campaign, fundraising campaign, push campaign',
    worded('{season} {kind}', {
      season: 'Spring, Summer, Autumn, Winter, Back-to-School, New Year, Black Friday, Weekend, Early-Bird, Welcome',
      kind: 'Sale, Offers, Launch, Newsletter, Promotion',
    }),
  ),
  called(
    'flow message, flow action, nurture',
    'Welcome series, Abandoned cart, Birthday offer, Review request, Win-back, Order follow-up, Trial ending, Post-purchase thanks, Restock reminder, First steps, Event reminder, Renewal notice',
  ),
  called(
    'subscription type, message type, communication type, email preference, subscription topic, consent type, notification category, subscription group',
    'Newsletter, Product updates, Offers, Event invitations, Surveys, Account notices, Blog digest, Partner offers, Order updates, Service messages',
  ),
  called(
    'email template, message template, sms template, notification template, email layout, template',
    'Order confirmation, Welcome message, Invoice, Payment reminder, Password reset, Shipping notice, Newsletter, Thank-you note, Appointment reminder, Review request, Survey invitation, Monthly report',
  ),
  called(
    'form version, form variation, variation, ab test, experiment, test variation, experiment variant, split test, optimization',
    'Original, Short headline, Large image, Green button, Two columns, Free delivery banner, Fewer fields, Video on top, Question in the title, New price table',
  ),
  called(
    'event metric, tracked event, conversion event, analytics event, marketing metric, conversion',
    'Placed order, Viewed product, Started checkout, Opened e-mail, Clicked link, Subscribed to list, Added to cart, Cancelled order, Submitted form, Left review',
  ),
  called(
    'product option, option set, option, variant option, option type, modifier, modifier list, product attribute, attribute group, attribute set, specification, facet',
    'Colour, Size, Material, Length, Width, Finish, Style, Gift wrapping, Engraving, Warranty, Scent, Pack size',
  ),
  called(
    'payment gateway, payment instrument, payment source',
    'Credit card, Bank transfer, Direct debit, Invoice, Gift card, Cash on delivery, Instalments, Mobile payment, Store credit, Cash',
  ),
  called(
    'payment term, credit term, invoice term, payment policy',
    'Due on receipt, Net 7, Net 14, Net 30, Net 60, End of month, Prepayment, Half in advance, Net 45, Cash on delivery',
  ),
  called(
    'service level, shipping class',
    'Standard, Express, Next Day, Economy, Priority, Pick-up in store, Evening Delivery, International, Parcel Locker, Same Day, Freight, Ground',
  ),
  called(
    'shipping profile, delivery profile, fulfillment set, fulfillment provider, fulfillment type, shipping category, delivery group, shipping policy',
    'General, Bulky goods, Fragile, Letters, Cold chain, Digital goods, Gift cards, Furniture, Pick-up, Hazardous goods',
  ),
  called(
    'shipping zone, delivery zone, service zone, tax zone, tax region, price zone, geo zone, delivery area, pricing zone',
    'Domestic, European Union, North America, Rest of Europe, Nordic countries, Asia and Pacific, Islands, United Kingdom, City centre, Rest of the world',
  ),
  called(
    'adjustment reason',
    'Wrong size, Damaged on arrival, Changed my mind, Wrong item, Arrived too late, Not as described, Better price elsewhere, Ordered twice, Missing parts, Poor quality',
  ),
  called(
    'stock location, inventory location, warehouse, fulfillment center, distribution center, depot, stock room, storage location, pickup location, fulfillment location, ship from location',
    worded('{place} {kind}', {
      place: 'Hamburg, Rotterdam, Leeds, Lyon, Northgate, Riverside, Gdansk, Valencia, Midlands, Harbour',
      kind: 'Warehouse, Depot, Distribution Centre',
    }),
  ),
  called(
    'stock movement, stock transfer, inventory transfer, inventory adjustment, inventory count, stock adjustment, stock count, stock take',
    'Spring count, Transfer to the shop, Goods from returns, Damaged goods, Restock for the weekend, Correction after count, Samples for the fair, Move to the new hall, Yearly count, Expired goods',
  ),
  called(
    'price list, price book, price set, catalog price, price rule, pricing, pricing rule, price tier',
    'Retail, Wholesale, Employees, Online shop, Dealers, Seasonal sale, Partners, Non-profit, Export, Key accounts',
  ),
  called(
    'sales channel, store channel, publication channel, order channel, selling channel, storefront',
    'Online shop, Mobile app, Marketplace, Flagship store, Wholesale portal, Pop-up shop, Telephone sales, Social shop, Partner shop, Outlet',
  ),
  called(
    'discount code, adjustment promotion, markdown',
    'Summer Sale, Welcome Discount, Free Shipping, Three for Two, Student Discount, Black Friday, Birthday Voucher, Early Bird, Second Item Half Price, Staff Discount, Volume Discount, Loyalty Bonus',
  ),
  called(
    'gift card, gift voucher, gift certificate, gift card design, store credit, gift card template',
    'Birthday, Thank You, Happy Holidays, Congratulations, Wedding, New Home, Best Wishes, Get Well Soon, Just for You, Christmas',
  ),
  called(
    'loyalty program, reward program, loyalty plan, membership program, bonus program, referral program, affiliate program',
    'Insider Club, Bonus Points, Friends of the House, Refer a Friend, Green Rewards, Family Card, Frequent Traveller, Student Club, Collector’s Circle, Early Access',
  ),
  called(
    'reward, loyalty reward, prize, perk',
    'Free coffee, Ten per cent off, Birthday gift, Free delivery, Tote bag, Early access, Cinema tickets, Upgrade, Second item free, Breakfast for two',
  ),
  called(
    'subscription, package, support plan',
    'Free, Basic, Standard, Starter, Team, Professional, Business, Premium, Family, Enterprise',
  ),
  called(
    'entitlement feature, upsell',
    'Priority support, Single sign-on, Custom domain, Additional storage, Advanced reports, Audit log, Extra seats, White label, Daily backups, API access',
  ),
  called(
    'billable metric, usage metric, usage type, metered feature, charge metric, billing metric, quota, rate limit',
    'API calls, Storage in GB, Active users, Messages sent, Seats, Compute hours, Transactions, Bandwidth, Exports, Documents signed',
  ),
  called(
    'fee, charge, surcharge, service charge, additional charge, line fee, custom charge, cost item, additional cost, adjustment',
    'Service fee, Delivery fee, Handling fee, Late fee, Express surcharge, Packaging, Gift wrapping, Payment fee, Small-order fee, Installation',
  ),
  called(
    'ledger account, gl account, chart account, general ledger account, bookkeeping account, income account, expense account, accounting account, chart of account, accounting code',
    'Sales, Office Expenses, Rent, Bank Account, Accounts Receivable, Wages, Travel, Inventory, Insurance, Accounts Payable, Advertising, Utilities',
  ),
  called(
    'bank account, financial account, wallet, deposit account, pot, savings account, money account, balance, cash account, bank feed, depository',
    'Everyday Account, Savings, Business Account, Joint Account, Tax Reserve, Travel Fund, Household Account, Emergency Fund, Petty Cash, Rent Deposit',
  ),
  called(
    'credit card, virtual card, payment card, debit card, card product, issued card',
    'Classic Card, Gold Card, Business Card, Travel Card, Team Card, Fuel Card, Online Purchases, Marketing, Subscriptions, Prepaid Card',
  ),
  called(
    'loan, credit, mortgage, loan product, credit product, student loan, lending product',
    'Car Loan, Home Mortgage, Student Loan, Renovation Loan, Bridge Loan, Small Business Loan, Equipment Finance, Consolidation Loan, Green Loan, Personal Loan',
  ),
  called(
    'budget, budget line, cost budget, spending plan, expense policy, spend program',
    'Marketing 2025, Travel, Training, Office Supplies, Software, Events, Renovation, Team Activities, Recruiting, Research',
  ),
  called(
    'expense, expense report, expense claim, claim of expense, reimbursement claim, spend, purchase, purchase item',
    'Train to Cologne, Hotel for the fair, Lunch with client, Office supplies, Taxi to the airport, Software licence, Printer toner, Conference ticket, Parking, Team dinner',
  ),
  called(
    'invoice, bill, estimate, credit note, statement, quote, proforma, invoice template, recurring invoice, recurring order',
    'Consulting in March, Annual licence, Website relaunch, Maintenance contract, Design package, Office cleaning, Training day, Spare parts, Hosting, Translation work',
  ),
  called(
    'grant, scholarship, funding program, subsidy, award program, bursary, fellowship',
    'Young Researchers Fund, Travel Grant, Community Arts Fund, Energy Efficiency Grant, First Generation Scholarship, Start-up Fund, Merit Scholarship, Rural Development Grant, Sports Fund, Digital Skills Fund',
  ),
  called(
    'fundraiser, donation, cause, charity project, appeal, donation campaign, designation',
    'New school roof, Winter clothing drive, Clean river project, Library books, Animal shelter, Flood relief, Community garden, Music lessons for all, Trees for the city, Meals for neighbours',
  ),
  called(
    'catalog, product tag group',
    'Furniture, Lighting, Kitchen, Textiles, Stationery, Outdoor, Toys, Bags, Garden, Bathroom, Electronics, Decoration, Clothing, Footwear, New Arrivals, Tools',
  ),
  called(
    'auction, lot, auction lot, sale event',
    'Modern Prints, Vintage Watches, Antique Furniture, Rare Books, Garden Sculptures, Classic Cars, Fine Wines, Silver and Jewellery, Oriental Carpets, Film Posters',
  ),
  called(
    'wishlist, shopping list, favorites list, gift registry, registry, saved list, save for later, cart, basket, wish list',
    'Birthday, New flat, Kitchen, Garden, Holiday, For later, Wedding, Christmas presents, Books to read, Office',
  ),
  called(
    'box, package, parcel, packaging, carton, package type, container type, package template, parcel template, custom package',
    'Small box, Medium box, Large box, Padded envelope, Tube, Flat box, Pallet, Letter, Wine carton, Gift box',
  ),
  called(
    'dispute, chargeback, claim, complaint',
    'Item not received, Damaged goods, Charged twice, Wrong amount, Service not provided, Unknown payment, Return not credited, Cancelled subscription, Missing parts, Wrong item',
  ),
  called(
    'insurance, insurance policy, insurance product, coverage, insurance plan, cover, insurance cover',
    'Home Contents, Car Insurance, Travel Cover, Liability, Health Plus, Dental Cover, Pet Insurance, Legal Cover, Bicycle Theft, Life Insurance',
  ),
  called(
    'usage threshold, threshold, spending limit, alert threshold',
    'First 100, Half of the budget, Monthly limit, Soft limit, Hard limit, Upgrade offer',
  ),
  called(
    'order fee, cart fee, checkout fee, shop fee, order charge',
    'Delivery fee, Service fee, Gift wrapping, Handling fee, Express surcharge, Packaging, Payment fee, Small-order fee',
  ),
  called(
    'booking fee, reservation fee, stay fee, rental fee, hotel fee, listing fee',
    'City tax, Cleaning fee, Late check-out, Parking, Pet fee, Extra bed, Deposit, Breakfast',
  ),
];
