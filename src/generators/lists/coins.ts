import { listOf } from './list-of.ts';

/** A cryptocurrency: its real symbol and name, with rounded figures. */
export interface Coin {
  readonly symbol: string;
  readonly name: string;
  /** How many units of the coin are in circulation. */
  readonly circulating: number;
  /** The largest number of units that there can ever be. Undefined where that is the number in circulation. */
  readonly total: number | undefined;
  /** Price of one unit in US dollars at the end of 2025. */
  readonly price: number;
  /** The highest price that one unit ever had, in US dollars, and the day of that price as `YYYY-MM-DD`. */
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

/** One half of a made-up name of a coin, and the letters that only this half adds to the symbol. */
export type Half = readonly [name: string, letters: string];

const halves = (list: string): readonly Half[] =>
  listOf(list).map((entry) => {
    const [name = '', letters = ''] = entry.split(' ');
    return [name, letters];
  });

/**
 * First halves of invented names. Together with any second half, none is a real coin: they were compared with the lists
 * of 61,430 names in Exohayvan/Crypto-Name-Collector (2023) and the package `cryptocurrencies` (8.0.1).
 */
// oxfmt-ignore
export const coinHeads: readonly Half[] = halves(`
  Abbey AB, Adler AD, Alder AL, Amaranth AM, Anvil AN, Arbour AR, Ashen AS, Aster AT, Auburn AU, Azimuth AZ,
  Balsam BA, Banyan BN, Barley BR, Basalt BS, Bellflower BE, Bergamot BG, Bilberry BI, Birch BH, Bluff BL,
  Borage BO, Boxwood BX, Bramble BM, Brindle BD, Burdock BU, Cairn CA, Calyx CL, Camber CM, Campion CN,
  Caraway CR, Cardinal CD, Cassia CS, Catkin CT, Chalk CH, Chervil CE, Cobble CO, Copse CP, Cordial CI, Cove CV,
  Cowslip CW, Crag CG, Crocus CC, Currant CU, Cypress CY, Damson DA, Dapple DP, Delft DE, Dogwood DG, Dovetail DV,
  Dulse DU, Dunlin DN, Eider EI, Elder EL, Esker ES, Estuary EY, Everly EV, Fallow FA, Fell FE, Fennel FN,
  Fern FR, Fescue FS, Finch FI, Firth FH, Fjord FJ, Flax FL, Flint FT, Foxglove FO, Furrow FU, Gable GA,
  Gannet GN, Gentian GE, Gorse GO, Gosling GS, Granite GR, Greylag GG, Gully GU, Hamlet HA, Harrow HR,
  Hawthorn HW, Heath HE, Hemlock HM, Heron HN, Hornbeam HO, Hyssop HY, Ibis IB, Inlet IN, Isobar IS, Jasper JA,
  Jetty JE, Juniper JU, Kelp KE, Kerria KR, Kestrel KS, Kiln KI, Knoll KN, Lagoon LA, Larch LR, Larkspur LK,
  Lathe LE, Lichen LI, Ligature LG, Limber LM, Linden LN, Loam LO, Lodestar LD, Loess LS, Lovage LV, Madder MA,
  Mallow ML, Marram MR, Medlar ME, Millet MI, Moraine MO, Mortar MT, Mulberry MU, Myrtle MY, Nacre NA, Nettle NT,
  Nightjar NI, Nutmeg NU, Oakum OA, Ochre OC, Okra OK, Orchard OR, Oriole OI, Osier OS, Oxbow OX, Paddock PA,
  Parsley PR, Petrel PE, Pewter PW, Pintail PI, Piper PP, Plover PL, Plumb PU, Poplar PO, Primrose PM, Privet PT,
  Quarry QU, Quill QI, Quince QE, Rafter RA, Ravel RV, Redwing RE, Reed RD, Rill RI, Roan RO, Rudder RU,
  Rushes RS, Samphire SA, Sedge SE, Selvage SL, Sepia SP, Shale SH, Siskin SI, Sorrel SR, Spindle SN, Spruce SU,
  Starling ST, Strand SD, Sumac SM, Swale SW, Sycamore SY, Tallow TA, Tamarind TM, Tansy TN, Teasel TE,
  Thicket TH, Thrush TU, Timber TI, Topsail TP, Trefoil TL, Turnstone TS, Umber UM, Valerian VA, Vellum VE,
  Verbena VR, Vetch VT, Viola VI, Wadden WA, Wagtail WG, Warbler WR, Waxwing WX, Wharf WH, Whin WI, Wicket WC,
  Windrow WN, Woad WO, Wold WL, Wren WE, Yarrow YA, Yewtree YE, Zinnia ZI`);

/**
 * Second halves of made-up names; those in lower case are joined to the first half without a blank. The larger coins
 * have one of the first {@link USUAL_TAILS}.
 */
// oxfmt-ignore
export const coinTails: readonly Half[] = halves(`
  cash C, chain H, coin N, Dao D, Finance F, Ledger L, pay P, swap S, Token T, Vault V, Protocol PR, Labs LB,
  Base BA, Layer LR, Link LK, Bridge BR, Oracle OR, Grid G, Key K, Mark M, Exchange X, Yield Y, Access AC,
  Agent AG, AI AI, Arcade AR, Arena AE, Audit AU, Bay BY, Beacon BC, Bloom BL, Bond BD, Builders BU, Bytes BT,
  Canvas CV, Capital CP, Carbon CB, Cat CA, Circle CI, City CT, Class CS, Club CL, Cloud CO, Collective CE,
  Compute CM, Core CR, Credit CD, Data DA, Deal DE, Dog DG, Dollar DL, Draft DR, Drop DP, Earth EA, Edge ED,
  Energy EN, Engine EG, Equity EQ, Euro EU, Events EV, Fan FN, Farm FA, Fleet FL, Flow FO, Forge FG, Forum FM,
  Frame FR, Fuel FU, Fund FD, Games GA, Gate GT, Gem GM, Gold GL, Guild GU, Health HE, Hive HV, Home HO, Hub HB,
  Index IX, Inu IN, Land LA, Launch LU, Lend LE, Lens LS, Loop LP, Market MK, Media MD, Mesh ME, Mint MT, Music MU,
  Net NT, Nodes ND, Note NO, Orders OD, Park PK, Path PA, Pass PS, Play PL, Points PO, Port PT, Power PW, Pulse PU,
  Quest QU, Rail RA, Ride RI, Rights RG, Rewards RE, Rollup RO, Route RT, Scale SC, School SL, Score SO, Share SH,
  Ship SP, Shop SX, Signal SG, Social SI, Solar SR, Stake ST, State SE, Storage SA, Stream SM, Studio SU,
  Supply SY, Ticket TI, Trade TD, Trust TR, Tribe TB, Tune TU, Union UN, USD UD, verse VE, Voice VO, Vote VT,
  Wallet WA, Water WT, Wave WV, World WO, Yard YA, Zone ZO`);

/** Number of second halves, at the start of the list, that coins are usually called by. */
export const USUAL_TAILS = 17;

/**
 * Beginnings of made-up words, with the letters that they add to the symbol. Together with any ending, none is the name
 * of a real coin (by the lists named above), and no symbol is that of a name of two halves.
 */
export const coinStems: readonly Half[] = listOf(`
  Bex, Div, Dom, Dov, Dyl, Emb, Enk, Erv, Fyn, Giv, Hul, Ilk, Ivo, Jor, Kal, Kov, Kyr, Lum, Lys, Nev, Nol, Nov, Nym, Olv,
  Ond, Pex, Pyl, Ryn, Rys, Sov, Tov, Tyr, Ulm, Urb, Vor, Vun, Xan, Xil, Yol, Yun, Zan, Zav, Zor, Zul`).map((stem) => [
  stem,
  stem.toUpperCase(),
]);

/** Endings that go with these beginnings, with the letters that they add to the symbol. */
// oxfmt-ignore
export const coinEndings: readonly Half[] = halves(`
  ado D, ano N, aris J, azo Z, dex X, elo L, eo E, esto S, eva A, evo W, iro Q, ita I, mos M, olo C, omi G, ondo B, onto P,
  oro O, ra R, rix K, tro T, ulo F, una U, usa H, via V, ysa Y`);
