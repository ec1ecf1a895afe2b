/** A crypto coin: real symbol and name, and its supply in round figures. */
export interface Coin {
  readonly symbol: string;
  readonly name: string;
  /** Units in circulation. */
  readonly circulating: number;
  /** Units that can ever exist, where the coin has a cap. */
  readonly cap?: number;
}

/** The coins of the first ranks, roughly by size. Coins tied to a currency are left out: their price does not move. */
export const coins: readonly Coin[] = [
  { symbol: 'BTC', name: 'Bitcoin', circulating: 19_900_000, cap: 21_000_000 },
  { symbol: 'ETH', name: 'Ethereum', circulating: 120_700_000 },
  { symbol: 'XRP', name: 'XRP', circulating: 58_000_000_000, cap: 100_000_000_000 },
  { symbol: 'BNB', name: 'BNB', circulating: 140_000_000, cap: 200_000_000 },
  { symbol: 'SOL', name: 'Solana', circulating: 520_000_000 },
  { symbol: 'DOGE', name: 'Dogecoin', circulating: 149_000_000_000 },
  { symbol: 'TRX', name: 'TRON', circulating: 94_800_000_000 },
  { symbol: 'ADA', name: 'Cardano', circulating: 35_300_000_000, cap: 45_000_000_000 },
  { symbol: 'LINK', name: 'Chainlink', circulating: 657_000_000, cap: 1_000_000_000 },
  { symbol: 'AVAX', name: 'Avalanche', circulating: 420_000_000, cap: 720_000_000 },
  { symbol: 'XLM', name: 'Stellar', circulating: 31_000_000_000, cap: 50_000_000_000 },
  { symbol: 'SUI', name: 'Sui', circulating: 3_300_000_000, cap: 10_000_000_000 },
  { symbol: 'BCH', name: 'Bitcoin Cash', circulating: 19_900_000, cap: 21_000_000 },
  { symbol: 'HBAR', name: 'Hedera', circulating: 42_000_000_000, cap: 50_000_000_000 },
  { symbol: 'LTC', name: 'Litecoin', circulating: 76_000_000, cap: 84_000_000 },
  { symbol: 'TON', name: 'Toncoin', circulating: 2_500_000_000 },
  { symbol: 'DOT', name: 'Polkadot', circulating: 1_500_000_000 },
  { symbol: 'XMR', name: 'Monero', circulating: 18_400_000 },
  { symbol: 'UNI', name: 'Uniswap', circulating: 628_000_000, cap: 1_000_000_000 },
  { symbol: 'NEAR', name: 'NEAR Protocol', circulating: 1_200_000_000 },
  { symbol: 'AAVE', name: 'Aave', circulating: 15_000_000, cap: 16_000_000 },
  { symbol: 'ICP', name: 'Internet Computer', circulating: 530_000_000 },
  { symbol: 'ETC', name: 'Ethereum Classic', circulating: 152_000_000, cap: 210_700_000 },
  { symbol: 'APT', name: 'Aptos', circulating: 640_000_000 },
  { symbol: 'VET', name: 'VeChain', circulating: 85_900_000_000, cap: 86_700_000_000 },
  { symbol: 'ATOM', name: 'Cosmos', circulating: 390_000_000 },
  { symbol: 'FIL', name: 'Filecoin', circulating: 650_000_000, cap: 1_960_000_000 },
  { symbol: 'ARB', name: 'Arbitrum', circulating: 4_900_000_000, cap: 10_000_000_000 },
  { symbol: 'ALGO', name: 'Algorand', circulating: 8_600_000_000, cap: 10_000_000_000 },
  { symbol: 'OP', name: 'Optimism', circulating: 1_700_000_000, cap: 4_300_000_000 },
  { symbol: 'MKR', name: 'Maker', circulating: 850_000, cap: 1_000_000 },
  { symbol: 'QNT', name: 'Quant', circulating: 12_000_000, cap: 14_900_000 },
  { symbol: 'GRT', name: 'The Graph', circulating: 9_700_000_000 },
  { symbol: 'INJ', name: 'Injective', circulating: 98_000_000 },
  { symbol: 'XTZ', name: 'Tezos', circulating: 1_040_000_000 },
  { symbol: 'THETA', name: 'Theta Network', circulating: 1_000_000_000, cap: 1_000_000_000 },
  { symbol: 'SAND', name: 'The Sandbox', circulating: 2_500_000_000, cap: 3_000_000_000 },
  { symbol: 'MANA', name: 'Decentraland', circulating: 1_900_000_000 },
  { symbol: 'ZEC', name: 'Zcash', circulating: 16_000_000, cap: 21_000_000 },
  { symbol: 'IOTA', name: 'IOTA', circulating: 3_900_000_000 },
  { symbol: 'NEO', name: 'Neo', circulating: 70_500_000, cap: 100_000_000 },
  { symbol: 'FLOW', name: 'Flow', circulating: 1_580_000_000 },
  { symbol: 'DASH', name: 'Dash', circulating: 12_300_000, cap: 18_900_000 },
  { symbol: 'XEC', name: 'eCash', circulating: 19_800_000_000_000, cap: 21_000_000_000_000 },
  { symbol: 'CHZ', name: 'Chiliz', circulating: 9_500_000_000 },
  { symbol: 'COMP', name: 'Compound', circulating: 9_000_000, cap: 10_000_000 },
  { symbol: 'KSM', name: 'Kusama', circulating: 16_500_000 },
  { symbol: 'ZIL', name: 'Zilliqa', circulating: 19_400_000_000, cap: 21_000_000_000 },
  { symbol: 'BAT', name: 'Basic Attention Token', circulating: 1_490_000_000, cap: 1_500_000_000 },
  { symbol: 'QTUM', name: 'Qtum', circulating: 105_000_000, cap: 107_800_000 },
];

/** First halves of coined names, each with two letters for the symbol that no other one has. */
export const coinHeads: readonly (readonly [string, string])[] = [
  ['Aero', 'AE'], ['Amber', 'AM'], ['Argo', 'AR'], ['Birch', 'BI'], ['Bolt', 'BO'], ['Brook', 'BR'], ['Cedar', 'CE'],
  ['Cinder', 'CI'], ['Coral', 'CO'], ['Delta', 'DE'], ['Drift', 'DR'], ['Dune', 'DU'], ['Echo', 'EC'], ['Elm', 'EL'],
  ['Fable', 'FA'], ['Fjord', 'FJ'], ['Flint', 'FL'], ['Gale', 'GA'], ['Glow', 'GL'], ['Halo', 'HA'], ['Harbor', 'HR'],
  ['Iris', 'IR'], ['Ivory', 'IV'], ['Jade', 'JA'], ['Kelp', 'KE'], ['Kite', 'KI'], ['Lumen', 'LU'], ['Lyric', 'LY'],
  ['Maple', 'MA'], ['Meteor', 'ME'], ['Mint', 'MI'], ['Nimbus', 'NI'], ['Nova', 'NO'], ['Oak', 'OA'], ['Onyx', 'ON'],
  ['Opal', 'OP'], ['Orbit', 'OR'], ['Pearl', 'PE'], ['Pine', 'PI'], ['Pulse', 'PU'], ['Quartz', 'QU'], ['Quill', 'QI'],
  ['Reef', 'RE'], ['Ridge', 'RI'], ['Sable', 'SA'], ['Sierra', 'SI'], ['Solace', 'SO'], ['Tidal', 'TI'], ['Topaz', 'TO'],
  ['Umber', 'UM'], ['Vale', 'VA'], ['Vesper', 'VE'], ['Willow', 'WI'], ['Wren', 'WR'], ['Yarrow', 'YA'], ['Zephyr', 'ZE'],
]; // prettier-ignore

/** Second halves of coined names, each with two letters for the symbol that no other one has. */
export const coinTails: readonly (readonly [string, string])[] = [
  ['Cash', 'CS'], ['Chain', 'CH'], ['Coin', 'CN'], ['Credit', 'CR'], ['Dock', 'DK'], ['Gem', 'GM'], ['Grid', 'GD'],
  ['Key', 'KY'], ['Ledger', 'LG'], ['Link', 'LK'], ['Mark', 'MK'], ['Net', 'NT'], ['Note', 'NE'], ['Pay', 'PY'],
  ['Protocol', 'PR'], ['Share', 'SH'], ['Swap', 'SW'], ['Token', 'TK'], ['Trust', 'TR'], ['Vault', 'VT'],
]; // prettier-ignore
