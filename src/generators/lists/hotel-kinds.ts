import { listOf } from './list-of.ts';

/** What the name of a house lets expect. */
export type HotelKind = 'modest' | 'small' | 'grand';

/** Guest houses, pensions, motels and cabins, in the languages of the regions. */
const MODEST = `Bahay, Fogadó, Gastehuis, Gistiheimilið, Gistihús, Gistihúsið, Gjestehus
  Gościnny, Guest, Guesthouse, Gästehaus, Homestay, Hospedaria, Hostal, Hostinec, Kezhan, Konakuy, 
  Külalistemaja, Logement, Majatalo, Matkakoti, Minshuku, Motel, Motor, Nghỉ, Pansion, Pansiyon, Panzió, Pension
  Pensionat, Pensione, Pensiunea, Pensión, Pensjonat, Pensjonatet, Pensão, Penzion, Penzión, Pondok, Pub, Residencial
  Rest, Rooms, Rumah, Sakhli, Svečių, Užeiga, Vendégház, Viesu, Wisma, Xenonas, Yeogwan, 
  gosti`;

/** Inns and lodges, which can be good but are not large. */
const SMALL = `Albergo, Arms, Auberge, Fogadó, Gasthof, Gjestgiveriet, Gospoda, Gostionica, Gästgiveriet
  Gæstgivergården, Han, Hanul, Herberg, Hostería, Inn, Kashta, Konak, Kroen, Locanda, Lodge, Mesón, Posada, Pousada
  Ryokan, Sadyba, Serai, Värdshuset, Zajazd, Zájezdní`;

/** Palaces, manors, resorts and spas. */
const GRAND = `Boutique, Conacul, Dworek, Hacienda, Haveli, Kartano, Kasbah, Kaštieľ, Konağı, Kylpylä, Manor
  Mõisahotell, Palace, Palazzo, Petit, Qasr, Resort, Riad, Stadshotellet, Zamok, charme`;

/** By a word that the name of a house may have. */
export const hotelKinds: ReadonlyMap<string, HotelKind> = new Map([
  ...listOf(MODEST).map((word) => [word, 'modest'] as const),
  ...listOf(SMALL).map((word) => [word, 'small'] as const),
  ...listOf(GRAND).map((word) => [word, 'grand'] as const),
]);
