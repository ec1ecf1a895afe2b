import type { Motifs } from './motif.ts';
import { landMotifs } from './motifs-land.ts';
import { thingMotifs } from './motifs-things.ts';
import { townMotifs } from './motifs-town.ts';

/** All motifs of photographs and thumbnails. */
export const motifs: Motifs = { ...townMotifs, ...landMotifs, ...thingMotifs };
