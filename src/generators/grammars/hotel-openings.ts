import type { Grammar } from '../grammar.ts';
import { INN_OPENINGS, openingsFor, PUB_OPENINGS, TRADITIONAL_OPENINGS } from './hotels/openings.ts';
import {
  FEATURES,
  FINE_BUILDINGS,
  FINE_ROOMS,
  LANDLORDS,
  LANDMARKS,
  LARGE_BUILDINGS,
  MANY_ROOMS,
  OWNERS,
  PLAIN_ROOMS,
  ROOMS,
  SITUATIONS,
  SMALL_BUILDINGS,
} from './hotels/words.ts';

/** Rules for the sentences that open texts about small hotels. */
export const SMALL_HOTEL: Grammar = {
  opening: openingsFor('small'),
  situation: SITUATIONS,
  landmark: LANDMARKS,
  building: SMALL_BUILDINGS,
  kinds: ROOMS,
  feature: FEATURES.small,
  owner: OWNERS,
};

/** The same about guest houses and hostels. */
export const GUEST_HOUSE: Grammar = { ...SMALL_HOTEL, kinds: PLAIN_ROOMS, feature: FEATURES.plain, owner: LANDLORDS };

/** The same about large hotels. */
export const LARGE_HOTEL: Grammar = {
  opening: openingsFor('large'),
  situation: SITUATIONS,
  landmark: LANDMARKS,
  building: LARGE_BUILDINGS,
  kinds: MANY_ROOMS,
  feature: FEATURES.small,
};

/** The same about hotels of four and five stars. */
export const FINE_HOTEL: Grammar = {
  opening: openingsFor('fine'),
  situation: SITUATIONS,
  landmark: LANDMARKS,
  building: FINE_BUILDINGS,
  kinds: FINE_ROOMS,
  feature: FEATURES.fine,
};

/** The words that texts about small houses of other kinds use as well. */
const [situation, landmark, building, kinds, owner] = [SITUATIONS, LANDMARKS, SMALL_BUILDINGS, ROOMS, OWNERS];

/** The same about pubs with rooms. */
export const PUB_ROOMS: Grammar = { opening: PUB_OPENINGS, situation, landmark, building, kinds, owner };

/** The same about inns with a restaurant. */
export const INN: Grammar = { opening: INN_OPENINGS, situation, landmark, building, kinds, owner };

/** The same about inns in the style of Japan and Korea. */
export const TRADITIONAL: Grammar = { opening: TRADITIONAL_OPENINGS, situation, landmark };
