import { listOf } from './list-of.ts';

/** A cryptocurrency: its real symbol and name, with rounded figures. */
export interface Coin {
  readonly symbol: string;
  readonly name: string;
  /** Units in circulation. */
  readonly circulating: number;
  /** Maximum supply, where it exceeds the units in circulation. */
  readonly total: number | undefined;
  /** Price of one unit in US dollars at the end of 2025. */
  readonly price: number;
  /** All-time high and its day. */
  readonly top: number;
  readonly topDay: string;
}

type Row = readonly [
  string,
  string,
  circulating: number,
  total: number | null,
  price: number,
  top: number,
  day: string,
];

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['BTC', 'Bitcoin', 19_969_000, 21_000_000, 87_900, 126_080, '2025-10-06'],
  ['ETH', 'Ethereum', 120_700_000, null, 2_970, 4946.05, '2025-08-24'],
  ['USDT', 'Tether', 186_700_000_000, null, 1, 1.32, '2018-07-24'],
  ['BNB', 'BNB', 137_700_000, null, 862, 1369.99, '2025-10-13'],
  ['XRP', 'XRP', 60_600_000_000, 100_000_000_000, 1.86, 3.65, '2025-07-18'],
  ['USDC', 'USDC', 75_500_000_000, null, 1, 1.17, '2019-05-08'],
  ['SOL', 'Solana', 563_000_000, 617_413_208, 124.5, 293.31, '2025-01-19'],
  ['TRX', 'TRON', 94_700_000_000, null, 0.284, 0.4313, '2024-12-04'],
  ['DOGE', 'Dogecoin', 152_000_000_000, null, 0.122, 0.7316, '2021-05-08'],
  ['ADA', 'Cardano', 35_900_000_000, 45_000_000_000, 0.35, 3.09, '2021-09-02'],
  ['BCH', 'Bitcoin Cash', 19_975_000, 21_000_000, 595, 3785.82, '2017-12-20'],
  ['LINK', 'Chainlink', 708_000_000, 1_000_000_000, 12.3, 52.7, '2021-05-10'],
  ['LEO', 'LEO Token', 921_915_000, 985_239_504, 9.18, 10.14, '2025-03-12'],
  ['ZEC', 'Zcash', 16_470_000, 21_000_000, 512, 3191.93, '2016-10-29'],
  ['XMR', 'Monero', 18_446_000, null, 436, 542.33, '2018-01-09'],
  ['HYPE', 'Hyperliquid', 270_000_000, 1_000_000_000, 25.7, 59.3, '2025-09-18'],
  ['XLM', 'Stellar', 32_400_000_000, 50_001_806_812, 0.205, 0.8756, '2018-01-03'],
  ['USDE', 'Ethena USDe', 6_300_000_000, null, 1, 1.03, '2023-12-20'],
  ['LTC', 'Litecoin', 76_700_000, 84_000_000, 77.5, 410.26, '2021-05-10'],
  ['AVAX', 'Avalanche', 429_000_000, 720_000_000, 12.4, 144.96, '2021-11-21'],
  ['SUI', 'Sui', 3_740_000_000, 10_000_000_000, 1.4, 5.35, '2025-01-04'],
  ['DAI', 'Dai', 4_600_000_000, null, 1, 1.22, '2020-03-13'],
  ['HBAR', 'Hedera', 42_500_000_000, 50_000_000_000, 0.107, 0.5692, '2021-09-15'],
  ['SHIB', 'Shiba Inu', 589_200_000_000_000, 589_503_947_000_274, 0.0000071, 0.00008616, '2021-10-28'],
  ['TON', 'Toncoin', 2_450_000_000, 5_150_614_127, 1.62, 8.25, '2024-06-15'],
  ['UNI', 'Uniswap', 630_000_000, 1_000_000_000, 5.75, 44.92, '2021-05-03'],
  ['CRO', 'Cronos', 38_000_000_000, 98_600_000_000, 0.092, 0.9654, '2021-11-24'],
  ['DOT', 'Polkadot', 1_640_000_000, 2_100_000_000, 1.81, 54.98, '2021-11-04'],
  ['AAVE', 'Aave', 15_200_000, 16_000_000, 147, 661.69, '2021-05-18'],
  ['NEAR', 'NEAR Protocol', 1_280_000_000, null, 1.52, 20.44, '2022-01-16'],
  ['ETC', 'Ethereum Classic', 155_000_000, 210_700_000, 11.6, 167.09, '2021-05-06'],
];

/**
 * The largest coins by market capitalization at the end of 2025, in order of rank. Four are pegged to the dollar.
 * Source: public market data, rounded.
 */
export const coins: readonly Coin[] = ROWS.map(([symbol, name, circulating, total, price, top, topDay]) => ({
  symbol,
  name,
  circulating,
  total: total ?? undefined,
  price,
  top,
  topDay,
}));

/** First halves of invented names. The first two letters of each are unique and form the first half of its symbol. */
export const coinHeads: readonly string[] = listOf(`
  Aero, Amber, Argo, Birch, Bolt, Brook, Cedar, Cinder, Coral, Delta, Drift, Dune, Echo, Elm, Ember, Fable, Fjord,
  Flint, Gale, Glow, Halo, Heron, Iris, Ivory, Jade, Kelp, Kite, Lumen, Lyric, Maple, Meteor, Mint, Nimbus, Nova,
  Oak, Onyx, Opal, Orbit, Pearl, Pine, Pulse, Quartz, Reef, Ridge, Sable, Sierra, Solace, Tidal, Topaz, Umber, Vale,
  Vesper, Willow, Wren, Yarrow, Zephyr`);

/** Second halves of invented names, each with the two unique letters that it adds to the symbol. */
export const coinTails: readonly (readonly [string, string])[] = [
  ['Cash', 'CS'], ['Chain', 'CH'], ['Coin', 'CN'], ['Credit', 'CR'], ['Dock', 'DK'], ['Gem', 'GM'], ['Grid', 'GD'],
  ['Key', 'KY'], ['Ledger', 'LG'], ['Link', 'LK'], ['Mark', 'MK'], ['Net', 'NT'], ['Note', 'NE'], ['Pay', 'PY'],
  ['Protocol', 'PR'], ['Share', 'SH'], ['Swap', 'SW'], ['Token', 'TK'], ['Trust', 'TR'], ['Vault', 'VT'],
]; // oxfmt-ignore
