import { listOf } from './list-of.ts';

/** What the name of a hotel says about its standard: `modest`, `small` (an inn), `grand`, or `large` (of any size). */
export type HotelKind = 'modest' | 'small' | 'grand' | 'large';

/** Words in names of guest houses, pensions and cabins, in the languages of the regions. */
const MODEST = `Bahay, Gjestehus, Gościnny, Guest, Guesthouse, Gästehaus, Hospedaje, Hospedaria, Hostal
  Kezhan, Logement, Majatalo, Matkakoti, Minshuku, Pansiyon, Pension, Pensionat, Pensione
  Pensión, Pensjonat, Pensjonatet, Pensão, Penzion, Pondok, Pub, Residencial, Rooms, Wisma, Yeogwan`;

/** Words in names of inns and lodges, which can be good but are never large. */
const SMALL = `Albergo, Arms, Auberge, Bar, Byhotellet, Casa, Casona, Dar, Gasthof, Gjestgiveriet, Gospoda, Gästgiveriet, Gæstgivergården, Hanok, Herberg, Hostería, House
  Inn, Kamienica, Kroen, Locanda, Lodge, Maison, Mesón, Nyumba, Posada, Pousada, Quinta, Ryokan, Solar, Turisthotellet, Vivenda, Värdshuset, Zájezdní, zum`;

/** Words in names of manors and resorts. */
const GRAND = 'Boutique, Dworek, Hacienda, Haveli, Kartano, Konağı, Manor, Palazzo, Petit, Qasr, Villa, charme';

/** Words in names of hotels that are as good as those with words of {@link GRAND}, but of any size. */
const ANY_SIZE = 'Palace, Residency, Stadshotellet, Suites';

/** Matches names of inns to which people also come for a meal. */
export const DINING: RegExp =
  /^(?:Albergo|Auberge|Gasthof|Gjestg|Gospoda|G[äæ]stg|Herberg|Hostería|Kroen|Locanda|Mesón|Posada|Värds|Zájezd)/;

/** Matches names of inns with a bar downstairs. */
export const PUB: RegExp = / (?:Arms|Bar|Pub)\b/;

/** The kind of hotel for each word in a hotel's name that tells its kind. */
export const hotelKinds: ReadonlyMap<string, HotelKind> = new Map([
  ...listOf(MODEST).map((word) => [word, 'modest'] as const),
  ...listOf(SMALL).map((word) => [word, 'small'] as const),
  ...listOf(GRAND).map((word) => [word, 'grand'] as const),
  ...listOf(ANY_SIZE).map((word) => [word, 'large'] as const),
]);
