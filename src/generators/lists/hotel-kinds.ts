import { listOf } from './list-of.ts';

/** What the name of a house lets expect. */
export type HotelKind = 'modest' | 'small' | 'grand';

/** Guest houses, pensions, motels and cabins, in the languages of the regions. */
const MODEST = `Bahay, Gastehuis, Gjestehus, Gościnny, Guest, Guesthouse, Gästehaus, Hospedaria, Hostal, Hostinec
  Kezhan, Logement, Majatalo, Matkakoti, Minshuku, Motel, Motor, Pansiyon, Pension, Pensionat, Pensione
  Pensión, Pensjonat, Pensjonatet, Pensão, Penzion, Pondok, Pub, Residencial, Rooms, Wisma, Yeogwan`;

/** Inns and lodges, which can be good but are not large. */
const SMALL = `Albergo, Arms, Auberge, Gasthof, Gjestgiveriet, Gospoda, Gästgiveriet, Gæstgivergården, Herberg, Hostería
  Inn, Kroen, Locanda, Lodge, Mesón, Posada, Pousada, Ryokan, Värdshuset, Zajazd, Zájezdní`;

/** Palaces, manors, resorts and spas. */
const GRAND = `Boutique, Dworek, Hacienda, Haveli, Kartano, Konağı, Kylpylä, Manor, Palace, Palazzo, Petit, Qasr, Stadshotellet
  Suites, charme`;

/** By a word that the name of a house may have. */
export const hotelKinds: ReadonlyMap<string, HotelKind> = new Map([
  ...listOf(MODEST).map((word) => [word, 'modest'] as const),
  ...listOf(SMALL).map((word) => [word, 'small'] as const),
  ...listOf(GRAND).map((word) => [word, 'grand'] as const),
]);
