import { listOf } from './list-of.ts';

/** What the name of a house lets expect. */
export type HotelKind = 'modest' | 'grand';

/** Guest houses, pensions, motels and cabins, in the languages of the regions. */
const MODEST = `Bahay, Bungalow, Chalet, Chata, Fogadó, Gastehuis, Gistiheimilið, Gistihús, Gistihúsið, Gjestehus
  Gościnny, Guest, Guesthouse, Gästehaus, Homestay, Hospedaria, Hostal, Hostinec, Kezhan, Konakuy, Kotedzh
  Külalistemaja, Logement, Majatalo, Matkakoti, Minshuku, Motel, Motor, Nghỉ, Pansion, Pansiyon, Panzió, Pension
  Pensionat, Pensione, Pensiunea, Pensión, Pensjonat, Pensjonatet, Pensão, Penzion, Penzión, Pondok, Pub, Residencial
  Rest, Rooms, Rumah, Rural, Sakhli, Svečių, Tukul, Užeiga, Vendégház, Viesu, Wisma, Xenonas, Yeogwan, Yurt
  gosti`;

/** Palaces, manors, resorts and spas. */
const GRAND = `Boutique, Conacul, Dworek, Hacienda, Haveli, Kartano, Kasbah, Kaštieľ, Konağı, Kylpylä, Manor
  Mõisahotell, Palace, Palazzo, Petit, Qasr, Resort, Riad, Stadshotellet, Zamok, charme`;

/** By a word that the name of a house may have. */
export const hotelKinds: ReadonlyMap<string, HotelKind> = new Map([
  ...listOf(MODEST).map((word) => [word, 'modest'] as const),
  ...listOf(GRAND).map((word) => [word, 'grand'] as const),
]);
