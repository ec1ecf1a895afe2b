import { category, chosen, matching, row, worded, type Row } from './row.ts';

/** Rows for kinds of money, payment, insurance, and investment. */
export const FINANCE: readonly Row[] = [
  row(
    'category',
    'expense category, transaction category, budget category, spending category, expense type, cost type, cost category, personal finance category, payment category, transaction category primary, transaction category detailed, bill category, merchant category, merchant category code name, ledger category, spend category',
    category(
      'Travel, Meals, Office supplies, Software, Rent, Utilities, Insurance, Training, Fuel, Entertainment, Groceries, Health',
    ),
  ),
  row(
    'name',
    'plan title, plan name, pricing plan name, product plan name, subscription plan name, tier title, membership plan name, insurance plan name, package title, plan, package, rate plan name, rate name, tariff name, tariff, ticket type name, ticket name, rate plan',
    { string: chosen('Basic:3, Standard:3, Professional:2, Premium:2, Enterprise') },
  ),
  row(
    'name',
    'payment method name, payment provider name, gateway name, payment gateway name, tender name, payment method title, payment provider, payment processor, psp, payment method label, gateway payment, processor',
    category(
      'Credit card, Bank transfer, Direct debit, Invoice, Gift card, Cash on delivery, Instalments, Mobile payment',
    ),
  ),
  row(
    'name',
    'insurance type, policy type, coverage type, claim type, policy kind, type of insurance, product insurance type, line of insurance, policy category, insurance category',
    { string: chosen('household:3, liability:3, car:3, travel:2, health:2') },
  ),
  row('name', 'loan type, credit type, mortgage type, loan purpose, type of loan, loan product, loan category', {
    string: chosen('personal loan:3, mortgage:2, car loan:2, student loan'),
  }),
  row(
    'name',
    'security type, instrument type, asset class, asset type investment, investment type, fund type, type of security, financial instrument type, holding type, product financial type',
    { string: chosen('equity:4, bond:3, fund:3, ETF:2, cash') },
  ),
  row(
    'name',
    'security name, fund name, instrument name finance, stock name, share name, index name market, coin name, token name crypto, holding name, crypto name, etf name, asset name investment, cryptocurrency',
    {
      string: worded('{first} {second}', {
        first: 'Global, European, Emerging, Sustainable, Small-Cap, Technology, Dividend, Infrastructure',
        second: 'Growth Fund, Equity Fund, Bond Fund, Index Fund, Income Fund',
      }),
    },
  ),
  row('name', 'exchange, stock exchange, market, mic, trading venue, marketplace exchange, market name exchange', {
    string: chosen('NYSE:4, NASDAQ:4, LSE:2, XETRA:2, Euronext'),
  }),
  row('network', 'network, blockchain, chain, crypto network, wallet network, chain name, blockchain network', {
    string: chosen('mainnet:5, testnet:2, ethereum:3, polygon'),
  }),
  row(
    'address',
    'wallet address, crypto address, blockchain address, contract address, deposit address, eth address, ethereum address, from address wallet, token address, bitcoin address, public address',
    { string: matching('0x[0-9a-f]{40}') },
  ),
  row(
    'name',
    'tax rate name, fee name, surcharge name, fee description, charge name, tax name fee, fee type, charge type, fee label, adjustment label, adjustment name, line fee name, charge description fee',
    category('Service fee, Delivery fee, City tax, Cleaning fee, Booking fee, Handling fee, Deposit, Late fee'),
  ),
];
