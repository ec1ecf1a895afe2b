import { listOf } from './list-of.ts';

/** What the name of a house lets expect. */
export type HotelKind = 'modest' | 'small' | 'grand' | 'large';

/** Guest houses, pensions and cabins, in the languages of the regions. */
const MODEST = `Bahay, Gjestehus, Gościnny, Guest, Guesthouse, Gästehaus, Hospedaje, Hospedaria, Hostal
  Kezhan, Logement, Majatalo, Matkakoti, Minshuku, Pansiyon, Pension, Pensionat, Pensione
  Pensión, Pensjonat, Pensjonatet, Pensão, Penzion, Pondok, Pub, Residencial, Rooms, Wisma, Yeogwan`;

/** Inns and lodges, which can be good but are not large. */
const SMALL = `Albergo, Arms, Auberge, Bar, Casa, Casona, Dar, Gasthof, Gjestgiveriet, Gospoda, Gästgiveriet, Gæstgivergården, Hanok, Herberg, Hostería, House
  Inn, Kamienica, Kroen, Locanda, Lodge, Maison, Mesón, Nyumba, Posada, Pousada, Quinta, Ryokan, Solar, Vivenda, Värdshuset, Zájezdní, zum`;

/** Manors and resorts. */
const GRAND = 'Boutique, Dworek, Hacienda, Haveli, Kartano, Konağı, Manor, Palazzo, Petit, Qasr, Villa, charme';

/** Houses as good as these, and of any size. */
const ANY_SIZE = 'Palace, Residency, Stadshotellet, Suites';

/** Inns that people come to for a meal, too. */
export const DINING: RegExp =
  /^(?:Albergo|Auberge|Gasthof|Gjestg|Gospoda|G[äæ]stg|Herberg|Hostería|Kroen|Locanda|Mesón|Posada|Värds|Zájezd)/;

/** Houses with a bar downstairs. */
export const PUB: RegExp = / (?:Arms|Bar|Pub)\b/;

/** By a word that the name of a house may have. */
export const hotelKinds: ReadonlyMap<string, HotelKind> = new Map([
  ...listOf(MODEST).map((word) => [word, 'modest'] as const),
  ...listOf(SMALL).map((word) => [word, 'small'] as const),
  ...listOf(GRAND).map((word) => [word, 'grand'] as const),
  ...listOf(ANY_SIZE).map((word) => [word, 'large'] as const),
]);
