import { ANY_THINGS } from './things-any.ts';
import { GOODS } from './things-goods.ts';
import { WORK_THINGS } from './things-work.ts';
import { POSTS } from './things-posts.ts';
import { EVENT_THINGS } from './things-events.ts';
import { CULTURE } from './things-culture.ts';
import { FOOD } from './things-food.ts';
import { GAME_THINGS } from './things-games.ts';
import { HEALTH } from './things-health.ts';
import { NATURE } from './things-nature.ts';
import { VEHICLES } from './things-vehicles.ts';
import { BUILDINGS } from './things-buildings.ts';
import { FINANCE } from './things-finance.ts';
import { TECHNOLOGY } from './things-technology.ts';
import type { Row } from './row.ts';

/** Rows for names of things, and kinds of things. */
export const THINGS: readonly Row[] = [
  ...ANY_THINGS,
  ...GOODS,
  ...WORK_THINGS,
  ...POSTS,
  ...EVENT_THINGS,
  ...CULTURE,
  ...FOOD,
  ...GAME_THINGS,
  ...HEALTH,
  ...NATURE,
  ...VEHICLES,
  ...BUILDINGS,
  ...FINANCE,
  ...TECHNOLOGY,
];
