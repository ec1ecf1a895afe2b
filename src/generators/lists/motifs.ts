import type { Motifs } from './motif.ts';
import { landMotifs } from './motifs-land.ts';
import { thingMotifs } from './motifs-things.ts';
import { townMotifs } from './motifs-town.ts';

/** All that photographs and thumbnails can show. */
export const motifs: Motifs = { ...townMotifs, ...landMotifs, ...thingMotifs };
