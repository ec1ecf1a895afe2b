import type { VideoCategory } from './videos/category.ts';
import { home } from './videos/home.ts';
import { screen } from './videos/screen.ts';
import { world } from './videos/world.ts';

/** Video categories by name. */
export const videoCategories: Readonly<Record<string, VideoCategory>> = { ...home, ...world, ...screen };
